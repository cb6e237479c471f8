/**
 * Damerau's distance in its restricted form: insert, delete, replace, and swap of two neighbours cost one each, and no
 * part is edited twice. The walk over a sorted dictionary computes the matrix row by row, one row a letter of the term,
 * and keeps the rows of the part that neighbouring terms share. Only cells near the diagonal can be within the limit,
 * so only these are computed; all others count as too far:
 *
 *          n e t w r o k       rows of "net" are kept
 *        0 1 2 3 4 5 6 7       for "network" after "netns"
 *      n 1 0 1 2 ...
 *      e 2 1 0 1 ...           a row without a value within
 *      t 3 2 1 0 ...           the limit ends every term
 *                              that starts like this one
 */

import { at } from './at';

interface NearTerm {
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
  const matrix = matrixOf(word, limit, word.length + limit);
  let valid = 0;
  let deadAt = Infinity;
  for (let place = 0; place < sorted.length; place++) {
    const keep = at(shared, place);
    if (keep >= deadAt) continue;
    deadAt = Infinity;
    valid = Math.min(valid, keep);
    const term = at(sorted, place);
    // Too long or too short to be near. The rows that the next term shares with it stay valid.
    if (Math.abs(term.length - word.length) > limit) continue;
    while (valid < term.length && deadAt === Infinity) {
      valid++;
      if (isPast(matrix, valid, fillRow(matrix, valid, term))) deadAt = valid;
    }
    if (deadAt !== Infinity) continue;
    const distance = distanceIn(matrix, term.length);
    if (distance <= limit) found.push({ at: place, distance });
  }
  return found;
}

/**
 * Distance of two words. Gives `limit + 1` as soon as it is known to be above the limit.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const reach = Math.min(limit, Math.max(a.length, b.length));
  const matrix = matrixOf(a, reach, b.length);
  for (let depth = 1; depth <= b.length; depth++) {
    if (isPast(matrix, depth, fillRow(matrix, depth, b))) return limit + 1;
  }
  return Math.min(distanceIn(matrix, b.length), limit + 1);
}

interface Matrix {
  word: string;
  limit: number;
  /** Row after row, each a cell longer than the word. */
  cells: Uint16Array;
  least: Uint16Array;
}

/** The matrix of a word with room for terms of `depth` letters. Its first row inserts every letter of the word. */
function matrixOf(word: string, limit: number, depth: number): Matrix {
  const cells = new Uint16Array((depth + 1) * (word.length + 1)).fill(limit + 1);
  for (let i = 0; i <= Math.min(word.length, limit); i++) cells[i] = i;
  return { word, limit, cells, least: new Uint16Array(depth + 1) };
}

/** Fills the row of the term's letter before `depth`; gives its least value. */
function fillRow({ word, limit, cells, least }: Matrix, depth: number, term: string): number {
  const row = depth * (word.length + 1);
  const above = row - word.length - 1;
  const twoAbove = above - word.length - 1;
  const letter = term.charCodeAt(depth - 1);
  const letterBefore = term.charCodeAt(depth - 2);
  const cell = (place: number): number => cells[place] ?? limit + 1;
  let smallest = limit + 1;
  if (depth <= limit) cells[row] = smallest = depth;
  for (let i = Math.max(1, depth - limit); i <= Math.min(word.length, depth + limit); i++) {
    const same = word.charCodeAt(i - 1) === letter;
    let value = Math.min(cell(above + i) + 1, cell(row + i - 1) + 1, cell(above + i - 1) + (same ? 0 : 1));
    if (depth > 1 && i > 1 && word.charCodeAt(i - 2) === letter && word.charCodeAt(i - 1) === letterBefore) {
      value = Math.min(value, cell(twoAbove + i - 2) + 1);
    }
    cells[row + i] = value;
    if (value < smallest) smallest = value;
  }
  least[depth] = smallest;
  return smallest;
}

/** Whether nothing that begins with these letters is near. A swap reaches over one row, so two must be too far. */
function isPast({ limit, least }: Matrix, depth: number, smallest: number): boolean {
  return smallest > limit && at(least, depth - 1) + 1 > limit;
}

function distanceIn({ word, cells }: Matrix, depth: number): number {
  return at(cells, depth * (word.length + 1) + word.length);
}
