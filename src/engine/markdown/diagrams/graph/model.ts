import type { Shape } from './figures';
import type { Point, Rect } from '../svg';

/** Where a graph grows to: down, or to the right. */
export type Direction = 'TB' | 'LR';

export interface GraphNode {
  label: string;
  shape: Shape;
  parent: string | null;
}

export interface GraphEdge {
  from: string;
  to: string;
  label: string;
  /** Whether an arrow is at its end. */
  hasArrow: boolean;
  line: number;
}

/** Nodes and groups by their ids, which are all different. */
export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  /** Titles of boxes around nodes. Edges run inside of a box, or between it as a whole and what is around it. */
  groups: Map<string, string>;
  edges: GraphEdge[];
}

/**
 * Layout and routing know one direction only: a graph grows along `main`, and `cross` lies across. These turn sizes
 * and places of the drawing into that view and back.
 */
export interface Place {
  cross: number;
  main: number;
}

export const extentOf = (width: number, height: number, direction: Direction): Place =>
  direction === 'LR' ? { cross: height, main: width } : { cross: width, main: height };

export const toPoint = ({ cross, main }: Place, direction: Direction): Point =>
  direction === 'LR' ? { x: main, y: cross } : { x: cross, y: main };

export const toPlace = ({ x, y }: Point, direction: Direction): Place => extentOf(x, y, direction);

export interface Span {
  cross: [number, number];
  main: [number, number];
}

export const toSpan = ({ left, top, right, bottom }: Rect, direction: Direction): Span =>
  direction === 'LR' ? { cross: [top, bottom], main: [left, right] } : { cross: [left, right], main: [top, bottom] };

/** The middle of a span. */
export const middle = ({ cross, main }: Span): Place => ({
  cross: (cross[0] + cross[1]) / 2,
  main: (main[0] + main[1]) / 2,
});
