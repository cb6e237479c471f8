/** Looks words up in the dictionary of an index: what begins with them, and what is spelled nearly like them. */

import { at } from '../at';
import type { SearchIndex } from './search-index';
import { allowedEdits, editDistance, nearTerms, sharedPrefixes } from '../edit-distance';
import { remember } from './remember';
import { soundOf } from './sound';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import type { Vocabulary } from './vocabulary';

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

interface Known {
  word: string;
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

/** A word of so many letters of which one may differ may differ in half an edit more, when it sounds like the term. */
const SOUNDS_FROM = 5;

/**
 * Terms spelled nearly like a word or sounding like it, nearest first; those that name something before those of texts.
 */
export const spellings = remember((index: SearchIndex, word: string): Spelling[] => {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  const stemmed = stem(word);
  const sound = soundOf(stemmed);
  const further = limit === 1 && word.length >= SOUNDS_FROM ? 1 : 0;
  const found = nearTerms(stemmed, limit + further, index.sorted, index.shared)
    .filter(({ at: place }) => word.length > 3 || isSwap(stemmed, at(index.sorted, place)))
    .map(({ at: place, distance }) => {
      const term = at(index.sorted, place);
      const cost = (distance + editDistance(sound, soundOf(term))) / 2;
      const id = at(index.sortedIds, place);
      return { id, distance, cost, weight: cost + (term[0] === word[0] ? 0 : 0.4) + (index.strong[id] ? 0 : 0.3) };
    })
    .filter(({ distance, cost }) => distance <= limit || cost <= limit + further / 2)
    .sort((a, b) => a.weight - b.weight);
  const nearest = found[0]?.weight ?? 0;
  return found
    .slice(0, 8)
    .map(({ id, distance, weight }) => ({ id, distance, trust: 1 / (1 + 0.9 * (weight - nearest)) }));
});

/** The word of the vocabulary's phrases that is spelled most nearly like a word, and by how many edits they differ. */
export const nearestKnown = remember((vocabulary: Vocabulary, word: string): Known | null => {
  const { sorted, shared, surfaces } = vocabulary.words;
  const limit = word.length > 4 ? allowedEdits(word) : 0;
  if (limit === 0) return null;
  let best: Known | null = null;
  for (const { at: place, distance } of nearTerms(stem(word), limit, sorted, shared)) {
    const surface = surfaces.get(at(sorted, place)) ?? '';
    if (surface[0] === word[0] && distance < (best?.distance ?? Infinity)) best = { word: surface, distance };
  }
  return best;
});

/** Letters with which two words of two languages begin at least, and those that may follow in either. */
const COGNATE_START = 5;
const COGNATE_END = 6;
const OWN_END = 2;

/** The word of a title, an identifier or a keyword that a word of another language resembles; `null` for none. */
export const nearestName = remember((index: SearchIndex, word: string): string | null => {
  for (let length = word.length; length >= Math.max(COGNATE_START, word.length - COGNATE_END); length--) {
    const found = completions(index, word.slice(0, length)).find(
      (term) => index.strong[term.id] && term.length - length <= OWN_END,
    );
    if (found) return at(index.surfaces, found.id);
  }
  const [slip] = word.length > COGNATE_START ? spellings(index, word) : [];
  return slip?.distance === 1 && index.strong[slip.id] ? at(index.surfaces, slip.id) : null;
});

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

const STOPS = [...STOP_WORDS].sort();
const STOPS_SHARED = sharedPrefixes(STOPS);

/** Whether a word is a slip in one that says little: `waht`, `wich`. Short words are near too many. */
export function isNearStop(word: string): boolean {
  return (
    word.length > 3 && nearTerms(word, 1, STOPS, STOPS_SHARED).some(({ at: place }) => at(STOPS, place).length > 3)
  );
}
