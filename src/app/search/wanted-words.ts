/** Which words of a page a query means. */

import { MAX_QUERY_LENGTH } from '../../shared/constants';
import type { WantedTerms } from '../../shared/search/passage';
import { chunks, fold, STOP_WORDS } from '../../shared/search/tokenize';
import { stem } from '../../shared/search/stem';

/** Longest run of neighbouring words that is one identifier on the page: `trace dns` for `trace_dns`. */
const LONGEST_RUN = 4;
/** A shorter last word says too little to mark what begins with it. */
const SHORTEST_START = 3;
/** Two words in one that no language writes so: an identifier, which is meant as a whole. */
const IDENTIFIER = /[_.:/\d]|\p{Ll}\p{Lu}/u;
/** More words than this are not marked: so many marks cannot be read. */
const MOST_WORDS = 16;

/**
 * Terms meant by a query: its words by their stems, neighbours as one, flags as typed, and what the last word begins.
 */
export function wantedWords(query: string): WantedTerms {
  const found = chunks(query.slice(0, MAX_QUERY_LENGTH));
  const parts = found
    .flatMap(({ start, end, parts: words, joined }) =>
      words.length > 1 && joined !== '' && IDENTIFIER.test(query.slice(start, end))
        ? { term: stem(joined), raw: joined }
        : words.map((word) => ({ term: word.term, raw: fold(query.slice(word.start, word.end)) })),
    )
    .slice(0, MOST_WORDS);
  const said = parts.filter((part) => !STOP_WORDS.has(part.raw));
  const terms = new Set((said.length > 0 ? said : parts).map((part) => part.term));
  for (const chunk of found) if (chunk.flag !== null) terms.add(chunk.flag);
  for (let first = 0; first < parts.length; first++) {
    for (let last = first + 1; last < Math.min(parts.length, first + LONGEST_RUN); last++) {
      const run = parts.slice(first, last + 1).map((part) => part.raw);
      terms.add(stem(run.join('')));
    }
  }
  const start = found.at(-1)?.joined ?? '';
  const last = start.length >= SHORTEST_START && !STOP_WORDS.has(start) ? start : null;
  return { has: (term) => terms.has(term) || (last !== null && term.startsWith(last)) };
}
