import type { DiagramSource } from '../source';
import { boxAround, union, type Drawing } from '../svg';
import { WRAP_WIDTHS } from '../text';
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
  return { ...best, title: sequence.title };
}

const width = ({ bounds }: Drawing): number => bounds.right - bounds.left;

function drawAt(sequence: Sequence, wrap: number): Drawing {
  const columns = columnsOf(sequence, wrap);
  const rows = new Rows(columns);
  for (const step of sequence.steps) rows.add(step);
  const lifelines = rows.finish();
  const bounds = union([...rows.boxes, ...[...columns.x.values()].map((x) => boxAround({ x, y: 0 }, 2, 2))]);
  return {
    parts: [...rows.back, ...lifelines, ...rows.front],
    bounds,
    words: wordsOf(sequence),
  };
}

function wordsOf({ participants, steps }: Sequence): string[] {
  return [
    ...[...participants.values()].map(({ label }) => label),
    ...steps.flatMap((step) => ('text' in step ? [step.text] : [])),
  ].filter((word) => word !== '');
}
