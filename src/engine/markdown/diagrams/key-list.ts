import type { ElementContent } from 'hast';
import { boxAround, rect, textAt, union, type Point, type Rect } from './svg';
import { setText, textWidth } from './text';

/** Half the height of a number on its ground. */
export const NUMBER = 9;

/** Half the width of the ground of a number. */
export const halfOfNumber = (text: string): number =>
  Math.max(NUMBER, textWidth(text, { size: 12, bold: true }) / 2 + 5);

/** A number on a ground of its own; it ties a part of a drawing to a line of a list, or counts. */
export function numberAt(text: string, at: Point): { parts: ElementContent[]; box: Rect } {
  const block = setText(text, 100, { size: 12, bold: true });
  const box = boxAround(at, halfOfNumber(text) * 2, NUMBER * 2);
  return { parts: [rect('dg-number-ground', box, NUMBER), ...textAt('dg-number', block, at)], box };
}

/** A line of the list beside a chart: what its number stands for, and the values of it. */
export interface KeyEntry {
  label: string;
  values: string;
  /** The number of the entry, where that is not its place in the list; an empty text where it has none. */
  mark?: string;
}

const NUMBER_ROOM = 30;
const GAP = 18;

/** A numbered list at a place, no wider than `width`: labels begin one below the other, values end so. */
function keyList(entries: readonly KeyEntry[], width: number, { x, y }: Point): { parts: ElementContent[]; box: Rect } {
  const wide = Math.max(0, ...entries.map(({ values }) => textWidth(values, { size: 13 })));
  const rows = entries.map(({ label }) => setText(label, Math.max(90, width - NUMBER_ROOM - GAP - wide)));
  const right = x + NUMBER_ROOM + Math.max(0, ...rows.map((row) => row.width)) + GAP + wide;
  const parts: ElementContent[] = [];
  const boxes: Rect[] = [];
  let top = y;
  rows.forEach((row, index) => {
    const middle = top + Math.max(row.height, 2 * NUMBER) / 2;
    const mark = entries[index]?.mark ?? String(index + 1);
    const values = { lines: [entries[index]?.values ?? ''], width: wide, height: 18 };
    parts.push(
      ...(mark === '' ? [] : numberAt(mark, { x: x + NUMBER, y: middle }).parts),
      ...textAt('dg-start', row, { x: x + NUMBER_ROOM, y: middle }),
      ...textAt('dg-end-label', values, { x: right, y: middle }),
    );
    boxes.push({ left: x, top, right, bottom: top + Math.max(row.height, 2 * NUMBER) });
    top += Math.max(row.height, 2 * NUMBER) + 8;
  });
  return { parts, box: union(boxes) };
}

/** Between a chart and its list, and the least room for the list beside it; with less it stands below. */
const BESIDE = { gap: 28, least: 220, most: 380 };

/** The list of a chart that takes `around`, below it. */
export const keyBelow = (
  around: Rect,
  column: number,
  entries: readonly KeyEntry[],
): { parts: ElementContent[]; box: Rect } => keyList(entries, column - 4, { x: around.left, y: around.bottom + 18 });

/** The list of a chart that takes `around`: to its right, in the middle of its height, or below it. */
export function listBeside(
  around: Rect,
  column: number,
  entries: readonly KeyEntry[],
): { parts: ElementContent[]; box: Rect } {
  const room = column - (around.right - around.left) - BESIDE.gap - 4;
  if (room < BESIDE.least) return keyBelow(around, column, entries);
  const at = { x: around.right + BESIDE.gap, y: around.top };
  const width = Math.min(room, BESIDE.most);
  const { box } = keyList(entries, width, at);
  const spare = around.bottom - around.top - (box.bottom - box.top);
  return keyList(entries, width, { ...at, y: around.top + Math.max(0, spare / 2) });
}
