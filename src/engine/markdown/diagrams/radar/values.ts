import type { ElementContent } from 'hast';
import { numberAt, NUMBER } from '../key-list';
import { textAt, type Point } from '../svg';
import { setText, textWidth, type TextBlock } from '../text';
import { SAMPLE, sampleAt } from './marks';
import type { Radar } from './parse';

const SMALL = { size: 13 };
const GAP = 20;
/** Between rows, and between lists. */
const ROW = 6;
const BETWEEN = 14;
/** Before the name of an axis that is numbered in the figure. */
const INDENT = 2 * NUMBER + 10;
/** Widest name above a column, and widest name of a row. */
const MOST = { head: 110, axis: 200 };
/** Width of a list where several stand beside each other. */
const LIST = 300;

interface Drawn {
  parts: ElementContent[];
  width: number;
  bottom: number;
}

/** All values in words, around x = 0: as a table where the width has room for one, else as a list for each curve. */
export const drawValues = (radar: Radar, isNumbered: boolean, width: number, y: number): Drawn =>
  drawTable(radar, isNumbered, width, y) ?? drawLists(radar, isNumbered, width, y);

/** A row for each axis, a column for each curve; `null` where the width has no room for that. */
function drawTable({ axes, curves }: Radar, isNumbered: boolean, width: number, y: number): Drawn | null {
  const indent = isNumbered ? INDENT : 0;
  const rows = axes.map(({ label }) => setText(label, Math.min(MOST.axis, width * 0.4)));
  const heads = curves.map(({ label }) => setText(label, MOST.head, SMALL));
  const first = indent + Math.max(...rows.map((row) => row.width));
  const columns = curves.map(({ entries }, index) =>
    Math.max(heads[index]?.width ?? 0, SAMPLE, ...entries.map(({ written }) => textWidth(written, SMALL))),
  );
  const total = first + columns.reduce((sum, column) => sum + GAP + column, 0);
  if (total > width) return null;
  const left = -total / 2;
  const rights = columns.map(
    (_, index) => left + first + columns.slice(0, index + 1).reduce((sum, column) => sum + GAP + column, 0),
  );
  const parts: ElementContent[] = [];
  const headHeight = 16 + Math.max(...heads.map((head) => head.height));
  heads.forEach((head, index) => {
    const right = rights[index] ?? 0;
    parts.push(
      ...sampleAt(index, { x: right - SAMPLE, y: y + 7 }),
      ...textAt('dg-end-label', head, { x: right, y: y + 16 + head.height / 2 }),
    );
  });
  let top = y + headHeight + ROW;
  rows.forEach((row, axis) => {
    const middle = top + row.height / 2;
    parts.push(...axisAt(row, axis, isNumbered, { x: left, y: middle }));
    curves.forEach(({ entries }, index) =>
      parts.push(...valueAt(entries[axis]?.written ?? '', { x: rights[index] ?? 0, y: middle })),
    );
    top += row.height + ROW;
  });
  return { parts, width: total, bottom: top - ROW };
}

function axisAt(row: TextBlock, axis: number, isNumbered: boolean, { x, y }: Point): ElementContent[] {
  if (!isNumbered) return textAt('dg-start', row, { x, y });
  return [...numberAt(String(axis + 1), { x: x + NUMBER, y }).parts, ...textAt('dg-start', row, { x: x + INDENT, y })];
}

const valueAt = (written: string, at: Point): ElementContent[] =>
  textAt('dg-end-label', setText(written, Infinity, SMALL), at);

/** A list for each curve, as many beside each other as there is room for. */
function drawLists(radar: Radar, isNumbered: boolean, width: number, y: number): Drawn {
  const beside = Math.max(1, Math.floor((width + GAP) / (LIST + GAP)));
  const each = (width - GAP * (beside - 1)) / beside;
  const parts: ElementContent[] = [];
  let [top, bottom] = [y, y];
  radar.curves.forEach((_, index) => {
    const column = index % beside;
    if (column === 0 && index > 0) top = bottom + BETWEEN;
    const list = drawList(radar, index, isNumbered, { x: column * (each + GAP) - width / 2, y: top }, each);
    parts.push(...list.parts);
    bottom = Math.max(bottom, list.bottom);
  });
  return { parts, width, bottom };
}

function drawList(
  { axes, curves }: Radar,
  index: number,
  isNumbered: boolean,
  { x, y }: Point,
  width: number,
): { parts: ElementContent[]; bottom: number } {
  const { label = '', entries = [] } = curves[index] ?? {};
  const head = setText(label, width - SAMPLE - 10, { bold: true });
  const parts: ElementContent[] = [
    ...sampleAt(index, { x, y: y + head.height / 2 }),
    ...textAt('dg-start-title', head, { x: x + SAMPLE + 10, y: y + head.height / 2 }),
  ];
  let top = y + head.height + ROW;
  axes.forEach((axis, place) => {
    const written = entries[place]?.written ?? '';
    const indent = isNumbered ? INDENT : 0;
    const row = setText(axis.label, width - indent - GAP - textWidth(written, SMALL));
    const middle = top + row.height / 2;
    parts.push(...axisAt(row, place, isNumbered, { x, y: middle }), ...valueAt(written, { x: x + width, y: middle }));
    top += row.height + ROW;
  });
  return { parts, bottom: top - ROW };
}
