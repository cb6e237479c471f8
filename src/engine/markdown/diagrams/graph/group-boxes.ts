import { boxAround, union, type Point, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import { isInside, LABEL_PAD, type Arranged } from './arrange';
import { box, type Figure } from './figures';
import type { Level } from './levels';
import type { Graph, GraphEdge } from './model';

/** The texts at the head of a group, and the room they take. */
export interface GroupHead {
  title: TextBlock;
  width: number;
  height: number;
}

const GROUP_PAD = 16;
const TITLE_GAP = 8;

const EMPTY: TextBlock = { lines: [], width: 0, height: 0 };
export const NO_HEAD: GroupHead = { title: EMPTY, width: 0, height: 0 };

export function groupHead(graph: Graph, id: string, wrap: number): GroupHead {
  const group = graph.groups.get(id);
  if (!group || group.title === '') return NO_HEAD;
  const title = setText(group.title, wrap * 1.4, { bold: true });
  return { title, width: title.width, height: title.height };
}

/** The room that the heads of a level's groups take; one of two lines has room between two ranks. */
export const headRooms = ({ groups }: Level, heads: ReadonlyMap<string, GroupHead>): Map<string, number> =>
  new Map(
    groups.flatMap((id) => {
      const head = heads.get(id);
      return head && head.title.lines.length > 2 ? [[id, roomOf(head)]] : [];
    }),
  );

/** How much a group lacks to hold the texts of its head. */
export function tooNarrow(box: Rect | undefined, head: GroupHead | undefined): number {
  return box && head ? head.width + 2 * GROUP_PAD - (box.right - box.left) : 0;
}

const roomOf = (head: GroupHead): number => (head.height > 0 ? head.height + TITLE_GAP : 0);

/** From the upper border of a group to what it holds. */
export const headRoom = (head: GroupHead): number => GROUP_PAD + roomOf(head) - (head.height > 0 ? 4 : 0);

/** A closed group as a node of the level around it. */
export function groupFigure(content: Rect, head: GroupHead): Figure {
  const width = Math.max(content.right - content.left, head.width, 40) + 2 * GROUP_PAD;
  const height = content.bottom - content.top + headRoom(head) + GROUP_PAD;
  return { width, height, outline: box(width, height), draw: () => [] };
}

/**
 * Boxes of the groups of a level around what they hold and the room that was made for their heads, innermost first.
 */
export function groupBoxes(
  level: Level,
  centers: ReadonlyMap<string, Point>,
  figures: ReadonlyMap<string, Figure>,
  heads: ReadonlyMap<string, GroupHead>,
  widened: ReadonlyMap<string, number>,
  labels: readonly { edge: GraphEdge; box: Rect }[],
): Map<string, Rect> {
  const boxes = new Map<string, Rect>();
  const boxOf = (id: string): Rect => {
    const figure = figures.get(id);
    if (figure)
      return boxAround(centers.get(id) ?? { x: 0, y: 0 }, figure.width + (widened.get(id) ?? 0), figure.height);
    const known = boxes.get(id);
    if (known) return known;
    const holds = (end: string): boolean => isInside(level, end, id);
    const content = union([
      ...[...level.parents].filter(([, parent]) => parent === id).map(([child]) => boxOf(child)),
      ...labels.filter(({ edge }) => holds(edge.from) && holds(edge.to)).map(({ box }) => box),
    ]);
    const box = {
      left: content.left - GROUP_PAD,
      top: content.top - GROUP_PAD - roomOf(heads.get(id) ?? NO_HEAD) + 4,
      right: content.right + GROUP_PAD,
      bottom: content.bottom + GROUP_PAD,
    };
    boxes.set(id, box);
    return box;
  };
  level.groups.forEach(boxOf);
  return boxes;
}

/** Where the labels of a level's edges stand. */
export function labelBoxes(
  level: Level,
  { edges }: Arranged,
  labels: readonly (TextBlock | null)[],
): { edge: GraphEdge; box: Rect }[] {
  return level.edges.flatMap((edge, index) => {
    const [at, block] = [edges[index]?.label, labels[index]];
    return at && block ? [{ edge, box: boxAround(at, block.width + 2 * LABEL_PAD, block.height) }] : [];
  });
}
