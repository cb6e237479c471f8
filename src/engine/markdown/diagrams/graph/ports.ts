import type { Point, Rect } from '../svg';
import type { TextBlock } from '../text';
import type { Arranged } from './arrange';
import { toPlace, type Place, type Span } from './axes';
import type { Gate } from './clear-way';
import type { Figure } from './figures';
import type { Level } from './levels';
import type { Direction } from './model';

/** What routing needs to know of a level that was arranged. */
export interface Arrangement {
  level: Level;
  direction: Direction;
  isGroup: (id: string) => boolean;
  figures: ReadonlyMap<string, Figure>;
  centers: ReadonlyMap<string, Point>;
  leafBoxes: ReadonlyMap<string, Rect>;
  groupBoxes: ReadonlyMap<string, Rect>;
  arranged: Arranged;
  labels: readonly (TextBlock | null)[];
}

/** An end of an edge at a side of a box: `side` is 1 where the edge leaves along the flow, -1 against it. */
interface Port {
  edge: number;
  id: string;
  side: 1 | -1;
  /** Where the edge comes from or goes to; ports of a side stand in that order. */
  toward: number;
  cross: number;
}

/** Gives the edges that meet at a side of a box places of their own, in the order of where they come from. */
export function portsOf(arrangement: Arrangement, spans: ReadonlyMap<string, Span>, gates: readonly Gate[][]): Port[] {
  const ports: Port[] = [];
  arrangement.level.edges.forEach(({ from, to }, edge) => {
    if (from === to) return;
    const ends = [
      { id: from, next: gates[edge]?.[0], other: to },
      { id: to, next: gates[edge]?.at(-1), other: from },
    ];
    for (const { id, next, other } of ends) {
      const [own, far] = [middle(spans.get(id)), middle(spans.get(other))];
      const toward = next ? { cross: next.cross, main: (next.from + next.to) / 2 } : far;
      ports.push({ edge, id, side: toward.main >= own.main ? 1 : -1, toward: toward.cross, cross: own.cross });
    }
  });
  const sides = new Map<string, Port[]>();
  for (const port of ports) {
    const key = `${port.side} ${port.id}`;
    sides.set(key, [...(sides.get(key) ?? []), port]);
  }
  for (const side of sides.values()) spread(arrangement, side, spans.get(side[0]?.id ?? ''));
  return ports;
}

export const middle = (span: Span | undefined): Place =>
  span
    ? { cross: (span.cross[0] + span.cross[1]) / 2, main: (span.main[0] + span.main[1]) / 2 }
    : { cross: 0, main: 0 };

function spread(arrangement: Arrangement, side: Port[], span: Span | undefined): void {
  if (!span) return;
  const isGroup = arrangement.isGroup(side[0]?.id ?? '');
  const room = (span.cross[1] - span.cross[0]) * 0.7;
  const [only] = side;
  if (side.length === 1 && only) {
    const limit = isGroup ? room / 2 : Math.min(9, room / 2);
    const shift = only.toward - only.cross;
    if (Math.abs(shift) <= limit) only.cross += shift;
    return;
  }
  side.sort((a, b) => a.toward - b.toward);
  const step = Math.min(26, room / (side.length - 1));
  side.forEach((port, index) => (port.cross += (index - (side.length - 1) / 2) * step));
}

/** Where an edge touches the outline of its end. */
export function endPoint(
  arrangement: Arrangement,
  spans: ReadonlyMap<string, Span>,
  ports: readonly Port[],
  edge: number,
  end: 'from' | 'to',
): Place {
  const { level, direction, figures, centers } = arrangement;
  const id = level.edges[edge]?.[end] ?? '';
  const port = ports.filter((port) => port.edge === edge)[end === 'from' ? 0 : 1];
  const span = spans.get(id);
  if (!port || !span) return { cross: 0, main: 0 };
  const center = centers.get(id);
  const outline = figures.get(id)?.outline;
  if (!center || !outline) return { cross: port.cross, main: port.side > 0 ? span.main[1] : span.main[0] };
  const corners = outline.map(({ x, y }) => toPlace({ x: x + center.x, y: y + center.y }, direction));
  return { cross: port.cross, main: reach(corners, port.cross, port.side) ?? span.main[port.side > 0 ? 1 : 0] };
}

/** How far an outline reaches along the flow at a place across it. */
function reach(corners: readonly Place[], cross: number, side: 1 | -1): number | null {
  const hits = corners.flatMap((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (Math.min(a.cross, b.cross) > cross || Math.max(a.cross, b.cross) < cross) return [];
    if (a.cross === b.cross) return [a.main, b.main];
    return [a.main + ((b.main - a.main) * (cross - a.cross)) / (b.cross - a.cross)];
  });
  return hits.length === 0 ? null : side > 0 ? Math.max(...hits) : Math.min(...hits);
}
