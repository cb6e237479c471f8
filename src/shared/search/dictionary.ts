/** Looks words up in the dictionary of an index: what begins with them, and what is spelled nearly like them. */

import { at } from '../at';
import type { SearchIndex } from './search-index';
import { allowedEdits, nearTerms } from '../edit-distance';
import { remember } from './remember';
import { stem } from './stem';

/** Completions of one beginning that are followed. */
const MAX_COMPLETIONS = 48;

interface Completion {
  id: number;
  length: number;
  trust: number;
}

interface Spelling {
  id: number;
  trust: number;
  distance: number;
}

/** Terms that begin like a word; those that name something and short ones first. */
export const completions = remember((index: SearchIndex, start: string): Completion[] => {
  const found: { id: number; length: number; strong: boolean }[] = [];
  for (let place = lowerBound(index.sorted, start); place < index.sorted.length; place++) {
    const term = at(index.sorted, place);
    if (!term.startsWith(start)) break;
    const id = at(index.sortedIds, place);
    found.push({ id, length: term.length, strong: at(index.strong, id) });
  }
  found.sort((a, b) => Number(b.strong) - Number(a.strong) || a.length - b.length);
  return found
    .slice(0, MAX_COMPLETIONS)
    .map(({ id, length }) => ({ id, length, trust: 0.35 + 0.65 * (start.length / length) }));
});

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(sorted, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Terms spelled nearly like a word, nearest first; those that name something before those of texts.
 */
export const spellings = remember((index: SearchIndex, word: string): Spelling[] => {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  const stemmed = stem(word);
  const found = nearTerms(stemmed, limit, index.sorted, index.shared)
    .filter(({ at: place }) => word.length > 3 || isSwap(stemmed, at(index.sorted, place)))
    .map(({ at: place, distance }) => {
      const term = at(index.sorted, place);
      const id = at(index.sortedIds, place);
      return { id, distance, weight: distance + (term[0] === word[0] ? 0 : 0.4) + (index.strong[id] ? 0 : 0.3) };
    })
    .sort((a, b) => a.weight - b.weight);
  const nearest = found[0]?.weight ?? 0;
  return found
    .slice(0, 8)
    .map(({ id, distance, weight }) => ({ id, distance, trust: 1 / (1 + 0.9 * (weight - nearest)) }));
});

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}
