/** Reads a query: its words as slots, and for each slot the terms of the dictionary that it may stand for. */

import { MAX_QUERY_LENGTH } from '../constants';
import type { SearchIndex } from './search-index';
import { conceptsOf } from './concepts';
import { completions, spellings } from './dictionary';
import { words, STOP_WORDS } from './tokenize';
import { translate } from './translate';
import { stem } from './stem';
import { toSlots, type Slot } from './slots';

/** Longest run of neighbouring words that is tried as one identifier. */
const MAX_SPAN = 4;
/** In a query with more telling words than this, words with a space between them are not joined: it is a sentence. */
const MAX_JOINING_WORDS = 3;

/** Trust in a term by the way it was found. */
const TRUST = {
  exact: 1,
  joined: 1.15,
  flag: 1.3,
  completion: 0.9,
  near: 0.8,
  concept: 0.45,
};
/** What is left of the trust in the parts of an identifier that is known as typed. */
const PARTS_OF_KNOWN = 0.5;

/** Whether a query may be in another language: it has a word that the site neither has nor begins. */
export function hasUnknownWord(index: SearchIndex, query: string): boolean {
  return words(query.slice(0, MAX_QUERY_LENGTH)).some(
    ({ text }) =>
      !/[\d_]/.test(text) &&
      !STOP_WORDS.has(text) &&
      !index.termIds.has(stem(text)) &&
      completions(index, text).length === 0,
  );
}

/** The query in the words of the site, when it is in another language that the vocabulary knows; else `null`. */
export function translated(index: SearchIndex, query: string): string | null {
  if (!hasUnknownWord(index, query)) return null;
  const isStop = (word: string): boolean => STOP_WORDS.has(word);
  const isKnown = (word: string): boolean => index.termIds.has(stem(word)) || isStop(word);
  return translate(query.slice(0, MAX_QUERY_LENGTH), index.vocabulary.languages, { isKnown, isStop });
}

/** Slots of a query with their terms. A word that nothing in the dictionary resembles has none. */
export function readQuery(index: SearchIndex, query: string): Slot[] {
  const slots = toSlots(query.slice(0, MAX_QUERY_LENGTH), index.vocabulary);
  for (const slot of slots) offer(slot, index.termIds.get(slot.stem), TRUST.exact);
  const asTyped = preferAsTyped(index, slots);
  tellNames(slots, asTyped);
  const unknownRuns = joinNeighbours(index, slots, asTyped);
  completeWord(index, slots.at(-1));
  // Before words are corrected: a word that means something here is not misspelled.
  addConcepts(index, slots);
  for (const slot of slots) if (slot.terms.size === 0 && !slot.isStop) guessWord(index, slot);
  for (const run of unknownRuns) guessJoined(index, query, run, slots);
  if (slots.some((slot) => slot.correction !== null)) addConcepts(index, slots);
  return slots;
}

/**
 * Decides what is data. A dotted name that the index knows is not, unless it is a release in a sentence; a name with
 * digits that the index does not know is.
 */
function tellNames(slots: readonly Slot[], asTyped: ReadonlySet<number>): void {
  const isSentence = slots.filter((slot) => !slot.isStop && !slot.isData).length > MAX_JOINING_WORDS;
  const names = new Set(slots.filter(({ raw, terms }) => terms.size === 0 && /\d/.test(raw)).map(({ chunk }) => chunk));
  for (const slot of slots) {
    if (slot.isDotted && asTyped.has(slot.chunk) && !(isSentence && /\d/.test(slot.raw))) slot.isData = false;
    else if (names.has(slot.chunk)) slot.isData = true;
  }
}

function offer(slot: Slot, id: number | undefined, trust: number): void {
  if (id !== undefined && trust > (slot.terms.get(id) ?? 0)) slot.terms.set(id, trust);
}

/**
 * Whether a query is in a language of which nothing is known: most of its telling words resemble no word of the site, or
 * one letter is of another script than the site's. Guesses at its words are taken back; what is left are names.
 */
export function isUnread(slots: readonly Slot[]): boolean {
  const telling = slots.filter((slot) => !slot.isStop && !slot.isData && !slot.isName && !/\d/.test(slot.raw));
  const guessed = telling.filter(({ terms, correction }) => terms.size === 0 || correction !== null);
  const isForeign = guessed.some(({ raw }) => /(?!\p{Script=Latin})\p{L}/u.test(raw));
  const unlike = guessed.filter(({ terms }) => terms.size === 0);
  const isMost = guessed.length > Math.max(1, telling.length / 2) && unlike.length > guessed.length / 2;
  const ownStops = slots.filter(({ isStop }) => isStop).length;
  if (!isForeign && !(isMost && ownStops < guessed.length)) return false;
  for (const slot of slots) {
    if (!guessed.includes(slot) && slot.raw.length > 2 && !slot.isStop) continue;
    slot.terms.clear();
    slot.correction = null;
  }
  return true;
}

