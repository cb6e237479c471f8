import { at } from '../../../../shared/at';
import { figureOf, type Figure } from '../graph/figures';
import { setText, type TextBlock } from '../svg';
import type { Sequence, Step } from './parse';

export const SMALL = { size: 13 };
export const NOTE_PAD = 10;
/** How far a message to oneself reaches to the right, and the distance of its text from there. */
export const LOOP = 26;
export const LOOP_GAP = 8;

/** The participants with their heads, and where their lifelines are. */
export interface Columns {
  x: Map<string, number>;
  index: Map<string, number>;
  heads: Map<string, Figure>;
  /** Texts of messages and notes by their step. */
  texts: Map<Step, TextBlock>;
}

type Distance = [left: number, right: number, least: number];

/** Sets all texts for a width, and puts the lifelines as close together as those allow. */
export function columnsOf({ participants, steps }: Sequence, wrap: number): Columns {
  const ids = [...participants.keys()];
  const index = new Map(ids.map((id, column) => [id, column]));
  const heads = new Map(
    [...participants].map(([id, label]) => [id, figureOf('participant', label, Math.max(90, wrap * 0.8))]),
  );
  const texts = new Map<Step, TextBlock>();
  const columnOf = (id: string): number => index.get(id) ?? 0;
  const widthOf = (column: number): number => heads.get(ids[column] ?? '')?.width ?? 0;
  const distances: Distance[] = ids
    .slice(1)
    .map((_, left) => [left, left + 1, (widthOf(left) + widthOf(left + 1)) / 2 + 26]);
  for (const step of steps) {
    if (step.kind !== 'message' && step.kind !== 'note') continue;
    const columns = (step.kind === 'message' ? [step.from, step.to] : [step.id]).map(columnOf);
    const [a, b] = [Math.min(...columns), Math.max(...columns)];
    const text = setText(step.text, textLimit(step.kind, b - a, wrap), SMALL);
    texts.set(step, text);
    if (step.kind === 'message')
      distances.push(a === b ? [a, a + 1, LOOP + LOOP_GAP + text.width + 24] : [a, b, text.width + 36]);
    else {
      const least = text.width / 2 + NOTE_PAD + 14;
      distances.push([a - 1, a, least], [a, a + 1, least]);
    }
  }
  return { x: solve(ids, distances), index, heads, texts };
}

/** How wide a text over columns may be. A line that is wider than three of them is hard to read. */
function textLimit(kind: 'message' | 'note', columns: number, wrap: number): number {
  if (kind === 'note') return wrap;
  return columns === 0 ? wrap * 0.9 : wrap * Math.min(columns, 3);
}

/** Places columns from left to right; a distance that leads beyond an edge does not count. */
function solve(ids: readonly string[], distances: readonly Distance[]): Map<string, number> {
  const x: number[] = [];
  ids.forEach((_, column) => {
    const least = distances
      .filter(([left, right]) => right === column && left >= 0)
      .map(([left, , distance]) => at(x, left) + distance);
    x.push(Math.max(0, ...least));
  });
  return new Map(ids.map((id, column) => [id, at(x, column)]));
}
