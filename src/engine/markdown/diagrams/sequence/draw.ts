import type { ElementContent } from 'hast';
import type { DiagramSource } from '../source';
import { boxAround, rect, textAt, union, type Drawing, type Rect } from '../svg';
import { setText, WRAP_WIDTHS } from '../text';
import { columnsOf } from './columns';
import type { Sequence } from './model';
import { parseSequence } from './parse';
import { Rows } from './rows';

/** Draws a sequence diagram with texts as wide as the column allows. */
export function drawSequence(source: DiagramSource, column: number): Drawing {
  const sequence = parseSequence(source);
  let best: Drawing | null = null;
  for (const wrap of [...WRAP_WIDTHS, 96]) {
    const drawing = drawAt(sequence, wrap);
    if (!best || width(drawing) < width(best)) best = drawing;
    if (width(drawing) <= column - 4) break;
  }
  if (!best) throw new Error('A sequence has at least one setting.');
  return { ...best, title: sequence.title, links: sequence.links };
}

const width = ({ bounds }: Drawing): number => bounds.right - bounds.left;

function drawAt(sequence: Sequence, wrap: number): Drawing {
  const columns = columnsOf(sequence, wrap);
  const rows = new Rows(sequence, columns);
  for (const step of sequence.steps) rows.add(step);
  const lifelines = rows.finish();
  const bounds = union([...rows.boxes, ...[...columns.x.values()].map((x) => boxAround({ x, y: 0 }, 2, 2))]);
  const groups = groupBoxes(sequence, columns.x, rows, bounds);
  return {
    parts: [...groups.flatMap(({ parts }) => parts), ...rows.back, ...lifelines, ...rows.front],
    bounds: union([bounds, ...groups.map(({ box }) => box)]),
    words: wordsOf(sequence),
  };
}

function wordsOf({ participants, boxes, steps }: Sequence): string[] {
  return [
    ...boxes.map(({ title }) => title),
    ...[...participants.values()].map(({ label }) => label),
    ...steps.flatMap((step) => ('text' in step ? [step.text] : [])),
  ].filter((word) => word !== '');
}

/** Grounds behind participants that belong together. */
function groupBoxes(
  { boxes }: Sequence,
  x: ReadonlyMap<string, number>,
  rows: Rows,
  bounds: Rect,
): { parts: ElementContent[]; box: Rect }[] {
  const titleHeight = Math.max(
    0,
    ...boxes.map(({ title, ids }) => setText(title, ids.length * 130, { bold: true }).height),
  );
  return boxes.flatMap(({ title, ids }) => {
    const heads = ids.flatMap((id) => {
      const figure = rows.headOf(id);
      return figure ? [boxAround({ x: x.get(id) ?? 0, y: 0 }, figure.width, figure.height)] : [];
    });
    if (heads.length === 0) return [];
    const { left, right } = union(heads);
    const text = setText(title, Math.max(130 * ids.length, right - left), { bold: true });
    const box = {
      left: Math.min(left - 10, (left + right - text.width) / 2 - 6),
      right: Math.max(right + 10, (left + right + text.width) / 2 + 6),
      top: bounds.top - titleHeight - 14,
      bottom: bounds.bottom + 8,
    };
    const at = { x: (left + right) / 2, y: box.top + 7 + text.height / 2 };
    return [{ box, parts: [rect('dg-group', box, 6), ...textAt('dg-title', text, at)] }];
  });
}
