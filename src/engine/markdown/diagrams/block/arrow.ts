import type { Figure } from '../graph/figures';
import type { Side } from '../grid/model';
import { polygon, textAt, type Point } from '../svg';
import type { TextBlock } from '../text';

/** How far a head sticks out of its shaft, and to each side of it. */
const HEAD = 18;
const WING = 8;
/** Half of the least width of a shaft. */
const SHAFT = 10;

/** A wide arrow around its label, pointing to one side or to several, at least as large as the room along it. */
export function arrowFigure(text: TextBlock, sides: readonly Side[], width: number, height: number): Figure {
  const has = (side: Side): boolean => sides.includes(side);
  const across = has('L') || has('R');
  const upright = has('T') || has('B');
  // Heads of an arrow along both axes stand on the sides of a box, each as wide as its side.
  const isBoth = across && upright;
  const wing = { x: upright && !isBoth ? WING : 0, y: across && !isBoth ? WING : 0 };
  const shaft = { x: Math.max(SHAFT, text.width / 2 + 8), y: Math.max(SHAFT, text.height / 2 + 5) };
  const heads = (first: Side, second: Side): number =>
    isBoth ? 2 * HEAD : (has(first) ? HEAD : 0) + (has(second) ? HEAD : 0);
  const natural = {
    width: 2 * shaft.x + Math.max(2 * wing.x, heads('L', 'R')),
    height: 2 * shaft.y + Math.max(2 * wing.y, heads('T', 'B')),
  };
  const whole = {
    width: across && !isBoth ? Math.max(natural.width, width) : natural.width,
    height: upright && !isBoth ? Math.max(natural.height, height) : natural.height,
  };
  const [right, bottom] = [whole.width / 2, whole.height / 2];
  // The shaft of an arrow across reaches from head to head; of one that points to both axes it is a cross.
  const reach = { x: upright ? shaft.x : right, y: across ? shaft.y : bottom };
  const outline = [
    ...armOf(has('T'), { x: 0, y: -1 }, shaft.x, reach.y, bottom, wing.x),
    ...armOf(has('R'), { x: 1, y: 0 }, shaft.y, reach.x, right, wing.y),
    ...armOf(has('B'), { x: 0, y: 1 }, shaft.x, reach.y, bottom, wing.x),
    ...armOf(has('L'), { x: -1, y: 0 }, shaft.y, reach.x, right, wing.y),
  ];
  const shift = shiftOf(sides);
  return {
    ...whole,
    outline,
    draw: ({ x, y }) => [
      polygon(
        'dg-node',
        outline.map((point) => ({ x: point.x + x, y: point.y + y })),
      ),
      ...textAt('dg-text', text, { x: x + shift.x, y: y + shift.y }),
    ],
  };
}

/** The corners of one side, clockwise: a head, or the end of the shaft. */
function armOf(hasHead: boolean, out: Point, half: number, flat: number, tip: number, wing: number): Point[] {
  const at = (along: number, aside: number): Point => ({
    x: out.x * along - out.y * aside,
    y: out.y * along + out.x * aside,
  });
  if (!hasHead) return [at(flat, -half), at(flat, half)];
  const neck = tip - HEAD;
  return [at(neck, -half), at(neck, -half - wing), at(tip, 0), at(neck, half + wing), at(neck, half)];
}

/** A label stands in the middle of the shaft, away from a single head. */
function shiftOf(sides: readonly Side[]): Point {
  const side = sides.length === 1 ? sides[0] : undefined;
  if (side === 'L' || side === 'R') return { x: side === 'L' ? HEAD / 2 : -HEAD / 2, y: 0 };
  if (side === 'T' || side === 'B') return { x: 0, y: side === 'T' ? HEAD / 2 : -HEAD / 2 };
  return { x: 0, y: 0 };
}
