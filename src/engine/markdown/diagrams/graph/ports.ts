import type { ArrangedEdge } from './arrange';
import { middle, toPlace, type Place, type Span } from './axes';
import type { Figure } from './figures';
import type { Direction } from './model';

/** A straight stretch along the flow that an edge passes through: between nodes of a rank, or under its label. */
export interface Gate {
  cross: number;
  from: number;
  to: number;
  isLabel: boolean;
}

/** An end of an edge at a side of a box: `side` is 1 where the edge is further along the flow, else -1. */
interface Port {
  id: string;
  side: 1 | -1;
  /** Where the edge comes from or goes to; the ports of a side are in that order. */
  toward: number;
  cross: number;
}

/** So much of a side has room for ports, this far from each other at most. */
const USED_SIDE = 0.7;
const MOST_APART = 26;
/** A single edge leaves the middle of a side by up to this much to run straight. */
const MOST_ASIDE = 9;

/** Where the edges touch the outlines of their ends. Those that meet at a side of a box get places of their own. */
export function endsOf(
  edges: readonly ArrangedEdge[],
  gates: readonly (readonly Gate[])[],
  figures: ReadonlyMap<string, Figure>,
  spans: ReadonlyMap<string, Span>,
  direction: Direction,
): { start: Place; end: Place }[] {
  const spanOf = (id: string): Span => spans.get(id) ?? { cross: [0, 0], main: [0, 0] };
  const sides = new Map<string, Port[]>();
  const addPort = (id: string, other: string, gate: Gate | undefined): Port => {
    const own = middle(spanOf(id));
    const toward = gate ? { cross: gate.cross, main: (gate.from + gate.to) / 2 } : middle(spanOf(other));
    const side = toward.main >= own.main ? 1 : -1;
    const port: Port = { id, side, toward: toward.cross, cross: own.cross };
    const key = `${side} ${id}`;
    sides.set(key, [...(sides.get(key) ?? []), port]);
    return port;
  };
  const ports = edges.map(({ edge: { from, to } }, index) => ({
    start: addPort(from, to, gates[index]?.[0]),
    end: addPort(to, from, gates[index]?.at(-1)),
  }));
  for (const side of sides.values()) spread(side, spanOf(side[0]?.id ?? ''));
  const placeOf = ({ id, cross, side }: Port): Place => {
    const span = spanOf(id);
    const center = middle(span);
    const corners = (figures.get(id)?.outline ?? []).map((corner) => {
      const place = toPlace(corner, direction);
      return { cross: center.cross + place.cross, main: center.main + place.main };
    });
    return { cross, main: reach(corners, cross, side) ?? span.main[side > 0 ? 1 : 0] };
  };
  return ports.map(({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }));
}

function spread(side: Port[], span: Span): void {
  const room = (span.cross[1] - span.cross[0]) * USED_SIDE;
  const [only] = side;
  if (side.length === 1 && only) {
    if (Math.abs(only.toward - only.cross) <= Math.min(MOST_ASIDE, room / 2)) only.cross = only.toward;
    return;
  }
  side.sort((a, b) => a.toward - b.toward);
  const step = Math.min(MOST_APART, room / (side.length - 1));
  side.forEach((port, index) => (port.cross += (index - (side.length - 1) / 2) * step));
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
