import type { Place } from '../place';

/** A word, number, text or sign of C. */
export interface Token extends Place {
  text: string;
  /** Macros it came out of; they are not expanded in it again. */
  from?: ReadonlySet<string>;
}

const TEXT = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const BLANK = String.raw`\\\r?\n|\/\/[^\n]*|\/\*[^]*?\*\/`;
const SIGN = String.raw`\.\.\.|##|<<|>>|->|&&|\|\||\+\+|--|[-+*/%&|^=!<>]=|[^]`;
const TOKEN = new RegExp(String.raw`(?<blank>\s+|${BLANK})|${TEXT}|[A-Za-z_]\w*|\d[\w.]*|${SIGN}`, 'g');

/** A line with its continuations, and with the comments that begin in it. */
export const LOGICAL_LINE = new RegExp(String.raw`(?:${TEXT}|${BLANK}|[^\n])*\n`, 'g');

/** Reads C into tokens, without comments. `line` is the line the text begins at. */
export function tokenize(text: string, file: string, line: number): Token[] {
  let current = line;
  return [...text.matchAll(TOKEN)].flatMap(({ 0: piece, groups }) => {
    const tokens = groups?.['blank'] === undefined ? [{ text: piece, file, line: current }] : [];
    current += piece.split('\n').length - 1;
    return tokens;
  });
}
