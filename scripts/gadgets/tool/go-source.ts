import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../place';

/** A file of Go with its comments blanked, so that offsets and lines stay true. */
export interface GoFile {
  file: string;
  text: string;
}

/** Reads a file of Go; null when the checkout has none of that name. */
export function readGo(root: string, file: string): GoFile | null {
  const full = path.join(root, file);
  return existsSync(full) ? { file, text: withoutComments(readFileSync(full, 'utf8')) } : null;
}

const PIECE = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

function withoutComments(text: string): string {
  return text.replace(PIECE, (piece) => (piece.startsWith('/') ? piece.replace(/[^\n]/g, ' ') : piece));
}

/** The place of an offset in a file. */
export function placeAt({ file, text }: GoFile, offset: number): Place {
  return { file, line: text.slice(0, offset).split('\n').length };
}

/** The text of a Go string, or null when it is none. */
export function unquote(source: string): string | null {
  if (/^`[^`]*`$/.test(source)) return source.slice(1, -1);
  if (!/^"(?:[^"\\\n]|\\.)*"$/.test(source)) return null;
  return source.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));
}

/** The text between the bracket at `open` and its closing bracket, and the offset of the closing bracket. */
export function bracketed(text: string, open: number): { inside: string; end: number } {
  let depth = 0;
  for (const { 0: sign, index: end } of piecesFrom(text, open)) {
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && --depth === 0) return { inside: text.slice(open + 1, end), end };
  }
  return { inside: text.slice(open + 1), end: text.length };
}

/** The arguments of a call, or the elements of a list, as written. */
export function splitArguments(inside: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of piecesFrom(inside, 0)) {
    if ('([{'.includes(piece)) depth++;
    if (')]}'.includes(piece)) depth--;
    if (piece === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  const trimmed = parts.map((part) => part.trim());
  return trimmed.at(-1) === '' ? trimmed.slice(0, -1) : trimmed;
}

/** Texts as a whole, and every other character, from an offset on. */
function piecesFrom(text: string, offset: number): IterableIterator<RegExpExecArray> {
  const piece = new RegExp(`${PIECE.source}|[^]`, 'g');
  piece.lastIndex = offset;
  return text.matchAll(piece);
}

/** The values of a composite literal by their keys, as written: `Key: "sort", "pid": {…}`. */
export function entriesOf(inside: string): Map<string, string> {
  const pairs = splitArguments(inside).map((element) => /^"?(\w+)"?:\s*([^]*)$/.exec(element) ?? []);
  return new Map(pairs.map(([, key = '', value = '']) => [key, value]));
}

/** The value of an expression made of texts and named constants; null when it contains anything else. */
export function stringValue(source: string, constants: ReadonlyMap<string, string>): string | null {
  const parts = source.split('+').map((part) => {
    const trimmed = part.trim();
    return unquote(trimmed) ?? constants.get(trimmed) ?? constants.get(trimmed.replace(/^\w+\./, '')) ?? null;
  });
  return parts.includes(null) ? null : parts.join('');
}
