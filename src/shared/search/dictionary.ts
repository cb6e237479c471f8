/** Looks words up in the dictionary of an index: what begins with them, and what is spelled nearly like them. */

import { at } from '../at';
import type { Guess, SearchIndex, Spelling } from './search-index';
import { allowedEdits, editDistance } from '../nearest';
import type { Slot } from './slots';
import { stem } from './stem';

/** Words named where nothing was found. */
const MOST_NEAREST = 5;
/** Completions of one beginning that are followed. */
const MAX_COMPLETIONS = 48;

/** Terms that begin like a word; those that name something and short ones first. */
export function completions(index: SearchIndex, start: string): Guess[] {
  const found: { id: number; length: number; strong: boolean }[] = [];
  index.sorted.forEach((term, place) => {
    if (!term.startsWith(start)) return;
    const id = at(index.sortedIds, place);
    found.push({ id, length: term.length, strong: at(index.strong, id) });
  });
  return found
    .sort((a, b) => Number(b.strong) - Number(a.strong) || a.length - b.length)
    .slice(0, MAX_COMPLETIONS)
    .map(({ id, length }) => ({ id, trust: 0.35 + 0.65 * (start.length / length) }));
}

/** Terms spelled similarly to a word, nearest first; names before words of running text. */
export function spellings(index: SearchIndex, word: string): readonly Spelling[] {
  const kept = index.spellings.get(word);
  if (kept) return kept;
  const found = nearTerms(index, word, allowedEdits(word))
    .filter(({ term }) => word.length > 3 || isSwap(word, term))
    .map(({ id, term, distance }) => {
      return { id, distance, weight: distance + (term[0] === word[0] ? 0 : 0.4) + (index.strong[id] ? 0 : 0.3) };
    })
    .sort((a, b) => a.weight - b.weight);
  const nearest = found[0]?.weight ?? 0;
  const best = found
    .slice(0, 8)
    .map(({ id, distance, weight }) => ({ id, distance, trust: 1 / (1 + 0.9 * (weight - nearest)) }));
  index.spellings.set(word, best);
  return best;
}

/** Terms within some edits of a word or of its stem: a slip may look like an ending (`headles`). */
function nearTerms(index: SearchIndex, word: string, limit: number): { id: number; term: string; distance: number }[] {
  if (limit === 0) return [];
  const forms = [...new Set([word, stem(word)])];
  return index.sorted.flatMap((term, place) => {
    const distance = Math.min(...forms.map((form) => editDistance(form, term, limit)));
    return distance > limit ? [] : [{ id: at(index.sortedIds, place), term, distance }];
  });
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

/** Suggestions for a query without known words: one more edit allowed, or a common prefix. */
export function nearestTerms(index: SearchIndex, slots: readonly Slot[]): string[] {
  const found = new Set<string>();
  for (const { raw, isStop } of slots) {
    if (isStop || raw.length < 4) continue;
    const near = nearTerms(index, raw, 3)
      .filter(({ id, term }) => term.length > 3 && at(index.strong, id))
      .sort((a, b) => a.distance - b.distance);
    const begun = completions(index, raw.slice(0, 4));
    for (const { id } of [...near.slice(0, 3), ...begun.slice(0, 2)]) found.add(at(index.surfaces, id));
  }
  found.delete('');
  return [...found].slice(0, MOST_NEAREST);
}
