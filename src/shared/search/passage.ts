/** Marks the words of a text that were found. */

import type { MarkedText } from './model';
import { stem } from './stem';
import { chunks } from './tokenize';

/** Length of a passage in characters, about two lines of a result. */
const PASSAGE_LENGTH = 160;

/** The terms to mark; a set is one. */
export interface WantedTerms {
  has(term: string): boolean;
}

/** Marks every word whose term is wanted; identifiers are marked whole when their joined form or flag is. */
export function markText(text: string, wanted: WantedTerms): MarkedText {
  const marks = chunks(text).flatMap(({ parts, joined, flag, start, end }) => {
    const isWhole =
      (flag !== null && wanted.has(flag)) || (parts.length > 1 && joined !== '' && wanted.has(stem(joined)));
    return isWhole ? [{ start, end }] : parts.filter(({ term }) => wanted.has(term));
  });
  return { text, marks: marks.map(({ start, end }) => [start, end] as const) };
}

/** The start of a text with its marks. The stored text of a section is hardly longer. */
export function passageOf(text: string, wanted: WantedTerms): MarkedText {
  if (text.length <= PASSAGE_LENGTH) return markText(text, wanted);
  const space = text.lastIndexOf(' ', PASSAGE_LENGTH);
  return markText(`${text.slice(0, space > 0 ? space : PASSAGE_LENGTH)} …`, wanted);
}
