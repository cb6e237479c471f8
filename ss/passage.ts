/** Cuts the passage of a text that shows most of what was found, and marks it. */

import type { Mark, MarkedText } from './model';
import { stem } from './stem';
import { chunks, type Chunk } from './tokenize';

/** Length of a passage in characters, about two lines of a result. */
export const PASSAGE_LENGTH = 160;

/** The terms to mark; a set is one. */
export interface WantedTerms {
  has(term: string): boolean;
}

/** Marks every word whose term is wanted; identifiers are marked whole when their joined form or flag is. */
export function markText(text: string, wanted: WantedTerms): MarkedText {
  return { text, marks: chunks(text).flatMap((chunk) => chunkMarks(chunk, wanted)) };
}

/** The best passage of a text with its marks. Cut ends show an ellipsis. */
export function passageOf(text: string, wanted: WantedTerms): MarkedText {
  const { marks } = markText(text, wanted);
  if (text.length <= PASSAGE_LENGTH) return { text, marks };
  const start = wordStart(text, bestStart(text, marks));
  const end = wordEnd(text, start + PASSAGE_LENGTH);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end).trimEnd() + after,
    marks: marks.filter(([from, to]) => from >= start && to <= end).map(([from, to]): Mark => [from + shift, to + shift]),
  };
}

function chunkMarks(chunk: Chunk, wanted: WantedTerms): Mark[] {
  const isWhole = (chunk.flag !== null && wanted.has(chunk.flag)) || (chunk.parts.length > 1 && chunk.joined !== '' && wanted.has(stem(chunk.joined)));
  if (isWhole) return [[chunk.start, chunk.end]];
  return chunk.parts.filter((part) => wanted.has(part.term)).map((part): Mark => [part.start, part.end]);
}

/** The mark from which a passage holds the most different words; the first of equals. */
function bestStart(text: string, marks: readonly Mark[]): number {
  let best = 0;
  let most = 0;
  marks.forEach(([start], at) => {
    const seen = new Set<string>();
    for (let i = at; i < marks.length; i++) {
      const mark = marks[i];
      if (!mark || mark[1] > start + PASSAGE_LENGTH - 30) break;
      seen.add(text.slice(mark[0], mark[1]).toLowerCase());
    }
    if (seen.size > most) {
      most = seen.size;
      best = start;
    }
  });
  return Math.max(0, best - 30);
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space < 0 || space > at + 25 ? text.lastIndexOf(' ', at) + 1 : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > at - 25 ? space : at;
}
