/** Consonants: twelve of them form no word, and text compressors treat them all alike. */
const LETTERS = 'bcdfghjklmnpqrst';
const LENGTH = 12;

/** A placeholder for the mark of a build. No real mark equals it: some of its letters never occur in one. */
export const ANY_BUILD = 'qxzjvkwzgfbp';

/**
 * Name of a build, made from a digest in hexadecimal digits. It stands in every page, and packed pages are reused
 * with another mark in its place (`src/engine/write/brotli.ts`), which is why it has letters of one kind only.
 */
export function buildMark(digest: string): string {
  return digest.slice(0, LENGTH).replace(/[\da-f]/g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));
}
