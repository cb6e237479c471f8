import type { ElementContent } from 'hast';
import { circle, line, path, polygon, type Point } from '../svg';
import type { Head } from './model';

/** How far the line of an edge stays away from its end, so that it does not show inside the head. */
const INSET: Record<Head, number> = {
  none: 0,
  arrow: 8,
  circle: 8,
  cross: 6,
  'open-arrow': 1,
};

export const insetOf = (head: Head): number => INSET[head];

/** Length of the straight stretch that an edge needs before its end. */
export const stretchOf = (head: Head): number => (head === 'none' ? 8 : Math.max(INSET[head], 9) + 3);

/** Draws what stands at the end of an edge. `toward` is the direction in which the edge arrives, of length one. */
export function drawHead(head: Head, tip: Point, toward: Point): ElementContent[] {
  const at = (back: number, aside = 0): Point => ({
    x: tip.x - toward.x * back - toward.y * aside,
    y: tip.y - toward.y * back + toward.x * aside,
  });
  switch (head) {
    case 'none':
      return [];
    case 'arrow':
      return [polygon('dg-head', [at(0), at(9, -4.5), at(9, 4.5)])];
    case 'circle':
      return [circle('dg-head', at(4.5), 4)];
    case 'cross':
      return [line('dg-cross', at(2, -4.5), at(11, 4.5)), line('dg-cross', at(2, 4.5), at(11, -4.5))];
    case 'open-arrow': {
      const [a, b, c] = [at(9, -5), at(0.5), at(9, 5)];
      return [path('dg-mark', 'M', a.x, a.y, 'L', b.x, b.y, 'L', c.x, c.y)];
    }
  }
}
