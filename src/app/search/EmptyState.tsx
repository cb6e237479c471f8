import strings from 'virtual:strings/search';
import type { MouseEvent, ReactNode } from 'react';
import type { VersionData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { withBase } from '../../shared/urls';
import { useSite } from '../context';
import { isPlainClick } from '../router/intercept';

interface Props {
  /** What was searched without result; empty before anything was typed. */
  query: string;
  /** The nearest known spelling. */
  suggestion: string | null;
  recent: readonly string[];
  version: VersionData | null;
  onQuery(query: string): void;
  onClear(): void;
  onGo(href: string): void;
}

/** What the box shows without results: recent searches or the nearest spelling, and where to go instead. */
export function EmptyState({ query, suggestion, recent, version, onQuery, onClear, onGo }: Props): ReactNode {
  return (
    <div className="search__empty">
      {query === '' ? <p>{strings.hint}</p> : <p>{fill(strings.nothing, { query })}</p>}
      {query !== '' && suggestion !== null && (
        <p>
          {strings.didYouMean}{' '}
          <button type="button" className="button" onClick={() => onQuery(suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
      {recent.length > 0 && <RecentSearches recent={recent} onQuery={onQuery} onClear={onClear} />}
      <PlacesToGo version={version} onGo={onGo} />
    </div>
  );
}

function RecentSearches({ recent, onQuery, onClear }: Pick<Props, 'recent' | 'onQuery' | 'onClear'>): ReactNode {
  return (
    <section className="search__recent" aria-label={strings.recent}>
      <p>
        {strings.recent}{' '}
        <button type="button" className="search__clear" onClick={onClear}>
          {strings.clear}
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
    ...(version ? [{ label: fill(strings.docsOf, { version: version.label }), path: version.path }] : []),
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
    <section aria-label={strings.places}>
      <p>{strings.places}</p>
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
