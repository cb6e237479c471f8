/** Takes words apart that some languages write as one: `Speicherverbrauch`. */

/** A word as far as taking apart needs it. */
interface Part {
  /** Folded words of a phrase; phrases of more than one word are no parts. */
  words: readonly string[];
  /** Whether any ending may follow. */
  open: boolean;
  means: string;
}

/** Shorter words stand in too many others by chance. */
const LEAST_PART = 4;
const MOST_PARTS = 3;
/** An ending of one word, not the beginning of the next. */
const MOST_ENDING = 3;
/** What stands between the parts. */
const JOINTS = ['', 's', 'n', 'e', 'es', 'en', 'ns', 'er', 'ung', 'ungs'];

/**
 * What the parts of a word mean, in order; `null` when it is not made of parts that are known. `parts` by first letter.
 */
export function compoundOf(
  word: string,
  parts: ReadonlyMap<string, readonly Part[]>,
  most: number = MOST_PARTS,
): string[] | null {
  if (word.length < LEAST_PART || most === 0) return null;
  for (const { words, open, means } of parts.get(word[0] ?? '') ?? []) {
    const [start = ''] = words;
    if (words.length > 1 || start.length < LEAST_PART || !word.startsWith(start)) continue;
    const rest = word.slice(start.length);
    if (rest === '' || (open && rest.length <= MOST_ENDING)) return [means];
    for (const joint of JOINTS) {
      const further = rest.startsWith(joint) ? compoundOf(rest.slice(joint.length), parts, most - 1) : null;
      if (further) return [means, ...further];
    }
  }
  return null;
}
