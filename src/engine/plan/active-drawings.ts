import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeXML } from 'entities';
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

/**
 * Pieces of an SVG file: comments and literal text, which say nothing, instructions, declarations up to those in them,
 * tags. What is not closed goes to the end, so that a file is read once.
 */
const PIECE = new RegExp(
  [
    /<!--[\s\S]*?(?:-->|$)/,
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/,
    /<\?[\s\S]*?(?:\?>|$)/,
    /<!(?:[^<>"'[\]]|"[^"]*(?:"|$)|'[^']*(?:'|$))*/,
    /<([^\s<>"'=/!?]+)(?![^\s<>"'=/!?])((?:[^<>"']|"[^"]*"|'[^']*')*)>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const ATTRIBUTE = /(?<![^\s<>"'=/])([^\s<>"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Declarations that put something in elsewhere: texts with tags, attributes of elements. */
const INSERTING = /^<!(ENTITY|ATTLIST)/i;

/** Addresses that lead out of the file: all but its own parts and data. */
const OUTSIDE = /^\s*(?!#|data:image\/)\S/i;
const OUTSIDE_STYLE = /@import|url\(\s*(?:["']\s*)?(?!#|data:)[^\s"')]/i;

/** What an SVG file holds besides a drawing, each kind of it once. */
export function activeParts(text: string): Active[] {
  const found = new Map<string, number>();
  const add = (what: string, offset: number): void => void (found.has(what) || found.set(what, offset));
  let styled = 0;
  for (const { 0: piece, 1: name, 2: attributes = '', index } of text.matchAll(PIECE)) {
    if (/^<\?xml-stylesheet/i.test(piece)) add('<?xml-stylesheet?>', index);
    const [, inserting] = INSERTING.exec(piece) ?? [];
    if (inserting !== undefined) add(`<!${inserting.toUpperCase()}>`, index);
    if (name === undefined) continue;
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (local === 'script') add('<script>', index);
    if (local === 'foreignobject') add('<foreignObject>', index);
    // One inside of another is read with that.
    if (local === 'style' && index >= styled) {
      const from = index + piece.length;
      styled = styleEnd(text, from);
      if (loads(text.slice(from, styled))) add(LOADING_STYLE, index);
    }
    readAttributes(local, attributes, (what) => add(what, index));
  }
  return [...found].map(([what, offset]) => ({ what, ...placeInText(text, offset) }));
}

const LOADING_STYLE = 'a style that loads other files';

/** Where the style sheet that begins at an offset ends. */
function styleEnd(text: string, from: number): number {
  const end = /<\/(?:[^\s<>:]*:)?style[\s>]/gi;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/** Whether a style sheet as it is written loads something. */
const loads = (style: string): boolean => OUTSIDE_STYLE.test(decodeXML(style).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ''));

/** Elements whose address is where a click leads, which an `<img>` does not follow: only code in it is more. */
const LINKS = new Set(['a']);

function readAttributes(element: string, attributes: string, add: (what: string) => void): void {
  for (const [, full = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const name = full.replace(/^.*:/, '').toLowerCase();
    const value = decodeXML(double ?? single ?? '');
    if (name.startsWith('on')) add(`the handler ${full}`);
    else if (name === 'href' || name === 'src') {
      // Browsers leave line breaks and tabs of an address out.
      if (/^[\u0000- ]*(?:javascript|vbscript):/i.test(value.replace(/[\t\n\r]/g, '')))
        add('an address that runs code');
      else if (!LINKS.has(element) && OUTSIDE.test(value)) add(`the outside reference "${value.trim().slice(0, 60)}"`);
    } else if (name === 'attributename') {
      if (/^\s*(?:[^\s:]*:)?(?:href\s*$|on)/i.test(value)) add(`an animation of "${value.trim()}"`);
    } else if (!full.startsWith('xmlns') && loads(value)) add(LOADING_STYLE);
  }
}
