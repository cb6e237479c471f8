/** What the search says of a query itself: how it was read, and what comes near it. */

import { at } from '../at';
import { nearTerms } from '../edit-distance';
import type { SearchIndex } from './search-index';
import { completions } from './dictionary';
import type { Slot } from './slots';
import { stem } from './stem';

/** The query with unknown words replaced by their nearest known spelling; `null` when there is nothing to replace. */
export function correctedQuery(query: string, slots: readonly Slot[]): string | null {
  let corrected = '';
  let at = 0;
  for (const slot of slots) {
    if (slot.correction === null) continue;
    corrected += query.slice(at, slot.start) + slot.correction;
    at = slot.end;
  }
  return at === 0 ? null : corrected + query.slice(at);
}

/** Words named where nothing was found. */
const MOST_NEAREST = 5;

/** Words of the site that come near those of a query of which nothing is known: a slip more, or the same beginning. */
export function nearestTerms(index: SearchIndex, slots: readonly Slot[]): string[] {
  const found = new Set<string>();
  for (const { raw, isStop } of slots) {
    if (isStop || raw.length < 4) continue;
    const near = nearTerms(stem(raw), 3, index.sorted, index.shared)
      .filter(({ at: place }) => at(index.sorted, place).length > 3 && at(index.strong, at(index.sortedIds, place)))
      .sort((a, b) => a.distance - b.distance || a.at - b.at)
      .map(({ at: place }) => at(index.sortedIds, place));
    const begun = completions(index, raw.slice(0, 4)).map(({ id }) => id);
    for (const id of [...near.slice(0, 3), ...begun.slice(0, 2)]) found.add(at(index.surfaces, id));
  }
  found.delete('');
  return [...found].slice(0, MOST_NEAREST);
}
