import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/last-results';
import { placeInText, type TextPlace } from '../model/place';
import { statOf } from '../model/stat-of';
import { walk } from '../read/walk';

/** What an SVG file holds that runs or loads something, at its first place. */
interface Active extends TextPlace {
  what: string;
}

/** A file that is as it was is not read again. */
const lastRead = lastResults<Active[]>();

/**
 * Tells of drawings in files that hold more than a drawing. As pictures of a page they show nothing of it, and a
 * reader who opens the file by its address gets it as a page of the site. `files` are those that pages show or link to.
 */
export function activeDrawings(root: string, publicFolder: string | null, files: readonly string[]): Diagnostic[] {
  const folder = publicFolder === null ? null : path.join(root, publicFolder);
  const open = folder === null ? [] : walk(folder, isDrawing).map((file) => path.join(folder, file));
  return [...new Set([...open, ...files.filter(isDrawing)])].flatMap((source) => {
    const stat = statOf(source);
    if (!stat?.isFile()) return [];
    const found = lastRead(source, [stat.mtimeMs, stat.size], () => activeParts(readFileSync(source, 'utf8')));
    const [first] = found;
    return first ? [problemOf(path.relative(root, source).split(path.sep).join('/'), first, found)] : [];
  });
}

const isDrawing = (file: string): boolean => file.toLowerCase().endsWith('.svg');

function problemOf(file: string, { line, column }: Active, found: readonly Active[]): Diagnostic {
  const parts = found.map((part) => (part.line === line ? part.what : `${part.what} in line ${part.line}`));
  return {
    file,
    line,
    column,
    rule: 'image/active',
    severity: 'warning',
    message:
      `The drawing holds ${parts.join(', ')}. Pages show it without, ` +
      'and whoever opens the file itself gets it as a page of this site.',
    hint: 'Save it as a plain SVG: shapes, texts and styles, pictures in it as data.',
  };
}

/** Pieces of an SVG file: comments and literal text, which say nothing, other declarations, tags. */
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[?!][^>]*>|<([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Addresses that lead out of the file: all but its own parts and data. */
const OUTSIDE = /^\s*(?!#|data:image\/)\S/i;
const OUTSIDE_STYLE = /@import|url\(\s*["']?\s*(?!#|data:)[^\s"')]/i;

/** What an SVG file holds besides a drawing, each kind of it once. */
export function activeParts(text: string): Active[] {
  const found = new Map<string, number>();
  const add = (what: string, offset: number): void => void (found.has(what) || found.set(what, offset));
  for (const { 0: piece, 1: name, 2: attributes = '', index } of text.matchAll(PIECE)) {
    if (/^<\?xml-stylesheet/i.test(piece)) add('<?xml-stylesheet?>', index);
    if (/^<!ENTITY/i.test(piece)) add('<!ENTITY>', index);
    if (name === undefined) continue;
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (local === 'script') add('<script>', index);
    if (local === 'foreignobject') add('<foreignObject>', index);
    if (local === 'style' && OUTSIDE_STYLE.test(styleAt(text, index + piece.length))) add(LOADING_STYLE, index);
    readAttributes(local, attributes, (what) => add(what, index));
  }
  return [...found].map(([what, offset]) => ({ what, ...placeInText(text, offset) }));
}

const LOADING_STYLE = 'a style that loads other files';

/** The style sheet that begins at an offset. */
function styleAt(text: string, from: number): string {
  const end = text.indexOf('</', from);
  return text.slice(from, end < 0 ? undefined : end).replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Elements whose address is where a click leads, which an `<img>` does not follow: only code in it is more. */
const LINKS = new Set(['a']);

function readAttributes(element: string, attributes: string, add: (what: string) => void): void {
  for (const [, full = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const name = full.replace(/^.*:/, '').toLowerCase();
    const value = double ?? single ?? '';
    if (name.startsWith('on')) add(`the handler ${full}`);
    else if (name === 'href' || name === 'src') {
      if (/^\s*(?:javascript|vbscript):/i.test(value)) add('an address that runs code');
      else if (!LINKS.has(element) && OUTSIDE.test(value)) add(`the outside reference "${value.trim().slice(0, 60)}"`);
    } else if (!full.startsWith('xmlns') && OUTSIDE_STYLE.test(value)) add(LOADING_STYLE);
  }
}
