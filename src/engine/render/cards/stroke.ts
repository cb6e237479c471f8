import type { Contour } from './contours';

/** Pieces of a round end: half a circle. */
const ROUND = 12;

/** The outline of a line of a width, with round ends and corners, as contours to fill. */
export function strokeOf({ points, isClosed }: Contour, width: number): number[][] {
  const there = distinct(points, isClosed);
  const back = reversed(there);
  if (isClosed && there.length > 4) return [side(there, width / 2, true), side(back, width / 2, true)];
  return [[...side(there, width / 2, false), ...side(back, width / 2, false)]];
}

/** The points without those that repeat the one before. */
function distinct(points: readonly number[], isClosed: boolean): number[] {
  const kept: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (kept.at(-2) !== x || kept.at(-1) !== y) kept.push(x, y);
  }
  if (isClosed && kept.length > 2 && kept[0] === kept.at(-2) && kept[1] === kept.at(-1)) kept.length -= 2;
  return kept;
}

function reversed(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at] ?? 0, points[at + 1] ?? 0);
  return turned;
}

/**
 * The left side of a line, `away` from it: around outer corners in an arc, over the corner itself at inner ones, so that
 * what overlaps is wound the same way. An open line ends with half a circle around its last point.
 */
function side(points: readonly number[], away: number, isClosed: boolean): number[] {
  const count = points.length / 2;
  const outline: number[] = [];
  const at = (index: number): [number, number] => {
    const place = 2 * ((index + count) % count);
    return [points[place] ?? 0, points[place + 1] ?? 0];
  };
  const direction = (index: number): number => {
    const [x, y] = at(index);
    const [nextX, nextY] = at(index + 1);
    return Math.atan2(nextY - y, nextX - x);
  };
  const arc = ([x, y]: [number, number], from: number, turn: number): void => {
    const pieces = Math.max(1, Math.ceil((ROUND * Math.abs(turn)) / Math.PI));
    for (let piece = 0; piece <= pieces; piece++) {
      const angle = from + (turn * piece) / pieces - Math.PI / 2;
      outline.push(x + away * Math.cos(angle), y + away * Math.sin(angle));
    }
  };
  const last = isClosed ? count : count - 1;
  for (let index = 0; index < last; index++) {
    const now = direction(index);
    if (isClosed || index > 0) {
      const before = direction(index - 1);
      const turn = Math.atan2(Math.sin(now - before), Math.cos(now - before));
      const corner = at(index);
      if (turn >= 0) {
        arc(corner, before, turn);
      } else {
        arc(corner, before, 0);
        outline.push(...corner);
        arc(corner, now, 0);
      }
    } else {
      arc(at(index), now, 0);
    }
  }
  if (!isClosed) arc(at(count - 1), direction(count - 2), Math.PI);
  return outline;
}
