/** Reads output in columns: a line of titles, and rows whose cells stand below them. */

import type { Place } from '../../commands/shell-words';

/** A title or a value, with its place in the source. */
interface Cell extends Place {
  text: string;
}

/** A table as it was printed. Every row has as many cells as there are titles; empty ones are of no length. */
interface PrintedTable {
  titles: Cell[];
  rows: Cell[][];
  /** Whether most rows have their cells below the titles. What was sent in a chat has lost its spaces. */
  isAligned: boolean;
}

/** A line of a source. */
export interface Line {
  text: string;
  offset: number;
}

/** Column titles consist of capitals, digits and a few signs, without spaces. */
const TITLE = /^[A-Z0-9%+][A-Z0-9_.%+]*$/;
/** Warnings of the tool may stand above the titles. */
const LINES_BEFORE_TITLES = 20;

/** Whether a line can be the titles of a table. */
export function isTitles(line: string): boolean {
  const words = line.trim().split(/\s+/);
  return line.trim() !== '' && words.every((word) => TITLE.test(word)) && words.some((word) => /[A-Z]/.test(word));
}

/** The lines of a text with where each begins. */
export function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const at = offset;
    offset += line.length + 1;
    return { text: line, offset: at };
  });
}

/** Reads a table from lines of output; `null` when there are no titles among the first. */
export function readColumns(lines: readonly Line[]): PrintedTable | null {
  const head = lines.slice(0, LINES_BEFORE_TITLES).findIndex((line) => isTitles(line.text));
  const titleLine = lines[head];
  if (!titleLine) return null;
  const titles = [...titleLine.text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    offset: titleLine.offset + match.index,
    end: titleLine.offset + match.index + match[0].length,
  }));
  // Reports of a table at a time repeat the titles, with empty lines between.
  const body = lines
    .slice(head + 1)
    .filter((line) => line.text.trim() !== '' && line.text.trim() !== titleLine.text.trim());
  const starts = titles.map((title) => title.offset - titleLine.offset);
  const ends = titles.map((title) => title.end - titleLine.offset);
  const isBlank = (at: number): boolean => body.every(({ text }) => at >= text.length || text[at] === ' ');
  const cuts = starts.slice(1).map((start, index) => cutBetween(ends[index] ?? 0, start, isBlank));
  const aligned = body.filter(({ text }) => startsAtTitles(text, starts, ends));
  return { titles, rows: body.map((line) => cellsOf(line, cuts)), isAligned: aligned.length * 2 > body.length };
}

/** Whether at most titles after the first a cell begins, or ends, as numbers do; empty cells tell nothing. */
function startsAtTitles(text: string, starts: readonly number[], ends: readonly number[]): boolean {
  const isSpace = (at: number): boolean => (text[at] ?? ' ') === ' ';
  const at = starts.flatMap((start, index) => {
    const end = ends[index] ?? start;
    if (index === 0 || text.slice(start, end).trim() === '') return [];
    return [(isSpace(start - 1) && !isSpace(start)) || (/\d/.test(text[end - 1] ?? '') && isSpace(end))];
  });
  return at.filter(Boolean).length * 2 >= at.length;
}

/**
 * Where a column ends: at a place that is blank in all rows, as near as can be to the next title; where no place is,
 * in front of that title, and a value that reaches over it is taken whole by the row.
 */
function cutBetween(end: number, next: number, isBlank: (at: number) => boolean): number {
  for (let at = next - 1; at >= end; at--) if (isBlank(at)) return at;
  return next - 1;
}

function cellsOf({ text, offset }: Line, cuts: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const cut of [...cuts, text.length]) {
    let to = Math.max(from, Math.min(cut, text.length));
    // A word is never parted: it belongs to the column it begins in.
    while (to > from && to < text.length && text[to] !== ' ' && text[to - 1] !== ' ') to++;
    const raw = text.slice(from, to);
    const value = raw.trim();
    const begin = offset + from + (value === '' ? 0 : raw.length - raw.trimStart().length);
    cells.push({ text: value, offset: begin, end: begin + value.length });
    from = to;
  }
  return cells;
}
