import { useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import search from 'virtual:strings/search';
import type { SearchHit } from '../../shared/search/model';
import { isPlainClick } from '../router/intercept';
import { ResultOption } from './ResultOption';

/** Results that fill the box; the rest is rendered after these are painted. */
const AT_ONCE = 6;

/** Element id of the result at a place. */
export const optionId = (at: number): string => `search-option-${at}`;

interface Props {
  id: string;
  hits: SearchHit[];
  hrefs: readonly string[];
  active: number;
  onChoose(at: number): void;
}

/** The list of results. One listener serves all of them, so that a keystroke renders none anew. */
export function Results({ id, hits, hrefs, active, onChoose }: Props): ReactNode {
  const painted = useDeferredValue(hits);
  const shown = painted === hits ? hits : hits.slice(0, Math.max(AT_ONCE, active + 1));

  function onClick(event: MouseEvent<HTMLElement>): void {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    const at = hits.findIndex((_, place) => optionId(place) === option?.id);
    if (at < 0 || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(at);
  }

  return (
    // The keys and the focus belong to the field, which names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      className="search__results"
      role="listbox"
      aria-label={search.results}
      hidden={hits.length === 0}
      onClick={onClick}
    >
      {shown.map((hit, at) => (
        <ResultOption key={optionId(at)} id={optionId(at)} hit={hit} href={hrefs[at] ?? ''} active={at === active} />
      ))}
    </div>
  );
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
