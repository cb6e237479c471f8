import { WRAP_WIDTHS } from '../text';
import { isAcross } from './axes';
import { layoutGraph, type Layout } from './layout';
import type { Direction, Graph, Setting } from './model';

const UPRIGHT: Record<Direction, Direction> = { TB: 'TB', BT: 'BT', LR: 'TB', RL: 'TB' };
const ACROSS: Record<Direction, Direction> = { TB: 'LR', BT: 'RL', LR: 'LR', RL: 'RL' };

/** A graph that is written downwards is turned where it is wider than this many columns, and much narrower across. */
const FAR_TOO_WIDE = 1.25;
const MUCH_NARROWER = 0.8;

/** A way to lay a graph out, to be tried with several widths of its labels. */
interface Attempt extends Pick<Setting, 'direction' | 'force'> {
  /** Whether this way is only for what is far too wide in all others. */
  isLast: boolean;
}

/**
 * Lays a graph out in the direction that is written, where that fits the column; else with narrower labels, else from
 * top to bottom, else in whichever of these ways is the narrowest. One that is written downwards and would be shown too
 * small to read grows to the side instead, where that is much narrower.
 */
export function chooseLayout(graph: Graph, column: number): Layout {
  let best: Layout | null = null;
  let isTurned = false;
  for (const [wrap, attempt] of attemptsOf(graph).flatMap((own) => WRAP_WIDTHS.map((wrap) => [wrap, own] as const))) {
    if (isHopeless(best, wrap, attempt, graph, column)) continue;
    const layout = layoutGraph(graph, { wrap, ...attempt });
    const share = attempt.isLast && !isTurned ? MUCH_NARROWER : 1;
    if (best && widthOf(layout) >= widthOf(best) * share) continue;
    best = layout;
    isTurned = attempt.isLast;
    if (widthOf(layout) <= column) break;
  }
  if (!best) throw new Error('A graph has at least one setting.');
  return best;
}

function attemptsOf({ direction, groups }: Graph): Attempt[] {
  const upright = { direction: UPRIGHT[direction], isLast: false };
  const hasTurned = [...groups.values()].some((group) => group.direction !== null && isAcross(group.direction));
  return [
    { direction, force: false, isLast: false },
    ...(isAcross(direction) ? [{ ...upright, force: false }] : []),
    ...(hasTurned ? [{ ...upright, force: true }] : []),
    ...(isAcross(direction) ? [] : [{ direction: ACROSS[direction], force: false, isLast: true }]),
  ];
}

/**
 * Narrower labels save a third at most: not tried where a graph is far too wide and may still be turned. The last way
 * is not tried where the others can be read.
 */
function isHopeless(
  best: Layout | null,
  wrap: number,
  { direction, isLast }: Attempt,
  graph: Graph,
  column: number,
): boolean {
  const first = WRAP_WIDTHS[0];
  const last = WRAP_WIDTHS[WRAP_WIDTHS.length - 1];
  if (best && isLast) return widthOf(best) < column * FAR_TOO_WIDE;
  if (!best || wrap === first || widthOf(best) < column * 1.5) return false;
  return wrap !== last || (isAcross(direction) && direction === graph.direction);
}

const widthOf = ({ bounds }: Layout): number => bounds.right - bounds.left;
