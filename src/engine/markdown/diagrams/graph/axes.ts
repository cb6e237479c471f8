import type { Point, Rect } from '../svg';
import type { Direction } from './model';

/**
 * Layout and routing know one direction only: a graph grows along `main`, and `cross` lies across. These turn sizes
 * and places of the drawing into that view and back.
 */
export interface Place {
  cross: number;
  main: number;
}

interface Extent {
  cross: number;
  main: number;
}

export const isAcross = (direction: Direction): boolean => direction === 'LR' || direction === 'RL';

export const extentOf = (width: number, height: number, direction: Direction): Extent =>
  isAcross(direction) ? { cross: height, main: width } : { cross: width, main: height };

/** From the flow's view to the drawing's. Directions against the reading order run along the negative axis. */
export function toPoint({ cross, main }: Place, direction: Direction): Point {
  if (direction === 'TB') return { x: cross, y: main };
  if (direction === 'BT') return { x: cross, y: -main };
  return direction === 'LR' ? { x: main, y: cross } : { x: -main, y: cross };
}

export function toPlace({ x, y }: Point, direction: Direction): Place {
  if (direction === 'TB') return { cross: x, main: y };
  if (direction === 'BT') return { cross: x, main: -y };
  return direction === 'LR' ? { cross: y, main: x } : { cross: y, main: -x };
}

/** A box in the flow's view. */
export interface Span {
  cross: [number, number];
  main: [number, number];
}

export function toSpan({ left, top, right, bottom }: Rect, direction: Direction): Span {
  const [a, b] = [toPlace({ x: left, y: top }, direction), toPlace({ x: right, y: bottom }, direction)];
  return {
    cross: [Math.min(a.cross, b.cross), Math.max(a.cross, b.cross)],
    main: [Math.min(a.main, b.main), Math.max(a.main, b.main)],
  };
}
