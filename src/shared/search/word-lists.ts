import { at } from '../at';

/**
 * Stores lists of words, of which most stand in many lists: words that several lists have stand once, the most frequent
 * first, and a list names them by the gaps between their numbers. Over brotli that is a fifth less than the words.
 */

/** Words that so many lists have are stored once. */
const SHARED_BY = 3;
/** Letters that JSON carries as they are. The first are the last digit of a gap, the others the digits before it. */
const LETTERS = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const LAST_DIGITS = 72;
const OTHER_DIGITS = LETTERS.length - LAST_DIGITS;

/** The words that several of the lists have, the most frequent first. */
export function sharedWords(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= SHARED_BY)
    .sort(([a, most], [b, count]) => count - most || (a < b ? -1 : 1))
    .map(([word]) => word);
}

/** A list of different words as the gaps between the numbers of those that are shared, and the others. */
export function encodeList(
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
): { gaps: string; others: string[] } {
  let last = -1;
  const gaps = words
    .map((word) => numbers.get(word))
    .filter((number) => number !== undefined)
    .sort((a, b) => a - b)
    .map((number) => {
      const gap = encodeGap(number - last - 1);
      last = number;
      return gap;
    });
  return { gaps: gaps.join(''), others: words.filter((word) => !numbers.has(word)) };
}

/** The shared words that a list names by their gaps. */
export function decodeGaps(gaps: string, shared: readonly string[]): string[] {
  const words: string[] = [];
  let before = 0;
  let last = -1;
  for (const letter of gaps) {
    const digit = LETTERS.indexOf(letter);
    if (digit >= LAST_DIGITS) {
      before = before * OTHER_DIGITS + (digit - LAST_DIGITS) + 1;
      continue;
    }
    last += before * LAST_DIGITS + digit + 1;
    before = 0;
    words.push(at(shared, last));
  }
  return words;
}

function encodeGap(gap: number): string {
  let text = at(LETTERS, gap % LAST_DIGITS);
  for (let before = Math.floor(gap / LAST_DIGITS); before > 0; before = Math.floor((before - 1) / OTHER_DIGITS))
    text = at(LETTERS, LAST_DIGITS + ((before - 1) % OTHER_DIGITS)) + text;
  return text;
}
