import { useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import search from 'virtual:strings/search';
import { fill } from '../../shared/strings/format';
import { isPlainClick } from '../router/intercept';
import type { Entry } from './entries';
import { ResultOption } from './ResultOption';
import type { Answered } from './use-answer';

/** Results that fill the box; the rest is rendered after these are painted. */
const AT_ONCE = 6;

/** Element id of the list. */
export const RESULTS_ID = 'search-results';

/** Element id of the result at a place. */
export const optionId = (at: number): string => `search-option-${at}`;

interface Props {
  entries: readonly Entry[];
  active: number;
  /** Whether these answer what is asked now; those of a query before are neither seen nor followed. */
  isFresh: boolean;
  answered: Answered | null;
  onChoose(href: string): void;
  onAll(): void;
}

/** The list of results. One listener serves all of them, so that a keystroke renders none anew. */
export function Results({ entries, active, isFresh, answered, onChoose, onAll }: Props): ReactNode {
  const painted = useDeferredValue(entries);
  const shown = painted === entries ? entries : entries.slice(0, Math.max(AT_ONCE, active + 1));

  function onClick(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(link.href);
  }

  return (
    <div className="search__list" hidden={entries.length === 0} aria-busy={!isFresh}>
      {/* The keys and the focus belong to the field, which names the active option. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div id={RESULTS_ID} className="search__results" role="listbox" aria-label={search.results} onClick={onClick}>
        {shown.map((entry, at) => (
          <ResultOption key={optionId(at)} id={optionId(at)} entry={entry} active={at === active} />
        ))}
      </div>
      {answered && answered.answer.hits.length < countOf(answered) && (
        <button type="button" className="search__all" onClick={onAll}>
          {fill(search.showAll, { count: countOf(answered) })}
        </button>
      )}
    </div>
  );
}

/** Pages that were found, of the kind that is asked for. */
function countOf({ facet, answer }: Answered): number {
  return facet === null ? answer.total : answer.facets[facet];
}

/** Moves through results by key: the next place of `active` among `count`, or `null` when the key does not move. */
export function movedTo(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
