import { decodeHTMLStrict } from 'entities';
import { singleSpaces } from '../../../shared/single-spaces';
import advances from './advances.json' with { type: 'json' };

/** Size of the letters of a diagram and the distance of its lines, in the units of the drawing. */
const FONT_SIZE = 14;
export const LINE_HEIGHT = 19;

/** Widths at which labels wrap, from the one that is tried first to the narrowest; about 26, 22 and 17 letters. */
export const WRAP_WIDTHS = [182, 154, 120] as const;

/** A word that is longer than this is broken at its punctuation. */
const LONGEST_WORD = 230;

/** Text that is set in a drawing: its lines and the room they take. */
export interface TextBlock {
  lines: string[];
  width: number;
  height: number;
}

interface TextStyle {
  bold?: boolean;
  size?: number;
}

const BLOCK: Record<string, string> = { br: '\n', p: '\n', div: '\n', li: '\n', ul: '\n', hr: '\n' };
const INLINE = new Set(
  'a b big center code del em font i ins kbd mark pre s samp small span strike strong sub sup tt u var'.split(' '),
);
const TAG = /<\/?([a-z]+)(?:\s[^<>]*)?\/?>/gi;
/** Some codes of HTML need no semicolon; addresses hold parts that only look like them. */
const ENTITY = /&(#x[\da-f]+|#\d+);?|&(nbsp|amp|lt|gt|quot)(?![\w;=])|[#&](#?x[\da-f]+|#?\d+|[a-z][a-z\d]*);/gi;
/** The point behind a number that begins a label, kept from being read as a list of Markdown. */
const ESCAPED_POINT = /^(\d+)\\(?=[.)]\s)/;
/**
 * A label as it is read: entity codes decoded, line breaks as line ends, markup of Markdown and HTML left out.
 */
export function plainLabel(source: string): string {
  const trimmed = source.trim();
  const markdown = /^`([\s\S]*)`$/.exec(trimmed);
  const text = (markdown ? withoutEmphasis(markdown[1] ?? '') : trimmed)
    .replace(ESCAPED_POINT, '$1')
    .replace(TAG, (tag, name: string) => BLOCK[name.toLowerCase()] ?? (INLINE.has(name.toLowerCase()) ? '' : tag))
    .replace(/\\n/g, '\n')
    .replace(ENTITY, decodeEntity);
  return text
    .split('\n')
    .map((line) => singleSpaces(line).trim())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

const withoutEmphasis = (text: string): string =>
  text.replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2').replace(/(?<![\w*])([*_])(?=\S)(.+?)(?<=\S)\1(?![\w*])/g, '$2');

/** `#35;`, `#quot;` and `&amp;` are the same notation with another sign. */
function decodeEntity(whole: string, numeric: string | undefined, bare: string | undefined, other = ''): string {
  const name = numeric ?? bare ?? other;
  const number = /^#?(x?)([\da-f]+)$/i.exec(name);
  if (number && (number[1] || /^#?\d+$/.test(name))) {
    const code = Number.parseInt(number[2] ?? '', number[1] ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  }
  const decoded = decodeHTMLStrict(`&${name};`);
  return decoded.endsWith(';') ? whole : decoded;
}

const REGULAR: ReadonlyMap<string, number> = new Map(Object.entries(advances.regular));
const BOLD: ReadonlyMap<string, number> = new Map(Object.entries(advances.bold));

/** Width of a line of text in the face that the site sends; letters it lacks are taken as wide as others have them. */
export function textWidth(text: string, { bold = false, size = FONT_SIZE }: TextStyle = {}): number {
  const table = bold ? BOLD : REGULAR;
  let sum = 0;
  for (const letter of text) sum += table.get(letter) ?? (isWide(letter) ? 1000 : 640);
  return (sum * size) / 1000;
}

const isWide = (letter: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3fffd}]/u.test(letter);

/** Sets a label that was read by `plainLabel` in lines no wider than `limit`, but for words that do not break. */
export function setText(label: string, limit: number, style: TextStyle = {}): TextBlock {
  if (label === '') return { lines: [], width: 0, height: 0 };
  const lines = label.split('\n').flatMap((line) => wrapLine(line, limit, style));
  const height = Math.round((LINE_HEIGHT * (style.size ?? FONT_SIZE)) / FONT_SIZE);
  return {
    lines,
    width: Math.max(0, ...lines.map((line) => textWidth(line, style))),
    height: lines.length * height,
  };
}

/** Wraps one line into as few lines as the limit asks for, and then as evenly as those allow. */
function wrapLine(line: string, limit: number, style: TextStyle): string[] {
  const words = line.split(' ').flatMap((word) => breakWord(word, style));
  const count = fill(words, limit, style).length;
  if (count < 2) return fill(words, limit, style);
  let best = fill(words, limit, style);
  for (let width = limit - 8; width > limit / 2; width -= 8) {
    const lines = fill(words, width, style);
    if (lines.length > count) break;
    best = lines;
  }
  return best;
}

/** A piece of a word hangs on to the piece before it without a space. */
interface Piece {
  text: string;
  joined: boolean;
}

function fill(pieces: readonly Piece[], limit: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const { text, joined } of pieces) {
    const last = lines.at(-1);
    const longer = `${last}${joined ? '' : ' '}${text}`;
    if (last !== undefined && textWidth(longer, style) <= limit) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** Scripts without spaces break between any two signs, others only in very long words, after their punctuation. */
function breakWord(word: string, style: TextStyle): Piece[] {
  const parts = /[\u3040-\u30ff\u3400-\u9fff]/.test(word)
    ? word.split(/(?<=[\u3040-\u30ff\u3400-\u9fff])/)
    : textWidth(word, style) <= LONGEST_WORD
      ? [word]
      : word.split(/(?<=[/\\_.:,;=&?@-])/).flatMap((part) => part.match(/.{1,28}/gu) ?? []);
  return parts.map((text, index) => ({ text, joined: index > 0 }));
}
