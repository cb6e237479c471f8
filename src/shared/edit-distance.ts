/**
 * Damerau's distance in its restricted form: insert, delete, replace, and swap of two neighbours cost one each, and no
 * part is edited twice. The walk over a sorted dictionary computes the matrix row by row, one row a letter of the term,
 * and keeps the rows of the part that neighbouring terms share:
 *
 *          n e t w r o k       rows of "net" are kept
 *        0 1 2 3 4 5 6 7       for "network" after "netns"
 *      n 1 0 1 2 ...
 *      e 2 1 0 1 ...           a row without a value within
 *      t 3 2 1 0 ...           the limit ends every term
 *                              that starts like this one
 */

import { at } from './at';

/** A term of the dictionary near a word. */
interface NearTerm {
  /** Position in the dictionary. */
  at: number;
  distance: number;
}

/** Edits allowed for a word: none up to 2 letters, one up to 7, two from 8. At 3 letters only a swap counts (`dsn`). */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How many letters each term of a sorted dictionary shares with the one before it. */
export function sharedPrefixes(sorted: readonly string[]): Uint8Array {
  const shared = new Uint8Array(sorted.length);
  for (let i = 1; i < sorted.length; i++) {
    const before = at(sorted, i - 1);
    const term = at(sorted, i);
    let length = 0;
    while (length < 255 && length < term.length && term.charCodeAt(length) === before.charCodeAt(length)) length++;
    shared[i] = length;
  }
  return shared;
}

/** Terms within `limit` edits of a word. `shared` is what `sharedPrefixes` gives for the same dictionary. */
export function nearTerms(word: string, limit: number, sorted: readonly string[], shared: Uint8Array): NearTerm[] {
  const found: NearTerm[] = [];
  const rows = [firstRow(word)];
  let valid = 0;
  let deadAt = Infinity;
  for (const [place, term] of sorted.entries()) {
    const keep = at(shared, place);
    if (keep >= deadAt) continue;
    deadAt = Infinity;
    valid = Math.min(valid, keep);
    if (term.length > word.length + limit) {
      // Too long to be near. The rows that the next term shares with it stay valid.
      continue;
    }
    for (; valid < term.length; valid++) {
      const row = fillRow(rows, valid + 1, word, term);
      if (row > limit && leastOf(at(rows, valid)) + 1 > limit) {
        deadAt = valid + 1;
        valid++;
        break;
      }
    }
    if (deadAt !== Infinity) continue;
    const distance = at(at(rows, term.length), word.length);
    if (distance <= limit) found.push({ at: place, distance });
  }
  return found;
}

/** Fills the row of the term's letter before `depth`; gives its least value. */
function fillRow(rows: Uint16Array[], depth: number, word: string, term: string): number {
  const row = (rows[depth] ??= new Uint16Array(word.length + 1));
  const above = at(rows, depth - 1);
  const twoAbove = rows[depth - 2];
  const letter = term.charCodeAt(depth - 1);
  const letterBefore = term.charCodeAt(depth - 2);
  let least = depth;
  row[0] = depth;
  for (let i = 1; i <= word.length; i++) {
    const same = word.charCodeAt(i - 1) === letter;
    let value = Math.min(at(above, i) + 1, at(row, i - 1) + 1, at(above, i - 1) + (same ? 0 : 1));
    if (twoAbove && i > 1 && word.charCodeAt(i - 2) === letter && word.charCodeAt(i - 1) === letterBefore) {
      value = Math.min(value, at(twoAbove, i - 2) + 1);
    }
    row[i] = value;
    if (value < least) least = value;
  }
  return least;
}

function leastOf(row: Uint16Array): number {
  return Math.min(...row);
}

/**
 * Distance of two words. Gives `limit + 1` as soon as it is known to be above the limit.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows = [firstRow(a)];
  for (let depth = 1; depth <= b.length; depth++) {
    // A swap reaches over one row, so both must be above the limit.
    const least = fillRow(rows, depth, a, b);
    if (least > limit && leastOf(at(rows, depth - 1)) + 1 > limit) return limit + 1;
  }
  return Math.min(at(at(rows, b.length), a.length), limit + 1);
}

/** The row before the first letter: every letter of the word is inserted. */
function firstRow(word: string): Uint16Array {
  return Uint16Array.from({ length: word.length + 1 }, (_, i) => i);
}
