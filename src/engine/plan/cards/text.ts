import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../model/cache';
import { resultsByText } from '../../model/last-results';

/** Outlines of one weight of a typeface as they are kept; `scripts/card-glyphs.ts` makes them. */
interface GlyphFile {
  unitsPerEm: number;
  /** Advance and SVG path of a character, y upwards. */
  glyphs: Record<string, [number, string]>;
  /** Kerning by pair of characters. */
  pairs: Record<string, number>;
}

/** The same as they are looked up: names that nobody knows in advance are found sooner in a map. */
interface Glyphs {
  unitsPerEm: number;
  glyphs: ReadonlyMap<string, [number, string]>;
  pairs: ReadonlyMap<string, number>;
}

/** So many widths of lines are remembered of a voice. */
const MOST_LINES = 4000;

/** The voices of a card. */
export type Face = 'title' | 'text' | 'mono';

const glyphFile = (face: Face): string => path.join(PROJECT_ROOT, `src/engine/plan/cards/glyphs/${face}.json`);

/** The letters of all voices. */
export const GLYPH_FILES = (['title', 'text', 'mono'] as const).map(glyphFile);

const loaded = new Map<Face, Glyphs>();

function glyphsOf(face: Face): Glyphs {
  const known = loaded.get(face);
  if (known) return known;
  const { unitsPerEm, glyphs, pairs } = JSON.parse(readFileSync(glyphFile(face), 'utf8')) as GlyphFile;
  const font = { unitsPerEm, glyphs: new Map(Object.entries(glyphs)), pairs: new Map(Object.entries(pairs)) };
  loaded.set(face, font);
  return font;
}

/** What stands for a character that the typeface lacks: its letter without accents, else a space. */
function characterIn({ glyphs }: Glyphs, character: string): string {
  if (glyphs.has(character)) return character;
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  return glyphs.has(bare) ? bare : ' ';
}

/** A letter of a line: its place from the start of the line in font units, and its outline, y upwards. */
interface PlacedLetter {
  character: string;
  x: number;
  path: string;
}

/** Places of the characters of a text that stands behind `start`, and the width of all of it, in font units. */
export function setLine(face: Face, text: string, start = ''): { width: number; placed: PlacedLetter[] } {
  const font = glyphsOf(face);
  const placed: PlacedLetter[] = [];
  let x = 0;
  const last = Array.from(start.slice(-2)).at(-1);
  let before = last === undefined ? '' : characterIn(font, last);
  for (const raw of text) {
    const character = characterIn(font, raw);
    x += font.pairs.get(before + character) ?? 0;
    const [advance, path] = font.glyphs.get(character) ?? [0, ''];
    if (path !== '') placed.push({ character, x, path });
    x += advance;
    before = character;
  }
  return { width: x, placed };
}

/** Font units of a pixel's length, for letters of a size in pixels. */
export const unitsPerPixel = (face: Face, size: number): number => glyphsOf(face).unitsPerEm / size;

/** Width of a line in pixels. */
export function textWidth(face: Face, text: string, size: number): number {
  return unitsOf(face, text) / unitsPerPixel(face, size);
}

/** Width in font units. A line that is tried word by word is wider by its last word than the one before. */
function unitsOf(face: Face, text: string): number {
  return widths[face].of(text, () => {
    const start = text.slice(0, Math.max(0, text.lastIndexOf(' ')));
    return (start === '' ? 0 : unitsOf(face, start)) + setLine(face, text.slice(start.length), start).width;
  });
}

/** Texts are tried word by word, in several sizes and columns, so most lines are asked for again and again. */
const widths = {
  title: resultsByText<number>(MOST_LINES),
  text: resultsByText<number>(MOST_LINES),
  mono: resultsByText<number>(MOST_LINES),
};

/**
 * Breaks a text into lines no wider than `width` pixels. Words that are too wide are broken, after `_`, `-`, `/` or
 * `.` where they have one. More than `maxLines` lines are cut, with an ellipsis.
 */
export function breakLines(
  face: Face,
  text: string,
  size: number,
  width: number,
  maxLines: number,
): { lines: string[]; isCut: boolean } {
  const fits = (line: string): boolean => textWidth(face, line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (fits(word) ? [word] : breakWord(word, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return { lines, isCut: false };
  const last = lines[maxLines - 1] ?? '';
  return { lines: [...lines.slice(0, maxLines - 1), withEllipsis(last, fits)], isCut: true };
}

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const part of word.split(/(?<=[_\-/.])/).flatMap((part) => (fits(part) ? [part] : [...part]))) {
    const longer = (pieces.at(-1) ?? '') + part;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(part);
  }
  return pieces;
}

function withEllipsis(line: string, fits: (text: string) => boolean): string {
  const bare = (text: string): string => text.replace(/[\s.,;:–—-]+$/, '');
  let cut = bare(line);
  while (cut !== '' && !fits(`${cut}…`)) cut = bare(cut.includes(' ') ? cut.replace(/\s+\S*$/, '') : cut.slice(0, -1));
  return `${cut}…`;
}
