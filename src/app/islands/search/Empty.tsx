import strings from 'virtual:strings/search';
import { useEffect, useState, type ReactNode } from 'react';
import type { SearchAnswer } from '../../../shared/search/model';
import type { VersionData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import type { Meaning } from '../../behaviours/glossary';
import { RoutedLink } from '../../components/RoutedLink';
import { useSite } from '../../context/SiteContext';
import type { SearchState } from '../../search/messages';

interface EmptyProps {
  /** What was searched without result; empty before anything was typed. */
  query: string;
  answer: SearchAnswer | null;
  recent: readonly string[];
  state: SearchState;
  version: VersionData | null;
  onQuery(query: string): void;
  onClear(): void;
  onGo(href: string): void;
}

/** What is shown without results: searches to begin with or similar words, and other places to look. */
export function Empty({ query, answer, recent, state, version, onQuery, onClear, onGo }: EmptyProps): ReactNode {
  const isBefore = query === '';
  const suggested = isBefore && state.type === 'ready' ? state.options.suggested : [];
  const queries = (name: string, texts: readonly string[]): ReactNode[] =>
    texts.map((text) => (
      <button key={text} type="button" className={name} onClick={() => onQuery(text)}>
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
      <Section className="search__recent" label={strings.recent} items={queries('button', isBefore ? recent : [])}>
        {' '}
        <button type="button" className="search__clear" onClick={onClear}>
          {strings.clear}
        </button>
      </Section>
      <Section className="search__queries" label={strings.suggested} items={queries('chip', suggested)} />
      <Places {...{ version, onGo }} />
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
function Places({ version, onGo }: Pick<EmptyProps, 'version' | 'onGo'>): ReactNode {
  const { base, navbar } = useSite();
  const places = [
    ...(version ? [{ label: fill(strings.docsOf, { version: version.label }), path: version.path }] : []),
    ...navbar.items.flatMap((item) =>
      item.type === 'link' && item.to.startsWith('/') ? [{ label: item.label, path: item.to }] : [],
    ),
  ];
  const links = places.map(({ label, path }) => (
    <RoutedLink key={path} href={withBase(path, base)} onGo={onGo}>
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

interface TermProps {
  query: string;
  state: SearchState;
  version: VersionData | null;
  onGo(href: string): void;
}

/**
 * Explains a term of the glossary above the results, with a link to its page. Meanings are fetched when a reader looks
 * for a term; the list of results does not wait for them.
 */
export function Term({ query, state, version, onGo }: TermProps): ReactNode {
  const site = useSite();
  const [found, setFound] = useState<{ word: string; meaning: Meaning | null } | null>(null);
  const word = termOf(query, state);
  useEffect(() => {
    if (word === null) return;
    let isOutdated = false;
    import('../../behaviours/glossary')
      .then(({ meaningOf }) => meaningOf(word, site, version))
      .then(
        (meaning) => {
          if (!isOutdated) setFound({ word, meaning });
        },
        // The reader has not asked for it expressly; the next query for a term tries again.
        (error: unknown) => console.warn(site.strings.shell.notLoaded, error),
      );
    return () => {
      isOutdated = true;
    };
  }, [word, site, version]);
  const meaning = found?.word === word ? found?.meaning : null;
  return (
    <div className="search__term" aria-live="polite">
      {meaning && (
        <p>
          <strong>{meaning.term}</strong> {meaning.text}{' '}
          <RoutedLink href={meaning.href} onGo={onGo}>
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
