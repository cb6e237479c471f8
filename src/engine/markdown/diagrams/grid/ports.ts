import type { Point, Rect } from '../svg';
import { reach } from '../graph/ports';
import { toPlace } from '../graph/axes';
import type { Side } from './model';
import { OUTWARD, type End } from './scene';

/** A place on the outline of a box where an edge may begin, and where it is free to turn. */
export interface Port {
  /** The side of the box, or the one across from it where the edge runs inwards. */
  side: Side;
  tip: Point;
  free: Point;
  /** What it costs to be away from the middle of the side. */
  cost: number;
}

/** How far an edge runs straight before it may turn. */
export const STUB = 13;
/** Distance of ports of a side. */
const STEP = 14;

const OPPOSITE: Record<Side, Side> = { L: 'R', R: 'L', T: 'B', B: 'T' };

/** The places where an edge to `other` may leave a box. */
export function portsOf(end: End, other: End): Port[] {
  return end.sides.flatMap((side) => placesOf(end, other.box, side).map((at) => portAt(end, side, at)));
}

function portAt({ box, corners, isInward }: End, side: Side, at: number): Port {
  const isUpright = side === 'T' || side === 'B';
  const middle = isUpright ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  const edge = outlineAt(box, corners, side, at);
  const tip = isUpright ? { x: at, y: edge } : { x: edge, y: at };
  const away = isUpright ? box[side === 'T' ? 'top' : 'bottom'] : box[side === 'L' ? 'left' : 'right'];
  const toward = isInward ? OPPOSITE[side] : side;
  const out = OUTWARD[toward];
  const free = isUpright ? { x: at, y: away + out.y * STUB } : { x: away + out.x * STUB, y: at };
  return { side: toward, tip, free, cost: Math.abs(at - middle) * 0.15 };
}

/** Where a line across a side meets the outline. */
function outlineAt(box: Rect, corners: Point[] | null, side: Side, at: number): number {
  const isUpright = side === 'T' || side === 'B';
  const sign = side === 'R' || side === 'B' ? 1 : -1;
  const whole = isUpright ? box[side === 'T' ? 'top' : 'bottom'] : box[side === 'L' ? 'left' : 'right'];
  if (!corners) return whole;
  const places = corners.map((corner) => toPlace(corner, isUpright ? 'TB' : 'LR'));
  return reach(places, at, sign) ?? whole;
}

/** Places along a side: its middle, the other end's middle where that lies opposite, and steps between. */
function placesOf({ box, corners }: End, other: Rect, side: Side): number[] {
  const isUpright = side === 'T' || side === 'B';
  const [low, high] = isUpright ? [box.left, box.right] : [box.top, box.bottom];
  const [from, to] = isUpright ? [other.left, other.right] : [other.top, other.bottom];
  const middle = (low + high) / 2;
  if (corners) return [middle];
  const inset = Math.min(12, (high - low) / 4);
  const opposite = [(from + to) / 2, (Math.max(low, from) + Math.min(high, to)) / 2];
  const steps = [1, -1, 2, -2].map((count) => middle + count * STEP);
  const places = [middle, ...opposite, ...steps].filter((at) => at >= low + inset && at <= high - inset);
  return [...new Set(places)];
}
