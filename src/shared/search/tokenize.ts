/** Splits text into terms so that every spelling of an identifier meets: `trace_dns`, `trace dns`, `tracedns`. */

import { stem } from './stem';

/** A term of a text and where it stands. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A run of characters without space: a word, or an identifier with its parts. */
interface Chunk {
  start: number;
  end: number;
  /** Terms of the parts, in order: `podName` has `pod` and `name`. */
  parts: Token[];
  /** The parts written as one, not stemmed; empty when that is too long to be a word. */
  joined: string;
  /** The flag as typed, `--paths` or `-c`; `null` when it is none. */
  flag: string | null;
}

const CHUNK = /(?<![\p{L}\p{N}])-{1,2}(?=[\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:[._\-:/+'’][\p{L}\p{N}\p{M}]+)*/gu;
const PART = /[\p{L}\p{N}\p{M}]+/gu;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const MARKS = /\p{M}+/gu;
/** Longer runs are data, not words: they would only swell the dictionary. */
const MAX_TERM = 48;
/** A chunk with more parts than this is a path or a URL: only its parts count. */
const MAX_JOINED_PARTS = 6;

/** Lower case, compatibility forms unified, accents removed. */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Scripts without spaces between words: each letter is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNSPACED_OR_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Words of a query as typed, folded and with their places: runs of letters and digits, joined by underscores. */
export function words(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}_]+/gu)].flatMap((match) =>
    spaced(match[0], match.index).map(({ piece, start }) => ({ text: fold(piece), start, end: start + piece.length })),
  );
}

/** A run of letters at the places where a script has no spaces. */
function spaced(run: string, start: number): { piece: string; start: number }[] {
  if (!UNSPACED.test(run)) return [{ piece: run, start }];
  return [...run.matchAll(UNSPACED_OR_RUN)].map((match) => ({ piece: match[0], start: start + match.index }));
}

/** Splits at a change of case; a capital followed by a plural s stays whole (`IDs`). */
function camelParts(word: string, start: number): Token[] {
  const pieces = /\p{Lu}/u.test(word.slice(1)) && !/^\p{Lu}+s?$/u.test(word) ? word.split(CAMEL) : [word];
  let at = start;
  return pieces.map((piece) => {
    const token = { term: stem(fold(piece)), start: at, end: at + piece.length };
    at += piece.length;
    return token;
  });
}

/** Chunks of a text in order. Never throws, whatever the text. */
export function chunks(text: string): Chunk[] {
  const found: Chunk[] = [];
  let dash: { text: string; at: number } | null = null;
  for (const match of text.matchAll(CHUNK)) {
    const raw = match[0];
    const start = match.index;
    if (raw.startsWith('-')) {
      dash = { text: raw, at: start + raw.length };
      continue;
    }
    const prefix = dash !== null && dash.at === start ? dash.text : '';
    dash = null;
    const chunk = toChunk(raw, start, prefix);
    if (chunk) found.push(chunk);
  }
  return found;
}

function toChunk(raw: string, start: number, dashes: string): Chunk | null {
  if (raw.length > MAX_TERM * 2) return null;
  // Most words are of small letters, and one part.
  const isPlain = /^[a-z]+$/.test(raw);
  const clean = isPlain ? raw : raw.replace(/['’]s?$/u, '').replace(/['’]s(?=[._\-:/]|$)/u, '');
  const parts = isPlain ? camelParts(raw, start) : [];
  for (const match of isPlain ? [] : clean.matchAll(PART)) {
    for (const one of spaced(match[0], start + match.index)) parts.push(...camelParts(one.piece, one.start));
  }
  const usable = parts.filter((part) => part.term !== '' && part.term.length <= MAX_TERM);
  if (usable.length === 0) return null;
  const joined = usable.length <= MAX_JOINED_PARTS ? fold(clean).replace(/[^\p{L}\p{N}]+/gu, '') : '';
  const flag = dashes === '' ? null : dashes + fold(clean);
  return {
    start: start - dashes.length,
    end: start + raw.length,
    parts: usable,
    joined: joined.length <= MAX_TERM ? joined : '',
    flag,
  };
}

/** All terms of a chunk: its parts, the joined form where it differs, and the flag. */
export function chunkTerms(chunk: Chunk): string[] {
  const terms = chunk.parts.map((part) => part.term);
  if (chunk.parts.length > 1 && chunk.joined !== '') terms.push(stem(chunk.joined));
  if (chunk.flag !== null) terms.push(chunk.flag);
  return terms;
}

/** Stems of the words of a text, in order. */
export function stemsOf(text: string): string[] {
  return chunks(text).flatMap((chunk) => chunk.parts.map((part) => part.term));
}

/** Words that say little about what is looked for; they count only when nothing else was typed. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about again all also am an and any are as at be been before being but by can cannot cant could did do does doesn doing dont
  each find for from gets get getting give go goes had has have having he her here him his how i if in inside into is it its just
  keep keeps know let like made make makes many may me more most much must my need needs no nor not now of off on once only or
  other our out over own per please s see seem she should show shows so some something such t tell than that the their them then
  there these they thing things this those through to too up us use used using very want wants was way we well were what when
  where whether which while who whom whose why will with won would you your`.split(/\s+/),
);
