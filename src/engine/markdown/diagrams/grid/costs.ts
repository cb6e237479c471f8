import type { Point, Rect } from '../svg';
import { touches, type Scene, type Segment } from './scene';

/** Edges keep this far from boxes and words. */
export const CLEAR = 6;
/** What it costs to cross an edge, and, for each unit of length, to run along one or along a border. */
const CROSS = 14;
const ALONG = 6;
const FOLLOW = 2;
/** Places of ends that are taken are used only where there is no other way. */
const TAKEN = 300;

/** What other edges take already. */
export interface Traffic {
  segments: readonly Segment[];
  tips: readonly Point[];
}

/** What a stretch costs: its length, and more where it crosses or follows others. */
export function costOf(segment: Segment, { borders }: Scene, { segments }: Traffic): number {
  const [a, b] = segment;
  const isUpright = a.x === b.x;
  let cost = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  for (const other of segments) {
    const [c, d] = other;
    if (isUpright === (c.x === d.x)) cost += shared(isUpright, segment, other, 6) * ALONG;
    else if (touches(segment, boxOf(other), 0.1)) cost += CROSS;
  }
  for (const { left, top, right, bottom } of borders) {
    const [near, far] = isUpright ? [left, right] : [top, bottom];
    const along = isUpright ? overlap(a.y, b.y, top, bottom) : overlap(a.x, b.x, left, right);
    const at = isUpright ? a.x : a.y;
    if (Math.abs(at - near) < 7 || Math.abs(at - far) < 7) cost += along * FOLLOW;
  }
  return cost;
}

export const takenCost = (tip: Point, { tips }: Traffic): number =>
  tips.some(({ x, y }) => Math.abs(x - tip.x) < 9 && Math.abs(y - tip.y) < 9) ? TAKEN : 0;

/** How far two parallel stretches that are nearer than `near` run beside each other. */
function shared(isUpright: boolean, [a, b]: Segment, [c, d]: Segment, near: number): number {
  if (Math.abs(isUpright ? a.x - c.x : a.y - c.y) >= near) return 0;
  return isUpright ? overlap(a.y, b.y, c.y, d.y) : overlap(a.x, b.x, c.x, d.x);
}

const overlap = (a: number, b: number, c: number, d: number): number =>
  Math.max(0, Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d)));

const boxOf = ([a, b]: Segment): Rect => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});
