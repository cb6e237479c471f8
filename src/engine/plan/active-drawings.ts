import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, placeInText, type TextPosition } from '../model/diagnostic';
import { statOf } from '../model/files';
import { FOLDERS } from '../read/folders';
import { endingOf, refusalOf } from '../read/published-files';
import { walk } from '../read/walk';

const SHAPES = new Set(
  (
    'svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan ' +
    'textPath linearGradient radialGradient stop pattern clipPath mask marker image filter switch'
  ).split(' '),
);
const isShape = (name: string): boolean => SHAPES.has(name) || /^fe[A-Z]\w+$/.test(name);

/** An address inside of the file: one of its parts, or a picture of dots as data. */
const OWN_PART = 'data:image/(?:avif|gif|jpe?g|png|webp)[;,]|#';

/**
 * Content that is forbidden in a drawing. The raw text is searched, comments included. A browser cannot read it
 * differently, because references and escapes, which could hide such content, are forbidden too.
 */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a declaration', /<!(?!--|\[CDATA\[)/],
  ['an instruction', /<\?(?!xml\s)/],
  ['text in another encoding', /encoding\s*=\s*["'](?!utf-8["'])/i],
  ['a reference or an escape', /&#|\\/],
  ['a handler', /["'\s]on\w+\s*=\s*["']/i],
  ['an address outside the drawing', new RegExp(`(?:href|src|base)\\s*=\\s*["'](?!${OWN_PART})`, 'i')],
  [
    'a style that loads other files',
    new RegExp(`@import|\\b(?:image-set|image|src)\\(|url\\((?!["']?(?:${OWN_PART}))`, 'i'),
  ],
];

/**
 * Reports drawings that contain more than a drawing: a reader who opens the file by its address gets it as a document
 * of this site. `files` are the pictures that pages show; the public folder is searched.
 */
export function activeDrawings(root: string, files: readonly string[]): Diagnostic[] {
  const folder = path.join(root, FOLDERS.public);
  const open = walk(folder, isDrawing).map((file) => path.join(folder, file));
  return [...new Set([...open, ...files.filter(isDrawing)])].flatMap((source) => {
    if (refusalOf(root, source) || !statOf(source)?.isFile()) return [];
    const found = activePart(readFileSync(source));
    if (found === null) return [];
    const { what, ...place } = found;
    return [
      {
        file: path.relative(root, source).split(path.sep).join('/'),
        ...place,
        rule: 'image/active',
        severity: 'error',
        message: `The drawing contains ${what}. Browsers would open it as a document of this site that can run or load something.`,
        hint: 'Save it as plain SVG in UTF-8: shapes, texts and styles, with pictures embedded as data.',
      },
    ];
  });
}

const isDrawing = (file: string): boolean => endingOf(file) === '.svg';

/** Finds the first forbidden content of an SVG file; `null` for a plain drawing. */
export function activePart(bytes: Uint8Array): (TextPosition & { what: string }) | null {
  if (!isUtf8(bytes) || bytes.includes(0)) return { what: 'text that is not UTF-8', line: 1, column: 1 };
  const text = Buffer.from(bytes).toString('utf8');
  for (const [what, pattern] of FORBIDDEN) {
    const found = pattern.exec(text);
    if (found) return { what: `${what} (${found[0].trim()})`, ...placeInText(text, found.index) };
  }
  for (const { 1: name = '', index } of text.matchAll(/<([^\s<>/!?]+)/g))
    if (!isShape(name)) return { what: `<${name}>`, ...placeInText(text, index) };
  return null;
}
