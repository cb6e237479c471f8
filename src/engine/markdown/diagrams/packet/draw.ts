import type { ElementContent } from 'hast';
import { keyBelow, numberAt } from '../key-list';
import type { DiagramSource } from '../source';
import { rect, textAt, union, type Drawing, type Rect } from '../svg';
import { setText, textWidth, type TextBlock } from '../text';
import { parsePacket, type Field } from './parse';

const SMALL = { size: 13 };
/** A bit is no narrower, so that the number of a field has room over one. */
const LEAST_BIT = 20;
const MOST_BIT = 44;
/** Above a row for the numbers of bits, and between its edge and the next row. */
const BITS = 18;
const GAP = 8;
const PAD = 5;
const CELL = 34;
const MOST_LINES = 3;

/** What of a field stands in a row. */
interface Cell extends Field {
  field: number;
}

/** Draws the fields of a packet in rows of bits; what is too narrow for its words is numbered and told in a list. */
export function drawPacket(source: DiagramSource, column: number): Drawing {
  const { title, fields, perRow: written } = parsePacket(source);
  const perRow = fitting(Math.min(written, (fields.at(-1)?.to ?? 0) + 1), column - 4);
  const bit = Math.min(MOST_BIT, (column - 4) / perRow);
  const rows = rowsOf(fields, perRow);
  // A field is told in the list with all of its cells, or in each of them.
  const narrow = new Set(rows.flat().flatMap((cell) => (setCell(cell, bit) ? [] : [cell.field])));
  const numbers = new Map([...narrow].sort((a, b) => a - b).map((field, index) => [field, index + 1]));
  const parts: ElementContent[] = [];
  let y = 0;
  for (const row of rows) {
    const labels = row.map((cell) => (narrow.has(cell.field) ? null : setCell(cell, bit)));
    const height = Math.max(CELL, ...labels.map((label) => (label?.height ?? 0) + 14));
    row.forEach((cell, index) => {
      const left = (cell.from % perRow) * bit;
      const box = { left, right: left + (cell.to - cell.from + 1) * bit, top: y + BITS, bottom: y + BITS + height };
      parts.push(...drawCell(cell, box, labels[index] ?? null, numbers.get(cell.field) ?? null));
    });
    y += BITS + height + GAP;
  }
  const around: Rect = { left: 0, top: 0, right: bit * Math.max(...rows.map((row) => widthOf(row))), bottom: y - GAP };
  const entries = [...numbers.keys()].map((field) => fields[field]).filter((field) => field !== undefined);
  const list =
    entries.length > 0
      ? keyBelow(
          around,
          column,
          entries.map((field) => ({ label: field.label, values: bitsOf(field) })),
        )
      : null;
  return {
    parts: [...parts, ...(list?.parts ?? [])],
    bounds: union([around, ...(list ? [list.box] : [])]),
    words: fields.map((field) => `${field.label} ${bitsOf(field)}`),
    title,
  };
}

const bitsOf = ({ from, to }: Field): string => (from === to ? String(from) : `${from}–${to}`);

const widthOf = (row: readonly Cell[]): number => row.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Half of the bits in a row, or a half of those, until a bit has room. */
function fitting(perRow: number, room: number): number {
  let count = perRow;
  while (room / count < LEAST_BIT) count = count % 2 === 0 ? count / 2 : Math.floor(room / LEAST_BIT);
  return count;
}

/** Cells of each row; a field that does not end in its row goes on in the next. */
function rowsOf(fields: readonly Field[], perRow: number): Cell[][] {
  const rows: Cell[][] = [];
  fields.forEach(({ label, from, to }, field) => {
    for (let start = from; start <= to;) {
      const row = Math.floor(start / perRow);
      const end = Math.min(to, (row + 1) * perRow - 1);
      (rows[row] ??= []).push({ label, from: start, to: end, field });
      start = end + 1;
    }
  });
  return rows;
}

/** The label of a cell in the lines it takes there; none where it, or the numbers of its bits, have no room. */
function setCell(cell: Cell, bit: number): TextBlock | null {
  const width = (cell.to - cell.from + 1) * bit;
  const ends = cell.from === cell.to ? [cell.from] : [cell.from, cell.to];
  const numbers = ends.reduce((sum, end) => sum + textWidth(String(end), SMALL) + 6, 0);
  const label = setText(cell.label, width - 2 * PAD);
  const fits = numbers <= width && label.width <= width - 2 * PAD && label.lines.length <= MOST_LINES;
  return fits ? label : null;
}

function drawCell({ from, to }: Cell, box: Rect, label: TextBlock | null, number: number | null): ElementContent[] {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const ground = rect('dg-node', box);
  if (number !== null) return [ground, ...numberAt(String(number), middle).parts];
  const y = box.top - BITS / 2;
  const ends =
    from === to
      ? textAt('dg-label', setText(String(from), 100, SMALL), { x: middle.x, y })
      : [
          ...textAt('dg-start-label', setText(String(from), 100, SMALL), { x: box.left + 3, y }),
          ...textAt('dg-end-label', setText(String(to), 100, SMALL), { x: box.right - 3, y }),
        ];
  return [ground, ...ends, ...(label ? textAt('dg-text', label, middle) : [])];
}
