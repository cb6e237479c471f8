import { DiagramError, quoted } from '../problem';
import type { Side } from '../grid/model';
import type { Alignment, Architecture, EdgeEnd } from './model';

/** A place in the grid of a group. */
export interface Position {
  column: number;
  row: number;
}

/** How two parts of a group stand to each other: `to` is so many columns and rows from `from`. */
interface Relation {
  from: string;
  to: string;
  by: Position;
  /** Whether an alignment says it, which edges do not outweigh. */
  isFirm: boolean;
}

const STEP: Record<Side, Position> = {
  L: { column: -1, row: 0 },
  R: { column: 1, row: 0 },
  T: { column: 0, row: -1 },
  B: { column: 0, row: 1 },
};

/** Where the end of an edge stands to its start, as the two sides say it; nothing where both name the same side. */
function stepOf(from: EdgeEnd, to: EdgeEnd): Position | null {
  if (from.side === to.side) return null;
  const [a, b] = [STEP[from.side], STEP[to.side]];
  const isStraight = a.column === -b.column && a.row === -b.row;
  return isStraight ? a : { column: a.column - b.column, row: a.row - b.row };
}

/** Places of what stands in each group, from the sides of the edges between them; `null` is the group of all. */
export function positionsOf(architecture: Architecture, most: number): Map<string | null, Map<string, Position>> {
  const children = new Map<string | null, string[]>([[null, []]]);
  for (const { id, parent } of architecture.parts.values()) children.set(parent, [...(children.get(parent) ?? []), id]);
  const relations = relationsOf(architecture);
  const found = new Map<string | null, Map<string, Position>>();
  for (const [group, ids] of children) found.set(group, placeAll(ids, relations.get(group) ?? [], most));
  for (const alignment of architecture.alignments) refuseCrooked(architecture, found, alignment);
  return found;
}

/** What edges and alignments say, lifted to the innermost group that holds both ends; alignments win. */
function relationsOf(architecture: Architecture): Map<string | null, Relation[]> {
  const relations = new Map<string | null, Relation[]>();
  const add = (from: string, to: string, by: Position | null, isFirm: boolean): void => {
    const lifted = by && lift(architecture, from, to);
    if (lifted) relations.set(lifted.group, [...(relations.get(lifted.group) ?? []), { ...lifted, by, isFirm }]);
  };
  for (const { axis, members } of architecture.alignments)
    members.slice(1).forEach((id, index) => add(members[index] ?? id, id, axis === 'row' ? STEP.R : STEP.B, true));
  for (const { ends } of architecture.edges) add(ends.from.id, ends.to.id, stepOf(ends.from, ends.to), false);
  return relations;
}

/** The innermost group around two parts, and what of it holds each. */
function lift(
  { parts }: Pick<Architecture, 'parts'>,
  from: string,
  to: string,
): { group: string | null; from: string; to: string } | null {
  const [a, b] = [pathOf({ parts }, from), pathOf({ parts }, to)];
  const depth = a.findIndex((id, index) => id !== b[index]);
  const [first, second] = [a[depth], b[depth]];
  return first === undefined || second === undefined ? null : { group: a[depth - 1] ?? null, from: first, to: second };
}

/** A part and the groups around it, from the outside in. */
function pathOf({ parts }: Pick<Architecture, 'parts'>, id: string): string[] {
  const path: string[] = [];
  for (let up: string | null = id; up !== null; up = parts.get(up)?.parent ?? null) path.unshift(up);
  return path;
}

/**
 * Places what stands in a group breadth first, as Mermaid does; where a place is taken, beside it. What nothing ties
 * stands in rows, in no more columns than `most` where that can be.
 */
