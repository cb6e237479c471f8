import type { Figure } from '../graph/figures';
import { boxAround, type Point, type Rect } from '../svg';
import { lengthOf, roomOf, type Heading, type Measured } from './measure';
import type { GridSetting, Item } from './model';

/** Where everything of a grid stands. */
export interface Placed {
  leaves: Map<string, { figure: Figure; center: Point; box: Rect }>;
  /** Groups from the outside in. */
  groups: Map<string, { box: Rect; head: Heading }>;
}

/** Where the head of a group stands, as a box around its icon and its letters. */
export const headBox = (box: Rect, { width, height }: Heading): Rect => ({
  left: box.left + 12,
  top: box.top + 10,
  right: box.left + 12 + width,
  bottom: box.top + 10 + height,
});

/** Puts a measured grid at a place: cells in their tracks, groups inside of groups. */
export function placeGrid(root: Measured, setting: GridSetting): Placed {
  const placed: Placed = { leaves: new Map(), groups: new Map() };
  placeCells(root, { left: 0, top: 0, right: root.width, bottom: root.height }, setting, placed);
  return placed;
}

function placeCells(measured: Measured, room: Rect, setting: GridSetting, placed: Placed): void {
  const { group, gap } = measured;
  const columns = stretched(measured.columns, room.right - room.left, gap.x);
  const rows = stretched(measured.rows, room.bottom - room.top, gap.y);
  for (const item of group.items) {
    const left = room.left + startOf(columns, item.column, gap.x);
    const top = room.top + startOf(rows, item.row, gap.y);
    const cell = {
      left,
      top,
      right: left + lengthOf(columns.slice(item.column, item.column + item.span), gap.x),
      bottom: top + (rows[item.row] ?? 0),
    };
    placeItem(measured, item, cell, setting, placed);
  }
}

function placeItem(measured: Measured, { id, content }: Item, cell: Rect, setting: GridSetting, placed: Placed): void {
  const middle = { x: (cell.left + cell.right) / 2, y: (cell.top + cell.bottom) / 2 };
  if (content.kind === 'leaf') {
    const figure = content.filled(setting.wrap, cell.right - cell.left, cell.bottom - cell.top);
    placed.leaves.set(id, { figure, center: middle, box: boxAround(middle, figure.width, figure.height) });
    return;
  }
  const inner = measured.inner.get(id);
  if (!inner) return;
  const box = content.fills ? cell : boxAround(middle, inner.width, inner.height);
  placed.groups.set(id, { box, head: inner.head });
  const { pad } = inner;
  const room = {
    left: box.left + pad,
    top: box.top + pad + roomOf(inner.head, content),
    right: box.right - pad,
    bottom: box.bottom - pad,
  };
  placeCells(inner, room, setting, placed);
}

const startOf = (tracks: readonly number[], index: number, gap: number): number =>
  lengthOf(tracks.slice(0, index), gap) + (index > 0 ? gap : 0);

/** Tracks that share the room which is left. */
function stretched(tracks: readonly number[], room: number, gap: number): number[] {
  const spare = Math.max(0, room - lengthOf(tracks, gap)) / Math.max(1, tracks.length);
  return tracks.map((track) => track + spare);
}
