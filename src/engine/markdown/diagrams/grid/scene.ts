import type { GraphEdge } from '../graph/model';
import type { Point, Rect } from '../svg';
import type { TextBlock } from '../text';
import type { Side } from './model';

/**
 * An end of an edge: its box, the sides that the edge may take, and the corners of a figure that is no box. An edge
 * meets the border of a group that holds its other end from inside.
 */
export interface End {
  box: Rect;
  sides: readonly Side[];
  corners: Point[] | null;
  isInward: boolean;
}

/** An edge that looks for its way. */
export interface Wanted {
  edge: GraphEdge;
  from: End;
  to: End;
  label: TextBlock | null;
}

/** What edges have to go around, and the borders that they cross but do not follow. */
export interface Scene {
  leaves: readonly Rect[];
  titles: readonly Rect[];
  borders: readonly Rect[];
  bounds: Rect;
}

/** The way of an edge through corners, and where its label stands. */
export interface Way {
  wanted: Wanted;
  points: Point[];
  label: Point | null;
}

/** A stretch of a way. */
export type Segment = readonly [Point, Point];

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).flatMap((point, index): Segment[] => {
    const before = points[index];
    return before ? [[before, point]] : [];
  });

/** Whether a stretch touches a box that is grown by some room. */
export function touches([a, b]: Segment, { left, top, right, bottom }: Rect, room: number): boolean {
  return (
    Math.max(a.x, b.x) > left - room &&
    Math.min(a.x, b.x) < right + room &&
    Math.max(a.y, b.y) > top - room &&
    Math.min(a.y, b.y) < bottom + room
  );
}

export const overlaps = (a: Rect, b: Rect, room = 0): boolean =>
  a.left < b.right + room && a.right > b.left - room && a.top < b.bottom + room && a.bottom > b.top - room;

/** The direction of a step away from a side. */
export const OUTWARD: Record<Side, Point> = {
  L: { x: -1, y: 0 },
  R: { x: 1, y: 0 },
  T: { x: 0, y: -1 },
  B: { x: 0, y: 1 },
};
