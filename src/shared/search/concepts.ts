/** Finds what the phrases of a query mean, from the vocabulary of the site. */

import { STOP_WORDS, chunkTerms, chunks, stemsOf } from './tokenize';

/** What readers say, and the words under which the subject is written about. */
export interface ConceptGroup {
  /** Phrases as readers type them; matched by their stems. */
  says: readonly string[];
  /** Words of the subject. */
  means: readonly string[];
  /** Below 1 for phrases that only hint at the subject. */
  weight?: number | undefined;
}

/** A run of words in the query and the terms it means. */
interface Concept {
  first: number;
  length: number;
  means: readonly string[];
  weight: number;
}

/** One phrase of the vocabulary. */
interface Pattern {
  words: readonly string[];
  means: readonly string[];
  weight: number;
}

/** Phrases and what they mean, by their first word. */
export type Patterns = ReadonlyMap<string, readonly Pattern[]>;

/** A word of the query as far as concepts need it. */
interface ConceptWord {
  stem: string;
  raw: string;
  isStop: boolean;
}

/** Trust in a pair of words that stands the other way round. */
const TURNED = 0.7;

const termsOf = (phrase: string): string[] => chunks(phrase).flatMap(chunkTerms);

/** Prepares groups for look-ups. */
export function readPatterns(groups: readonly ConceptGroup[]): Patterns {
  const patterns = new Map<string, Pattern[]>();
  for (const group of groups) {
    const means = [...new Set(group.means.flatMap(termsOf))].filter((term) => !STOP_WORDS.has(term));
    for (const phrase of group.says) {
      const words = stemsOf(phrase);
      const weight = group.weight ?? 1;
      addPattern(patterns, { words, means, weight });
      if (isPair(words)) addPattern(patterns, { words: [...words].reverse(), means, weight: weight * TURNED });
    }
  }
  return patterns;
}

/** Two words that say the same the other way round: `memory leak`, `leak of memory`. */
function isPair(words: readonly string[]): boolean {
  return words.length === 2 && words[0] !== words[1] && !words.some((word) => STOP_WORDS.has(word));
}

function addPattern(patterns: Map<string, Pattern[]>, pattern: Pattern): void {
  const [first] = pattern.words;
  if (first === undefined) return;
  patterns.set(first, [...(patterns.get(first) ?? []), pattern]);
}

/** Concepts of a query. Stop words between the words of a phrase are passed over: `ran out of my memory`. */
export function conceptsOf(words: readonly ConceptWord[], known: Patterns): Concept[] {
  const found: Concept[] = [];
  words.forEach((word, first) => {
    for (const pattern of known.get(word.stem) ?? []) {
      const length = matchLength(words, first, pattern.words);
      if (length > 0) found.push({ first, length, means: pattern.means, weight: pattern.weight });
    }
  });
  return found;
}

function matchLength(words: readonly ConceptWord[], first: number, wanted: readonly string[]): number {
  let found = 0;
  for (let at = first; at < words.length; at++) {
    const word = words[at];
    if (word?.stem === wanted[found]) {
      found++;
      if (found === wanted.length) return at + 1 - first;
    } else if (found === 0 || !word?.isStop) return 0;
  }
  return 0;
}
