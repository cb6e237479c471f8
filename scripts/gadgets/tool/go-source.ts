import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Reads the files of a package, without its tests. */
export function readPackage(root: string, folder: string): GoFile[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
    .sort()
    .flatMap((name) => readGo(root, `${folder}/${name}`) ?? []);
}

const PIECE = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

function withoutComments(text: string): string {
  return text.replace(PIECE, (piece) => (piece.startsWith('/') ? piece.replace(/[^\n]/g, ' ') : piece));
}

/** The place of an offset in a file. */
export function placeAt({ file, text }: GoFile, offset: number): Place {
  return { file, line: text.slice(0, offset).split('\n').length };
}

/** Constants and variables that hold a plain text, by name. */
export function stringConstants(files: readonly GoFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text } of files)
    for (const [, name, value] of text.matchAll(
      /^\s*(?:const |var )?(\w+)(?:\s+[\w.]+)?\s*=\s*("(?:[^"\\\n]|\\.)*")\s*$/gm,
    ))
      if (name !== undefined && value !== undefined) found.set(name, unquote(value) ?? '');
  return found;
}

/** The text of a Go string, or null when it is none. */
export function unquote(source: string): string | null {
  if (/^`[^`]*`$/.test(source)) return source.slice(1, -1);
  if (!/^"(?:[^"\\\n]|\\.)*"$/.test(source)) return null;
  return source.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));
}

/** The text between the bracket at `open` and the one that closes it, and the offset of that. */
export function bracketed(text: string, open: number): { inside: string; end: number } {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === '`' || sign === "'") {
      const piece = new RegExp(PIECE.source, 'y');
      piece.lastIndex = at;
      at += (piece.exec(text)?.[0].length ?? 1) - 1;
    } else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && --depth === 0) return { inside: text.slice(open + 1, at), end: at };
  }
  return { inside: text.slice(open + 1), end: text.length };
}

/** The arguments of a call, or the elements of a list, as written. */
export function splitArguments(inside: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < inside.length; at++) {
    const sign = inside.charAt(at);
    if ('([{'.includes(sign)) at = bracketed(inside, at).end;
    else if (sign === '"' || sign === '`' || sign === "'") {
      const piece = new RegExp(PIECE.source, 'y');
      piece.lastIndex = at;
      at += (piece.exec(inside)?.[0].length ?? 1) - 1;
    } else if (sign === ',') {
      parts.push(inside.slice(start, at).trim());
      start = at + 1;
    }
  }
  const last = inside.slice(start).trim();
  return last === '' ? parts : [...parts, last];
}

/** The value of an expression made of texts and named constants; null when it holds anything else. */
export function stringValue(source: string, constants: ReadonlyMap<string, string>): string | null {
  const parts = source.split('+').map((part) => {
    const trimmed = part.trim();
    return unquote(trimmed) ?? constants.get(trimmed) ?? constants.get(trimmed.replace(/^\w+\./, '')) ?? null;
  });
  return parts.includes(null) ? null : parts.join('');
}