/** A flag or an identifier that is known as typed is meant as such, not as its parts. Returns these chunks. */
function preferAsTyped(index: SearchIndex, slots: readonly Slot[]): Set<number> {
  const known = new Set<number>();
  for (const chunk of new Set(slots.map((slot) => slot.chunk))) {
    const run = slots.filter((slot) => slot.chunk === chunk);
    const flag = run[0]?.flag ?? null;
    const flagId = flag === null ? undefined : index.termIds.get(flag);
    const joinedId = run.length > 1 ? index.termIds.get(stem(joinedRaw(run))) : undefined;
    if (flagId === undefined && joinedId === undefined) continue;
    known.add(chunk);
    const isName = index.byName.has(joinedRaw(run));
    for (const slot of run) {
      slot.isName = isName;
      for (const [id, trust] of slot.terms) slot.terms.set(id, trust * PARTS_OF_KNOWN);
      offer(slot, joinedId, TRUST.joined);
      offer(slot, flagId, TRUST.flag);
    }
  }
  return known;
}

/** `trace dns` and `trace-dns` as one identifier; each word of the run may stand for it. Returns the unknown runs. */
function joinNeighbours(index: SearchIndex, slots: Slot[], asTyped: ReadonlySet<number>): Slot[][] {
  const unknown: Slot[][] = [];
  const isSentence = slots.filter((slot) => !slot.isStop).length > MAX_JOINING_WORDS;
  for (let first = 0; first < slots.length; first++) {
    for (let last = first + 1; last < Math.min(slots.length, first + MAX_SPAN); last++) {
      const run = slots.slice(first, last + 1);
      const isOneChunk = run.every((slot) => slot.chunk === run[0]?.chunk);
      if (isOneChunk ? asTyped.has(slots[first]?.chunk ?? -1) : isSentence) continue;
      if (isOneChunk ? run.every((slot) => slot.isStop) : run.some((slot) => slot.isStop)) continue;
      const exact = index.termIds.get(stem(joinedRaw(run)));
      if (exact === undefined) {
        if (isOneChunk && isWholeChunk(run, slots)) unknown.push(run);
      } else if (isOneChunk || index.strong[exact]) for (const slot of run) offer(slot, exact, TRUST.joined);
    }
  }
  return unknown;
}

const joinedRaw = (run: readonly Slot[]): string => run.map((slot) => slot.raw).join('');

/** A run that is no known identifier: its completion while the reader is still typing, and its nearest spelling. */
function guessJoined(index: SearchIndex, query: string, run: readonly Slot[], slots: readonly Slot[]): void {
  const joined = joinedRaw(run);
  if (run[run.length - 1] === slots[slots.length - 1]) {
    const found = completions(index, joined);
    if (found.length > 0)
      for (const slot of run) for (const [id, trust] of slot.terms) slot.terms.set(id, trust * PARTS_OF_KNOWN);
    for (const { id, trust } of found) for (const slot of run) offer(slot, id, trust * TRUST.completion);
  }
  // Parts of a misspelled identifier may be words: `trace_dsn`.
  const isName = run.some(({ start }, at) => at > 0 && query[start - 1] === '_');
  const allKnown = run.every((slot) => isKnown(slot));
  if (joined.length < 6 || (allKnown && !isName)) return;
  for (const { id, trust, distance } of spellings(index, joined)) {
    if (allKnown && (distance > 1 || !index.strong[id])) continue;
    for (const slot of run) offer(slot, id, trust * TRUST.near);
  }
}

function isWholeChunk(run: readonly Slot[], slots: readonly Slot[]): boolean {
  return slots.filter((slot) => slot.chunk === run[0]?.chunk).length === run.length;
}

/** Whether the word itself means something here: a run of such words is no misspelled identifier. */
function isKnown(slot: Slot): boolean {
  return slot.isStop || (slot.terms.size > 0 && slot.correction === null);
}

/** The last word is still being typed: its completions count nearly as much as the word. */
function completeWord(index: SearchIndex, slot: Slot | undefined): void {
  if (!slot || slot.raw.length < 2 || slot.isStop) return;
  for (const { id, trust } of completions(index, slot.raw)) offer(slot, id, trust * TRUST.completion);
}

/** An unknown word is read as what is spelled nearly like it. */
function guessWord(index: SearchIndex, slot: Slot): void {
  const found = spellings(index, slot.raw);
  for (const { id, trust } of found) offer(slot, id, trust * TRUST.near);
  const [best] = found;
  if (best) slot.correction = index.surfaces[best.id] ?? null;
}

/** Terms that mean what a phrase of the query says. */
function addConcepts(index: SearchIndex, slots: Slot[]): void {
  const words = slots.map((slot) => (slot.correction === null ? slot : { ...slot, stem: stem(slot.correction) }));
  for (const { first, length, means, weight } of conceptsOf(words, index.vocabulary.patterns)) {
    for (const term of means) {
      const id = index.termIds.get(term);
      for (const slot of slots.slice(first, first + length)) offer(slot, id, TRUST.concept * weight);
    }
  }
}

/** The query with unknown words replaced by their nearest known spelling; `null` when there is nothing to replace. */
export function correctedQuery(query: string, slots: readonly Slot[]): string | null {
  let corrected = '';
  let at = 0;
  for (const slot of slots) {
    if (slot.correction === null) continue;
    corrected += query.slice(at, slot.start) + slot.correction;
    at = slot.end;
  }
  return at === 0 ? null : corrected + query.slice(at);
}
