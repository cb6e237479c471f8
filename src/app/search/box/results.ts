import search from 'virtual:strings/search';
import { fill } from '../../../shared/strings/format';
import { DOWN_AND_UP, placeForKey } from '../../arrow-keys';
import { make } from '../../behaviours/dom';
import { isPlainClick } from '../../router/intercept';
import { nextTask } from '../../scheduling';
import type { Entry } from './entries';
import { fillOption } from './option';
import type { BoxPart } from './view';
import type { Answered } from './question';

/** Results that fill the box; the rest is made after these are painted. */
const AT_ONCE = 6;

/** Element id of the list. */
export const RESULTS_ID = 'search-results';

/** Element id of the result at a place. */
export const optionId = (at: number): string => `search-option-${at}`;

interface Handlers {
  onChoose(href: string): void;
  onAll(): void;
}

/**
 * The list of results. Its links stay from one answer to the next, only what is in them changes; results of a query
 * before are neither seen nor followed.
 */
export function resultsPart({ onChoose, onAll }: Handlers): BoxPart {
  const list = make('div', {
    id: RESULTS_ID,
    class: 'search__results',
    role: 'listbox',
    'aria-label': search.results,
  });
  const all = make('button', { type: 'button', class: 'search__all' });
  const element = make('div', { class: 'search__list' }, list, all);
  const links: HTMLAnchorElement[] = [];
  let entries: readonly Entry[] = [];
  /** How many of them have their link. */
  let filled = 0;
  let selected: HTMLAnchorElement | undefined;

  // The keys and the focus belong to the field, which names the active option.
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(link.href);
  });
  all.addEventListener('click', onAll);

  function showEntries(next: readonly Entry[]): void {
    entries = next;
    filled = 0;
    fillUpTo(AT_ONCE);
    for (const link of links.splice(filled)) link.remove();
    void afterPaint().then(() => {
      if (entries === next) fillUpTo(next.length);
    });
  }

  function fillUpTo(count: number): void {
    for (const entry of entries.slice(filled, count)) {
      fillOption(links[filled] ?? addLink(), entry);
      filled += 1;
    }
  }

  function addLink(): HTMLAnchorElement {
    const link = make('a', { id: optionId(links.length), role: 'option', 'aria-selected': 'false', tabindex: '-1' });
    links.push(link);
    return list.appendChild(link);
  }

  function select(link: HTMLAnchorElement | undefined): void {
    if (link === selected) return;
    if (selected) selected.ariaSelected = 'false';
    if (link) link.ariaSelected = 'true';
    link?.scrollIntoView({ block: 'nearest' });
    selected = link;
  }

  return {
    element,
    show({ entries: next, active, isFresh, answered }) {
      if (next !== entries) showEntries(next);
      fillUpTo(active + 1);
      select(links[active]);
      element.hidden = entries.length === 0;
      element.ariaBusy = String(!isFresh);
      const count = answered ? countOf(answered) : 0;
      all.hidden = !answered || answered.answer.hits.length >= count;
      all.textContent = fill(search.showAll, { count });
    },
  };
}

/** Resolves when what was changed is painted. */
function afterPaint(): Promise<void> {
  return new Promise<number>(requestAnimationFrame).then(nextTask);
}

/** Pages that were found, of the kind that is asked for. */
function countOf({ facet, answer }: Answered): number {
  return facet === null ? answer.total : answer.facets[facet];
}

/** Moves through results by key: the next place of `active` among `count`, or `null` when the key does not move. */
export function movedTo(key: string, active: number, count: number): number | null {
  return count === 0 ? null : placeForKey(key, DOWN_AND_UP, active, count);
}
