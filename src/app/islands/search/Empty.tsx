import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { useSite } from '../../context';
import { useLoaded } from '../../hooks';
import type { SearchState } from '../../search/messages';
import type { Search } from './useSearch';
import { isPlainClick } from '../../router/intercept';

/** What is shown without results: searches to begin with or similar words, and other places to look. */
export function Empty({ search }: { search: Search }): ReactNode {
  const { question, answered, state } = search;
  const { query } = question;
  const answer = answered?.answer;
  const isBefore = query === '';
  const suggested = isBefore && state.type === 'ready' ? state.options.suggested : [];
  const queries = (name: string, texts: readonly string[]): ReactNode[] =>
    texts.map((text) => (
      <button key={text} type="button" className={name} onClick={() => search.changeQuery(text)}>
        {text}
      </button>
    ));
  return (
    <div className="search__empty">
      <p>{isBefore ? strings.hint : answer?.unread ? strings.unread : fill(strings.nothing, { query })}</p>
      {!isBefore && answer?.suggestion && (
        <p>
          {strings.didYouMean} {queries('button', [answer.suggestion])}
        </p>
      )}
      <Section className="search__queries" label={strings.nearest} items={queries('chip', answer?.nearest ?? [])} />
      <Section
        className="search__recent"
        label={strings.recent}
        items={queries('button', isBefore ? search.recent : [])}
      >
        {' '}
        <button type="button" className="search__clear" onClick={search.clearRecent}>
          {strings.clear}
        </button>
      </Section>
      <Section className="search__queries" label={strings.suggested} items={queries('chip', suggested)} />
      <Places search={search} />
      {!isBefore && <Ask />}
    </div>
  );
}

interface SectionProps {
  className?: string;
  label: string;
  items: readonly ReactNode[];
  children?: ReactNode;
}

/** Things to choose from under their label; nothing when there are none. */
function Section({ className, label, items, children }: SectionProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={className} aria-label={label}>
      <p>
        {label}
        {children}
      </p>
      <ul>
        {items.map((item, at) => (
          // The items are without state, and each brings its own key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** The documentation's home and the links of the navbar: every site has these. */
function Places({ search }: { search: Search }): ReactNode {
  const { base, navbar } = useSite();
  const { version } = search.request.searched;
  const places = [
    ...(version ? [{ label: fill(strings.docsOf, { version: version.label }), path: version.path }] : []),
    ...navbar.items.flatMap((item) =>
      item.type === 'link' && item.to.startsWith('/') ? [{ label: item.label, path: item.to }] : [],
    ),
  ];
  const links = places.map(({ label, path }) => (
    <RoutedLink key={path} href={withBase(path, base)} onGo={search.go}>
      {label}
    </RoutedLink>
  ));
  return <Section label={strings.places} items={links} />;
}

/** Where to ask people when the documentation has no answer. */
function Ask(): ReactNode {
  const repository = useSite().navbar.items.find((item) => item.type === 'repository');
  if (!repository) return null;
  return (
    <p>
      <a href={`${repository.href.replace(/\/$/, '')}/issues`}>{strings.ask}</a>
    </p>
  );
}

/**
 * Explains a term of the glossary above the results, with a link to its page. Meanings are fetched when a reader looks
 * for a term; the list of results does not wait for them.
 */
export function Term({ search }: { search: Search }): ReactNode {
  const site = useSite();
  const { query, searched } = search.request;
  const word = termOf(query, search.state);
  // The reader has not asked for it expressly, so nothing is said of a failure; the next query for a term tries again.
  const { value: found } = useLoaded(word ?? '', async () => {
    if (word === null) return null;
    const { meaningOf } = await import('../../behaviours/glossary');
    return { word, meaning: await meaningOf(word, site, searched.version) };
  });
  const meaning = found?.word === word ? found?.meaning : null;
  return (
    <div className="search__term" aria-live="polite">
      {meaning && (
        <p>
          <strong>{meaning.term}</strong> {meaning.text}{' '}
          <RoutedLink href={meaning.href} onGo={search.choose}>
            {site.strings.article.more}
          </RoutedLink>
        </p>
      )}
    </div>
  );
}

/** The query, when it is one of the ways in which a term is written. */
function termOf(query: string, state: SearchState): string | null {
  const word = query.trim().toLowerCase();
  const terms = state.type === 'ready' ? state.options.terms : [];
  return terms.some((form) => word === form || word === `${form}s`) ? word : null;
}

interface Props {
  href: string;
  /** Called with the address instead of following the link, unless the reader wants another tab. */
  onGo(href: string): void;
  children: ReactNode;
}

/** A link whose plain click is handled by its owner, for instance to close a dialog first. */
function RoutedLink({ href, onGo, children }: Props): ReactNode {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onGo(event.currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}
