/** Finds what the phrases of a query mean, from the groups of `concept-groups.ts` and `error-groups.ts`. */

import { CONCEPT_GROUPS } from './concept-groups';
import { ERROR_GROUPS } from './error-groups';
import { STOP_WORDS } from './stop-words';
import { chunkTerms, chunks } from './tokenize';

/** A run of words in the query and the terms it means. */
export interface Concept {
  first: number;
  length: number;
  means: readonly string[];
  weight: number;
}

interface Pattern {
  words: readonly string[];
  means: readonly string[];
  weight: number;
}

/** A word of the query as far as concepts need it. */
export interface ConceptWord {
  stem: string;
  raw: string;
  isStop: boolean;
}

const termsOf = (phrase: string): string[] => chunks(phrase).flatMap(chunkTerms);
const wordsOf = (phrase: string): string[] => chunks(phrase).flatMap((chunk) => chunk.parts.map((part) => part.term));

let patterns: Map<string, Pattern[]> | null = null;

/** Patterns by their first word; made at the first query, not while the module loads. */
function patternsByWord(): Map<string, Pattern[]> {
  if (patterns) return patterns;
  patterns = new Map();
  for (const group of [...CONCEPT_GROUPS, ...ERROR_GROUPS]) {
    const means = [...new Set(group.means.flatMap(termsOf))].filter((term) => !STOP_WORDS.has(term));
    for (const phrase of group.says) {
      const words = wordsOf(phrase);
      const [first] = words;
      if (first === undefined) continue;
      const list = patterns.get(first) ?? [];
      list.push({ words, means, weight: group.weight ?? 1 });
      patterns.set(first, list);
    }
  }
  return patterns;
}

/** Concepts of a query. Stop words between the words of a phrase are passed over: `ran out of my memory`. */
export function conceptsOf(words: readonly ConceptWord[]): Concept[] {
  const found: Concept[] = [];
  words.forEach((word, first) => {
    for (const pattern of patternsByWord().get(word.stem) ?? []) {
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
