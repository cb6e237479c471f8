/** Words a reader takes in within a minute. */
const WORDS_PER_MINUTE = 200;

/** Minutes to read a text, rounded up; never none. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
