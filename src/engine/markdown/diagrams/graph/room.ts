import { boxAround, type Rect } from '../svg';
import type { TextBlock } from '../text';
import { isInside, type Arranged } from './arrange';
import { isAcross, toSpan } from './axes';
import { lacksBeside } from './beside';
import type { Figure } from './figures';
import { tooNarrow, type GroupHead } from './group-boxes';
import type { Level } from './levels';
import type { Direction } from './model';

/** Groups that grow to the side are no nearer to each other. */
const BETWEEN_GROUPS = 8;

/** A level that was arranged, with the boxes of its groups. */
interface Tried {
  level: Level;
  direction: Direction;
  figures: ReadonlyMap<string, Figure>;
  heads: ReadonlyMap<string, GroupHead>;
  boxes: ReadonlyMap<string, Rect>;
  placed: Arranged;
  labels: readonly (TextBlock | null)[];
}

/** How much wider leaves have to be for what stands in their group or beside them, and how much farther apart all. */
interface Lack {
  widths: Map<string, number>;
  apart: number;
}

/** What a level lacks for the titles of its groups and for labels beside them. */
export function lackOf(tried: Tried): Lack {
  const { level, heads, boxes, labels, direction } = tried;
  if (isAcross(direction)) return { widths: narrowGroups(tried), apart: overlapOf(tried) };
  const spans = new Map([...leafBoxesOf(tried), ...boxes].map(([id, box]) => [id, toSpan(box, direction)]));
  const isGroup = (id: string): boolean => heads.has(id);
  return { widths: new Map([...lacksBeside(level, spans, isGroup, labels), ...narrowGroups(tried)]), apart: 0 };
}

function narrowGroups({ level, boxes, heads }: Tried): Map<string, number> {
  const widths = new Map<string, number>();
  for (const id of level.groups) {
    const lack = tooNarrow(boxes.get(id), heads.get(id));
    const leaf = lack > 1 ? level.leaves.find((leaf) => isInside(level, leaf, id)) : undefined;
    if (leaf !== undefined) widths.set(leaf, (widths.get(leaf) ?? 0) + lack);
  }
  return widths;
}

const leafBoxesOf = ({ figures, placed }: Tried): Map<string, Rect> =>
  new Map(
    [...figures].map(([id, { width, height }]) => [
      id,
      boxAround(placed.centers.get(id) ?? { x: 0, y: 0 }, width, height),
    ]),
  );

/** The heads of groups that grow to the side stand where dagre knows of no room for them. */
function overlapOf(tried: Tried): number {
  const { level, boxes } = tried;
  const all = [...leafBoxesOf(tried), ...boxes];
  const isApart = (one: string, other: string): boolean =>
    one !== other && !isInside(level, one, other) && !isInside(level, other, one);
  return Math.max(
    0,
    ...[...boxes].flatMap(([group, a]) =>
      all.flatMap(([id, b]) => {
        const isBeside = Math.min(a.right, b.right) > Math.max(a.left, b.left);
        const lack = BETWEEN_GROUPS - Math.max(a.top - b.bottom, b.top - a.bottom);
        return isBeside && isApart(group, id) ? [lack] : [];
      }),
    ),
  );
}
