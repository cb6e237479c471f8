import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../../shared/search/model';
import type { VersionData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { RoutedLink } from '../../components/RoutedLink';
import { useSite } from '../../context/SiteContext';
import type { SearchState } from '../../search/messages';

interface Props {
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
export function Empty({ query, answer, recent, state, version, onQuery, onClear, onGo }: Props): ReactNode {
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
      <p>{isBefore ? strings.hint : fill(strings.nothing, { query })}</p>
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
function Places({ version, onGo }: Pick<Props, 'version' | 'onGo'>): ReactNode {
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
