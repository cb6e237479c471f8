import { textWidth as overpassWidth } from '../../markdown/diagrams/svg';

/** The typefaces of a card; `scripts/subset-fonts.ts` writes their files. */
export type Face = 'title' | 'text' | 'mono';

/** Every letter of Overpass Mono is this wide, in parts of its size. */
const MONO_ADVANCE = 0.616;

/** Letters of the font files, as `scripts/subset-fonts.ts` cuts them. */
const LETTER = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€−]/;

/** A text whose letters all have a glyph: others lose their accent or become a space. */
export function shownLetters(text: string): string {
  return Array.from(
    text,
    (letter) => [letter, letter.normalize('NFD').charAt(0)].find((one) => LETTER.test(one)) ?? ' ',
  ).join('');
}

/** Width of a line in pixels. */
export function textWidth(face: Face, text: string, size: number): number {
  if (face === 'mono') return Array.from(text).length * MONO_ADVANCE * size;
  return overpassWidth(text, { bold: face === 'title', size });
}

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
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((word) => (fits(word) ? [word] : breakWord(word, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (!fits(longer)) lines.push(line);
    line = fits(longer) ? longer : word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return { lines, isCut: false };
  return { lines: [...lines.slice(0, maxLines - 1), withEllipsis(lines[maxLines - 1] ?? '', fits)], isCut: true };
}

/** The same number of lines, as even as possible: the narrowest column that needs no more of them. */
export function balancedLines(face: Face, text: string, size: number, width: number, lines: string[]): string[] {
  let best = lines;
  for (let narrower = width; narrower > width / 3; narrower -= 20) {
    const tried = breakLines(face, text, size, narrower, lines.length);
    if (tried.isCut || tried.lines.some((line) => textWidth(face, line, size) > narrower)) break;
    best = tried.lines;
  }
  return best;
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
