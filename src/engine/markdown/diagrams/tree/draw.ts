import type { ElementContent } from 'hast';
import type { DiagramSource } from '../source';
import { path, textAt, type Drawing } from '../svg';
import { setText, type TextBlock } from '../text';
import { parseTree, type TreeEntry } from './parse';

const SMALL = { size: 13 };
const INDENT = 24;
/** From the left edge of an entry to the trunk of what stands in it. */
const TRUNK = 8;
const ROW = 7;
const GAP = 24;
/** The least width in which descriptions stand beside the names; with less they stand below. */
const LEAST = 180;

/** An entry with its place. */
interface Row {
  entry: TreeEntry;
  name: TextBlock;
  description: TextBlock;
  x: number;
  y: number;
  /** Height of the middle of its first line. */
  middle: number;
  /** Where its texts end at the left. */
  bottom: number;
}

/** Draws a tree as an outline: what stands in an entry is indented below it. */
export function drawTree(source: DiagramSource, column: number): Drawing {
  const { title, entries } = parseTree(source);
  const width = column - 4;
  const names = entries.map((entry, index) =>
    setText(entry.name, width - entry.depth * INDENT, { bold: isFolder(entries, index) }),
  );
  const edge = Math.max(...names.map((name, index) => (entries[index]?.depth ?? 0) * INDENT + name.width)) + GAP;
  const beside = width - edge >= LEAST ? edge : null;
  const rows: Row[] = [];
  let y = 0;
  entries.forEach((entry, index) => {
    const name = names[index] ?? setText(entry.name, width);
    const x = entry.depth * INDENT;
    const description = setText(entry.description, width - (beside ?? x), SMALL);
    const line = name.height / name.lines.length;
    const bottom = y + name.height + (beside === null ? description.height : 0);
    rows.push({ entry, name, description, x, y, middle: y + line / 2, bottom });
    y = Math.max(bottom, y + description.height) + ROW;
  });
  const parts = rows.flatMap((row, index) => [
    ...branch(rows, index),
    ...textAt(isFolder(entries, index) ? 'dg-start-title' : 'dg-start', row.name, {
      x: row.x,
      y: row.y + row.name.height / 2,
    }),
    ...textAt('dg-start-label', row.description, {
      x: beside ?? row.x,
      y: row.y + (beside === null ? row.name.height : 0) + row.description.height / 2,
    }),
  ]);
  const right = Math.max(
    ...rows.map(({ x, name, description }) => Math.max(x + name.width, (beside ?? x) + description.width)),
  );
  return {
    parts,
    bounds: { left: 0, top: 0, right, bottom: y - ROW },
    words: wordsOf(entries),
    title,
  };
}

/** Whether an entry holds others, or says that it may. */
const isFolder = (entries: readonly TreeEntry[], index: number): boolean =>
  (entries[index]?.name.endsWith('/') ?? false) || (entries[index + 1]?.depth ?? 0) > (entries[index]?.depth ?? 0);

/** The line to an entry from what it stands in, along the trunk from the entry before it there. */
function branch(rows: readonly Row[], index: number): ElementContent[] {
  const row = rows[index];
  const before = rows.slice(0, index).findLast(({ entry }) => entry.depth <= (row?.entry.depth ?? 0));
  if (!row || !before || row.entry.depth === 0) return [];
  const x = row.x - INDENT + TRUNK;
  const top = before.entry.depth === row.entry.depth ? before.middle : before.bottom;
  return [path('dg-detail', 'M', x, top, 'L', x, row.middle, 'L', row.x - 4, row.middle)];
}

/** Each entry with the names of those it stands in, because several may be called alike. */
function wordsOf(entries: readonly TreeEntry[]): string[] {
  const open: string[] = [];
  return entries.map(({ name, description, depth }) => {
    const around = open.slice(0, depth).map((folder) => `${folder.replace(/\/$/, '')}/`);
    open[depth] = name;
    return `${around.join('')}${name}${description === '' ? '' : `: ${description}`}`;
  });
}