function placeAll(ids: readonly string[], relations: readonly Relation[], most: number): Map<string, Position> {
  const placed = new Map<string, Position>();
  let corner: Position = { column: 0, row: 0 };
  let below = 0;
  for (const first of ids) {
    if (placed.has(first)) continue;
    const island = normalised(spread(first, relations));
    const size = { column: 1 + maxOf(island, 'column'), row: 1 + maxOf(island, 'row') };
    if (corner.column > 0 && corner.column + size.column > most) corner = { column: 0, row: below };
    for (const [id, { column, row }] of island)
      placed.set(id, { column: corner.column + column, row: corner.row + row });
    corner = { column: corner.column + size.column, row: corner.row };
    below = Math.max(below, corner.row + size.row);
  }
  return placed;
}

const maxOf = (places: ReadonlyMap<string, Position>, axis: keyof Position): number =>
  Math.max(...[...places.values()].map((place) => place[axis]));

/** Everything that relations tie to a part, around it. */
function spread(first: string, relations: readonly Relation[]): Map<string, Position> {
  const placed = new Map<string, Position>();
  const taken = new Set<string>();
  const queue: string[] = [];
  const put = (id: string, place: Position): void => {
    placed.set(id, place);
    taken.add(keyOf(place));
    queue.push(id);
    // A row or column stands as a whole before edges place what is in it.
    putAll(id, true);
  };
  const putAll = (id: string, isFirm: boolean): void => {
    for (const relation of relations) {
      const other = relation.from === id ? relation.to : relation.to === id ? relation.from : null;
      const own = placed.get(id);
      if (relation.isFirm !== isFirm || !own || other === null || placed.has(other)) continue;
      const sign = relation.from === id ? 1 : -1;
      put(other, freePlace(own, { column: relation.by.column * sign, row: relation.by.row * sign }, isFirm, taken));
    }
  };
  put(first, { column: 0, row: 0 });
  for (const id of queue) putAll(id, false);
  return placed;
}

const keyOf = ({ column, row }: Position): string => `${column} ${row}`;

/** The place that a relation asks for, or the nearest free one: farther along a row or column, else across. */
function freePlace(from: Position, by: Position, isFirm: boolean, taken: ReadonlySet<string>): Position {
  const wanted = { column: from.column + by.column, row: from.row + by.row };
  const isLevel = by.row === 0;
  for (let shift = 0; ; shift = isFirm ? shift + 1 : shift > 0 ? -shift : 1 - shift) {
    const along = isFirm ? { column: by.column * shift, row: by.row * shift } : across(shift, isLevel);
    const place = { column: wanted.column + along.column, row: wanted.row + along.row };
    if (!taken.has(keyOf(place))) return place;
  }
}

const across = (shift: number, isLevel: boolean): Position =>
  isLevel ? { column: 0, row: shift } : { column: shift, row: 0 };

/** Places from the first column and row on, with none left empty. */
function normalised(places: ReadonlyMap<string, Position>): Map<string, Position> {
  const rankOf = (axis: keyof Position): Map<number, number> => {
    const used = [...new Set([...places.values()].map((place) => place[axis]))].sort((a, b) => a - b);
    return new Map(used.map((value, index) => [value, index]));
  };
  const [columns, rows] = [rankOf('column'), rankOf('row')];
  return new Map(
    [...places].map(([id, { column, row }]) => [id, { column: columns.get(column) ?? 0, row: rows.get(row) ?? 0 }]),
  );
}

/** Throws where edges keep what should stand in a row or column from doing so. */
function refuseCrooked(
  architecture: Architecture,
  found: ReadonlyMap<string | null, ReadonlyMap<string, Position>>,
  { axis, members, line }: Alignment,
): void {
  for (const [index, id] of members.slice(1).entries()) {
    const before = members[index] ?? id;
    const lifted = lift(architecture, before, id);
    if (!lifted) continue;
    const places = found.get(lifted.group);
    const [a, b] = [places?.get(lifted.from), places?.get(lifted.to)];
    if (a && b && a[axis] !== b[axis])
      throw new DiagramError(
        line,
        `${quoted(before)} and ${quoted(id)} do not stand in one ${axis}: edges or other alignments say otherwise.`,
        `Leave one of them out of the ${axis}, or change the sides of the edges between them.`,
      );
  }
}
