import search from 'virtual:strings/search';
import type { MouseEvent, ReactNode } from 'react';
import type { SearchAnswer } from '../../shared/search/model';
import type { VersionData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { withBase } from '../../shared/urls';
import { useSite } from '../context';
import { isPlainClick } from '../router/intercept';

interface Props {
  /** What was searched without result; empty before anything was typed. */
  query: string;
  /** The answer without hits; `null` before anything was typed. */
  answer: SearchAnswer | null;
  recent: readonly string[];
  /** Queries that the site proposes. */
  suggested: readonly string[];
  version: VersionData | null;
  onQuery(query: string): void;
  onClear(): void;
  onGo(href: string): void;
}

/** What the box shows without results: searches to begin with or words that come near, and where to go instead. */
export function EmptyState({ query, answer, recent, suggested, version, onQuery, onClear, onGo }: Props): ReactNode {
  const suggestion = answer?.suggestion ?? null;
  const nearest = answer?.nearest ?? [];
  return (
    <div className="search__empty">
      {query === '' ? <p>{search.hint}</p> : <p>{fill(search.nothing, { query })}</p>}
      {query !== '' && suggestion !== null && (
        <p>
          {search.didYouMean}{' '}
          <button type="button" className="button" onClick={() => onQuery(suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
      {nearest.length > 0 && <Queries label={search.nearest} queries={nearest} onQuery={onQuery} />}
      {recent.length > 0 && <RecentSearches recent={recent} onQuery={onQuery} onClear={onClear} />}
      {suggested.length > 0 && <Queries label={search.suggested} queries={suggested} onQuery={onQuery} />}
      <PlacesToGo version={version} onGo={onGo} />
      {query !== '' && <Ask />}
    </div>
  );
}

/** Queries to press, under what they are. */
function Queries({
  label,
  queries,
  onQuery,
}: {
  label: string;
  queries: readonly string[];
  onQuery(query: string): void;
}): ReactNode {
  return (
    <section className="search__queries" aria-label={label}>
      <p>{label}</p>
      <ul>
        {queries.map((entry) => (
          <li key={entry}>
            <button type="button" className="chip" onClick={() => onQuery(entry)}>
              {entry}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the documentation has no answer, people have. */
function Ask(): ReactNode {
  const repository = useSite().navbar.items.find((item) => item.type === 'repository');
  if (!repository) return null;
  return (
    <p>
      <a href={`${repository.href.replace(/\/$/, '')}/issues`}>{search.ask}</a>
    </p>
  );
}

function RecentSearches({ recent, onQuery, onClear }: Pick<Props, 'recent' | 'onQuery' | 'onClear'>): ReactNode {
  return (
    <section className="search__recent" aria-label={search.recent}>
      <p>
        {search.recent}{' '}
        <button type="button" className="search__clear" onClick={onClear}>
          {search.clear}
        </button>
      </p>
      <ul>
        {recent.map((entry) => (
          <li key={entry}>
            <button type="button" className="button" onClick={() => onQuery(entry)}>
              {entry}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The documentation's home and the links of the navbar: a site always has these. */
function PlacesToGo({ version, onGo }: Pick<Props, 'version' | 'onGo'>): ReactNode {
  const site = useSite();
  const places = [
    ...(version ? [{ label: fill(search.docsOf, { version: version.label }), path: version.path }] : []),
    ...site.navbar.items.flatMap((item) =>
      item.type === 'link' && item.to.startsWith('/') ? [{ label: item.label, path: item.to }] : [],
    ),
  ];
  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onGo(event.currentTarget.href);
  }
  return (
    <section aria-label={search.places}>
      <p>{search.places}</p>
      <ul>
        {places.map(({ label, path }) => (
          <li key={path}>
            <a href={withBase(path, site.base)} onClick={onClick}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
