import type { Point, Rect } from '../svg';
import { toPlace, toPoint, toSpan } from './axes';
import { DEPTH } from './gates';
import { BESIDE_TITLE, type GroupHead } from './group-boxes';
import type { Route } from './route';

/** So far from a gate stands nothing of what the group holds. */
const NEAR = 60;

/** A group whose box is known. */
export interface Bordered {
  id: string;
  box: Rect;
  head: GroupHead;
}

/** Leads edges that end at a gate of a group straight on to its border, beside its title where that is in the way. */
export function toBorder(routes: readonly Route[], group: Bordered): Route[] {
  const isOwn = ({ edge }: Route): boolean => edge.border?.group === group.id;
  const aside = besideTitle(
    routes.filter(isOwn).flatMap((route) => onBorder(route, group.box)),
    group,
  );
  return routes.map((route) => {
    if (!isOwn(route)) return route;
    let { stops } = route;
    for (const { end, gate, at } of onBorder(route, group.box)) {
      const rest = (end === 'from' ? stops : stops.toReversed()).slice(1);
      const way = at.y === group.box.top && aside > 0 ? pastTitle(at, gate, rest, aside) : [at, gate, gate, ...rest];
      stops = end === 'from' ? way : way.toReversed();
    }
    return { ...route, stops };
  });
}

/** The ends of an edge that are at a border: where its gate is, and the place on the border straight ahead of it. */
function onBorder({ edge, direction, stops }: Route, box: Rect): { end: 'from' | 'to'; gate: Point; at: Point }[] {
  const { main } = toSpan(box, direction);
  return (edge.border?.ends ?? []).flatMap((end) => {
    const gate = end === 'from' ? stops[0] : stops.at(-1);
    if (!gate) return [];
    const { cross } = toPlace(gate, direction);
    return [{ end, gate, at: toPoint({ cross, main: main[end === 'from' ? 0 : 1] }, direction) }];
  });
}

/** How far edges have to stand to the right of their gates so that they miss the title, as far as the box has room. */
function besideTitle(ends: readonly { at: Point }[], { box, head }: Bordered): number {
  const across = ends.flatMap(({ at }) => (at.y === box.top ? [at.x] : []));
  if (head.height === 0 || across.length === 0) return 0;
  const free = box.left + head.title.width + 2 * BESIDE_TITLE;
  return Math.min(free - Math.min(...across), box.right - BESIDE_TITLE - Math.max(...across));
}

/**
 * Down from a place at the head of a group beside its title, and back to the gate if it is far from there to the rest.
 */
function pastTitle({ x, y }: Point, gate: Point, rest: readonly Point[], aside: number): Point[] {
  const beside = { x: x + aside, y };
  const isNear = rest[0] !== undefined && Math.abs(rest[0].y - gate.y) < NEAR;
  const below = { x: x + aside, y: isNear ? gate.y : gate.y - DEPTH };
  return [beside, below, below, ...(isNear ? [] : [gate, gate]), ...rest];
}
