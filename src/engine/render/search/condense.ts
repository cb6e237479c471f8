/** Takes out of a section's text what no passage shows, without losing a word that can be searched. */

import type { SearchSection } from '../../../shared/search/model';
import { STOP_WORDS, chunks, chunkTerms, fold } from '../../../shared/search/tokenize';

/**
 * Of a section about this many characters are sent as they stand, nearly what a passage shows. Whole texts are two
 * thirds of what a reader fetches; with the words alone of what follows, a version is a fifth smaller, and the right
 * page is first for as many queries.
 */
const SHOWN_LENGTH = 84;
/** A sentence that ends within so many characters of the length is not cut. */
const SENTENCE_ROOM = 40;

/**
 * The section with the start of its text and, in `words`, each word of the rest that the start lacks, once and sorted.
 * Stop words are left out of the rest, and so are words whose terms are in `known`, which find the page already.
 * The terms of the words are added to `known`.
 */
export function condense(section: SearchSection, known: Set<string>): SearchSection {
  const end = shownEnd(section.text);
  if (end === section.text.length) return section;
  const start = section.text.slice(0, end);
  const text = /[.!?:]$/.test(start) ? start : `${start} …`;
  const words = newWords(section.text.slice(end), new Set(termsOf(start)), known);
  return words === '' ? { ...section, text } : { ...section, text, words };
}

/** Condenses the sections of a page; `names` are the names of its rows, which find the page already. */
export function condenseAll(sections: readonly SearchSection[], names: readonly string[]): SearchSection[] {
  const known = new Set(names.flatMap(termsOf));
  return sections.map((section) => {
    for (const term of termsOf(section.heading)) known.add(term);
    return condense(section, known);
  });
}

/** The first sentence about a row, which the search box shows. */
export function firstSentence(text: string): string {
  const end = text.search(/[.;](?= )/);
  return end < 0 ? text : text.slice(0, end);
}

interface Word {
  /** The word as it is kept: what is found by one term alone has small letters. */
  text: string;
  terms: readonly string[];
  isStop: boolean;
}

/** Words of a text in order. No word has a space. */
const wordsOf = (text: string): Word[] => text.split(/\s+/).flatMap(wordsOfPiece);

function wordsOfPiece(piece: string): Word[] {
  return chunks(piece).map((chunk) => {
    const terms = chunkTerms(chunk);
    const written = piece.slice(chunk.start, chunk.end);
    const text = terms.length === 1 ? fold(written) : written;
    return { text, terms, isStop: terms.length === 1 && STOP_WORDS.has(text) };
  });
}

/** All terms of a text. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ terms }) => terms);
}

/** The end of the last sentence that ends near the wished length; else the space before it. */
function shownEnd(text: string): number {
  if (text.length <= SHOWN_LENGTH + SENTENCE_ROOM) return text.length;
  const ends = [...text.slice(0, SHOWN_LENGTH + SENTENCE_ROOM).matchAll(/[.!?:](?= )/g)].map(({ index }) => index + 1);
  const sentence = ends.findLast((end) => end >= SHOWN_LENGTH - SENTENCE_ROOM);
  if (sentence !== undefined) return sentence;
  const space = text.lastIndexOf(' ', SHOWN_LENGTH);
  return space > 0 ? space : text.length;
}

/** The words that neither the start of the section nor the page so far has; `known` learns their terms. */
function newWords(text: string, start: ReadonlySet<string>, known: Set<string>): string {
  const found: string[] = [];
  for (const { text: word, terms, isStop } of wordsOf(text)) {
    if (isStop || terms.every((term) => start.has(term) || known.has(term))) continue;
    for (const term of terms) known.add(term);
    found.push(word);
  }
  return found.sort().join(' ');
}
