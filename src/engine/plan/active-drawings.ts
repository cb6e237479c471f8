import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sax, { type Tag } from 'sax';
import type { Diagnostic } from '../model/diagnostic';
import { placeInText, type TextPlace } from '../model/place';
import { statOf } from '../model/stat-of';
import { endingOf } from '../read/passive-files';
import { refusalOf } from '../read/published-files';
import { walk } from '../read/walk';

/** Something in an SVG file that is more than a drawing, at its first place. */
interface Active extends TextPlace {
  what: string;
}

/**
 * Reports drawings that contain more than a drawing: a reader who opens the file by its address gets it as a document
 * of this site. `files` are those that pages show, the public folder is searched.
 */
export function activeDrawings(root: string, publicFolder: string | null, files: readonly string[]): Diagnostic[] {
  const folder = publicFolder === null ? null : path.join(root, publicFolder);
  const open = folder === null ? [] : walk(folder, isDrawing).map((file) => path.join(folder, file));
  return [...new Set([...open, ...files.filter(isDrawing)])].flatMap((source) => {
    if (refusalOf(root, source)) return [];
    if (!statOf(source)?.isFile()) return [];
    const found = activeParts(readFileSync(source));
    const [first] = found;
    return first ? [problemOf(path.relative(root, source).split(path.sep).join('/'), first, found)] : [];
  });
}

const isDrawing = (file: string): boolean => endingOf(file) === '.svg';

function problemOf(file: string, { line, column }: Active, found: readonly Active[]): Diagnostic {
  const parts = found.map((part) => (part.line === line ? part.what : `${part.what} in line ${part.line}`));
  return {
    file,
    line,
    column,
    rule: 'image/active',
    severity: 'error',
    message: `The drawing contains ${parts.join(', ')}. It would be a document of this site that can run or load something.`,
    hint: 'Save it as plain SVG in UTF-8: shapes, texts and styles, with pictures inside as data.',
  };
}

/** What an SVG file contains besides a drawing, each kind once. A file that is no UTF-8 or no XML is not a drawing. */
export function activeParts(bytes: Uint8Array): Active[] {
  if (!isUtf8(bytes) || bytes.includes(0)) return [{ what: 'text that is not UTF-8', line: 1, column: 1 }];
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const declaration = text.search(DECLARATION);
  if (declaration >= 0) return [{ what: 'a declaration (<!…>)', ...placeInText(text, declaration) }];
  const found = new Map<string, number>();
  const add = (what: string, offset: number): void => void (found.has(what) || found.set(what, offset));
  const parser = sax.parser(true, { position: true });
  /** Start of the tag that is being read. */
  const here = (): number => Math.max(0, parser.startTagPosition - 1);
  /** The style sheet that is being read. */
  let style: { text: string; offset: number; name: string } | null = null;
  const addStyle = (piece: string): void => void (style && (style.text += piece));
  parser.ontext = addStyle;
  parser.oncdata = addStyle;
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') return add(`<?${name}?>`, text.indexOf(`<?${name}`));
    const [, encoding] = /\bencoding\s*=\s*["']([^"']*)["']/.exec(body) ?? [];
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') add(`text in the encoding "${encoding}"`, 0);
  };
  parser.onopentag = (opened) => {
    // Namespaces are not resolved, so no attribute is qualified: that would take the square of the time.
    const { name, attributes } = opened as Tag;
    const element = localName(name);
    if (ACTIVE_ELEMENTS.has(element)) add(`<${name}>`, here());
    for (const [attribute, value] of Object.entries(attributes)) {
      const what = activeAttribute(element, attribute, value);
      if (what !== null) add(what, here());
    }
    if (element === 'style') style ??= { text: '', offset: here(), name };
  };
  parser.onclosetag = (name) => {
    if (style?.name !== name) return;
    if (loads(style.text)) add(LOADING_STYLE, style.offset);
    style = null;
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(text).close();
  } catch (error) {
    // The parser says in further lines where it stopped.
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    add(`what is no XML (${reason})`, Math.min(parser.position, text.length));
  }
  return [...found].map(([what, offset]) => ({ what, ...placeInText(text, offset) }));
}

/** A document type, or a part of one, which may put text and attributes in elsewhere. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;

/** Elements that run something or contain a document, whatever namespace they are in. */
const ACTIVE_ELEMENTS = new Set(['script', 'foreignobject', 'handler', 'listener', 'iframe', 'embed', 'object']);
/** Namespaces whose elements are alive inside of a drawing. */
const LIVING_NAMESPACES = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']);

const LOADING_STYLE = 'a style that loads other files';

const localName = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

function activeAttribute(element: string, name: string, value: string): string | null {
  const local = localName(name);
  if (name === 'xmlns' || name.startsWith('xmlns:'))
    return LIVING_NAMESPACES.has(value.trim()) ? `elements of ${value.trim()}` : null;
  if (local.startsWith('on')) return `the handler ${name}`;
  if (name !== local && local === 'base') return `the attribute ${name}`;
  if (local === 'href' || local === 'src') {
    if (OWN_PART.test(value) || (element === 'a' && isWebLink(value))) return null;
    return `the address "${value.trim().slice(0, 60)}"`;
  }
  // An animation puts its value into the attribute.
  if (local === 'attributename')
    return /^\s*(?:[^\s:]*:)?(?:href\s*$|on)/i.test(value) ? `an animation of "${value.trim()}"` : null;
  return loads(value) ? LOADING_STYLE : null;
}

/** An address inside of the file: one of its parts, or a picture of dots as data. */
const OWN_PART = /^\s*(?:#|data:image\/(?:avif|gif|jpeg|jpg|png|webp)[;,])/i;

/** Whether a click on a link leads to a page, as browsers read addresses: with control characters left out. */
function isWebLink(value: string): boolean {
  return URL.canParse(value, 'https://drawing.invalid/')
    ? ['http:', 'https:', 'mailto:'].includes(new URL(value, 'https://drawing.invalid/').protocol)
    : false;
}

const LOADS =
  /@import|(?<![a-z])(?:image-set|image|src)\(|url\((?!\s*["']?\s*(?:#|data:image\/(?:avif|gif|jpe?g|png|webp)[;,]))/i;
/** Any character of a style sheet may be written as its number. */
const CSS_ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi;

/** Whether a style sheet, or one value of it, loads something. Comments count: strings may contain their signs. */
function loads(style: string): boolean {
  const plain = style.replace(CSS_ESCAPE, (_, code: string | undefined, character: string | undefined) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
  return LOADS.test(plain);
}
