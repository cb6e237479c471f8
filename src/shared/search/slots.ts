/** Takes a query apart: its words, and what part each has in a pasted message. */

import { STOP_WORDS, chunks, fold } from './tokenize';
import type { Vocabulary } from './vocabulary';

/** Most words of a pasted message that are searched. */
const MAX_SLOTS = 40;

/** One word of the query. */
export interface Slot {
  /** As typed, folded. */
  raw: string;
  stem: string;
  start: number;
  end: number;
  /** Number of the chunk it was typed in. */
  chunk: number;
  /** The chunk as a flag, on its first slot. */
  flag: string | null;
  isStop: boolean;
  /** Part of a path, an address or a number: what a pasted message is about, not what it says. */
  isData: boolean;
  /** Part of a name with points, as files and hosts have it. */
  isDotted: boolean;
  /** Part of the name of a page. */
  isName: boolean;
  /** A word of everyday language, which says little about the subject. */
  isCommon: boolean;
  /** Terms by dictionary number, with the trust in each. */
  terms: Map<number, number>;
  /** The nearest known spelling when the word itself is unknown. */
  correction: string | null;
}

/** Numbers and addresses; paths with two levels or more. */
const DATA = /^[\d.:]+$|\/.*\//;
/** Names of files and hosts: parts in lower case with points between them. */
const DOTTED = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/;
/** What a message puts in quotes, one name, and the time before a line of a log. A query in quotes is what it says. */
const DATA_RUN = /(?<=\s)(["'`])[^\s"'`]+\1|\b[A-Z][a-z]{2} +\d\d? +\d+:[\d:.]+/g;
/** A release, as in the tag of an image. */
const RELEASE = /(?<![^:@/-])v?\d+(?:\.\d+)+/;
/** The packages before the name of a class: `java.net.`. */
const PACKAGES = /^(?:[a-z]\w*\.)+(?=[A-Z])/;

/** The words of a query that are searched, without their terms. */
export function toSlots(query: string, { fillers, common }: Vocabulary): Slot[] {
  const slots: Slot[] = [];
  const runs = [...query.matchAll(DATA_RUN)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  chunks(query).forEach((chunk, number) => {
    const text = query.slice(chunk.start, chunk.end);
    const isInRun = runs.some(({ start, end }) => chunk.start >= start && chunk.end <= end);
    const isDotted = DOTTED.test(text);
    const isData = isInRun || isDotted || query[chunk.start - 1] === '/' || DATA.test(text);
    const release = chunk.start + (RELEASE.exec(text)?.index ?? text.length);
    const packagesEnd = chunk.start + (PACKAGES.exec(text)?.[0].length ?? 0);
    chunk.parts.forEach((part, at) => {
      const raw = fold(query.slice(part.start, part.end));
      slots.push({
        raw,
        stem: part.term,
        start: part.start,
        end: part.end,
        chunk: number,
        flag: at === 0 ? chunk.flag : null,
        isStop: chunk.flag === null && (STOP_WORDS.has(raw) || fillers.has(raw)),
        isData: isData || part.start < packagesEnd || part.start >= release,
        isDotted,
        isName: false,
        isCommon: common.has(part.term),
        terms: new Map(),
        correction: null,
      });
    });
  });
  return shortened(slots);
}

/** The words that are searched: of a text too long, beginning and end of those that say something. */
function shortened(slots: Slot[]): Slot[] {
  if (slots.length <= MAX_SLOTS) return slots;
  const telling = slots.filter((slot) => !slot.isStop && !slot.isData);
  const kept = telling.length === 0 ? slots : telling;
  if (kept.length <= MAX_SLOTS) return kept;
  return [...kept.slice(0, MAX_SLOTS / 2), ...kept.slice(-MAX_SLOTS / 2)];
}
