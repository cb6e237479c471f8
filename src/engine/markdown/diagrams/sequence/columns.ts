import { at } from '../../../../shared/at';
import { box, FIGURES, type Figure } from '../graph/figures';
import { circle, path, textAt, type Point } from '../svg';
import { NUMBER } from './number';
import { setText, type TextBlock } from '../text';
import type { Participant, Sequence, Step } from './model';

/** Letters of messages and notes. */
export const SMALL = { size: 13 };
export const BAR = 10;
/** How far a message to oneself reaches to the right, and where its text begins. */
export const LOOP = 26;
export const NOTE_PAD = 10;

/** The participants with their heads, and where their lifelines stand. */
export interface Columns {
  x: Map<string, number>;
  index: Map<string, number>;
  heads: Map<string, Figure>;
  /** Texts of messages and notes by their step. */
  texts: Map<Step, TextBlock>;
}

/** A person above a name. */
function person(text: TextBlock): Figure {
  const width = Math.max(40, text.width + 8);
  const height = 34 + text.height;
  return {
    width,
    height,
    outline: box(width, height),
    draw: ({ x, y }: Point) => {
      const top = y - height / 2;
      return [
        circle('dg-hollow', { x, y: top + 7 }, 6),
        path('dg-detail', 'M', x - 12, top + 30, 'c', 0, -20, 24, -20, 24, 0),
        ...textAt('dg-text', text, { x, y: top + 34 + text.height / 2 }),
      ];
    },
  };
}

function headOf({ label, isActor }: Participant, wrap: number): Figure {
  const text = setText(label, Math.max(90, wrap * 0.8));
  return isActor ? person(text) : FIGURES.rect(text);
}

/** Sets all texts for a width, and stands the lifelines as close as those allow. */
export function columnsOf({ participants, steps }: Sequence, wrap: number): Columns {
  const ids = [...participants.keys()];
  const index = new Map(ids.map((id, at) => [id, at]));
  const heads = new Map([...participants].map(([id, participant]) => [id, headOf(participant, wrap)]));
  const texts = new Map<Step, TextBlock>();
  const at = (id: string): number => index.get(id) ?? 0;
  /** Pairs of columns and the least distance between them. */
  const distances: [left: number, right: number, least: number][] = [];
  ids.slice(1).forEach((id, before) => {
    const left = ids[before] ?? '';
    distances.push([before, before + 1, ((heads.get(left)?.width ?? 0) + (heads.get(id)?.width ?? 0)) / 2 + 26]);
  });
  for (const step of steps) {
    if (step.kind === 'message') {
      const [a, b] = [Math.min(at(step.from), at(step.to)), Math.max(at(step.from), at(step.to))];
      const text = setText(step.text, a === b ? wrap * 0.9 : wrap * Math.min(b - a, 3), SMALL);
      texts.set(step, text);
      const number = step.number === '' ? 0 : 2 * NUMBER;
      if (a === b) distances.push([a, a + 1, BAR + LOOP + 8 + text.width + 14]);
      else distances.push([a, b, text.width + 26 + BAR + number]);
    }
    if (step.kind === 'note') {
      const columns = step.ids.map(at);
      const [a, b] = [Math.min(...columns), Math.max(...columns)];
      const text = setText(step.text, step.side === 'over' ? wrap * Math.min(b - a + 1, 3) : wrap * 0.9, SMALL);
      texts.set(step, text);
      const width = text.width + 2 * NOTE_PAD;
      if (step.side === 'right') distances.push([b, b + 1, width + 34]);
      else if (step.side === 'left') distances.push([a - 1, a, width + 34]);
      else if (a < b) distances.push([a, b, width - 50]);
      else distances.push([a - 1, a, width / 2 + 14], [a, a + 1, width / 2 + 14]);
    }
  }
  return { x: solve(ids, distances), index, heads, texts };
}

/** Places columns from left to right; a distance that leads beyond an edge does not count. */
function solve(ids: readonly string[], distances: readonly [number, number, number][]): Map<string, number> {
  const x: number[] = [];
  ids.forEach((_, column) => {
    const least = distances
      .filter(([left, right]) => right === column && left >= 0)
      .map(([left, , distance]) => at(x, left) + distance);
    x.push(Math.max(0, ...least));
  });
  return new Map(ids.map((id, column) => [id, at(x, column)]));
}
