/** Cuts the passage of a text that shows most of what was found, and marks it. */

import type { Mark, MarkedText } from './model';
import { stem } from './stem';
import { chunks, type Chunk } from './tokenize';

/** Length of a passage in characters, about two lines of a result. */
const PASSAGE_LENGTH = 160;
/** Characters shown before the first word that was found. */
const LEAD_IN = 30;

/** The terms to mark; a set is one. */
export interface WantedTerms {
  has(term: string): boolean;
}

/** Marks every word whose term is wanted; identifiers are marked whole when their joined form or flag is. */
export function markText(text: string, wanted: WantedTerms): MarkedText {
  return { text, marks: chunks(text).flatMap((chunk) => chunkMarks(chunk, wanted).map(({ mark }) => mark)) };
}

/** The best passage of a text with its marks. Cut ends show an ellipsis. */
export function passageOf(text: string, wanted: WantedTerms): MarkedText {
  const found = chunks(text).flatMap((chunk) => chunkMarks(chunk, wanted));
  const marks = found.map(({ mark }) => mark);
  if (text.length <= PASSAGE_LENGTH) return { text, marks };
  const start = wordStart(text, bestStart(text, found));
  const end = wordEnd(text, start + PASSAGE_LENGTH);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end).trimEnd() + after,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [from + shift, to + shift]),
  };
}

interface FoundMark {
  mark: Mark;
  /** A part of an identifier shows less than a word: `k8s.podName` says little about pods. */
  worth: number;
}

function chunkMarks(chunk: Chunk, wanted: WantedTerms): FoundMark[] {
  const isWhole =
    (chunk.flag !== null && wanted.has(chunk.flag)) ||
    (chunk.parts.length > 1 && chunk.joined !== '' && wanted.has(stem(chunk.joined)));
  if (isWhole) return [{ mark: [chunk.start, chunk.end], worth: 1 }];
  const worth = chunk.parts.length > 1 ? 0.3 : 1;
  return chunk.parts.filter((part) => wanted.has(part.term)).map((part) => ({ mark: [part.start, part.end], worth }));
}

/**
 * The place from which a passage holds the most different words; the start of the text when there
 * is nothing but parts of identifiers.
 */
function bestStart(text: string, found: readonly FoundMark[]): number {
  let best = 0;
  let most = 0.9;
  found.forEach(({ mark: [start] }, at) => {
    const seen = new Map<string, number>();
    for (const { mark, worth } of found.slice(at)) {
      if (mark[1] > start + PASSAGE_LENGTH - LEAD_IN) break;
      const word = text.slice(mark[0], mark[1]).toLowerCase();
      seen.set(word, Math.max(worth, seen.get(word) ?? 0));
    }
    const sum = [...seen.values()].reduce((total, worth) => total + worth, 0);
    if (sum > most) {
      most = sum;
      best = start;
    }
  });
  return Math.max(0, best - LEAD_IN);
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
