import type { Figure } from './figures';
import { ancestorsOf, openGroups } from './levels';
import type { Graph, GraphEdge, Tie } from './model';

type End = 'from' | 'to';

/** Distance of edges that begin or end at one border. */
const STEP = 26;
/** Room in which edges pass by the title of a group. */
export const DEPTH = 20;

/** A place inside the border of a group, for the edges between the group and what it holds. */
interface Gate {
  id: string;
  group: string;
  end: End;
  edges: number;
}

/**
 * Gives each group that has edges to or from its own inside a gate: a node without a figure before, or behind, all
 * that the group holds. Edges run between it and their other end as they do elsewhere, and on to the border.
 */
export function withGates(graph: Graph): Graph {
  const gates = new Map<string, Gate>();
  const around = graph.edges.map((edge) => toGates(edge, endsAround(graph, edge), gates));
  const open = openGroups(withNodes(graph, around, gates));
  // Beside a group that others enter stand those, so an edge of it with itself has no room there.
  const edges = around.map((edge) =>
    edge.from === edge.to && open.has(edge.from) ? toGates(edge, ['from', 'to'], gates) : edge,
  );
  if (gates.size === 0) return graph;
  return { ...withNodes(graph, edges, gates), ties: [...gates.values()].flatMap((gate) => tiesOf(graph, gate)) };
}

/** The ends of an edge that are the group around its other end. */
function endsAround(graph: Graph, { from, to }: GraphEdge): End[] {
  if (ancestorsOf(graph, to).includes(from)) return ['from'];
  return ancestorsOf(graph, from).includes(to) ? ['to'] : [];
}

/** The edge with gates as some of its ends, which are known from then on. */
function toGates(edge: GraphEdge, ends: readonly End[], gates: Map<string, Gate>): GraphEdge {
  const [first] = ends;
  if (!first) return edge;
  const group = edge[first];
  const own: GraphEdge = { ...edge, border: { group, ends } };
  for (const end of ends) {
    const id = `${end} the border of ${group}`;
    const gate = gates.get(id) ?? { id, group, end, edges: 0 };
    gates.set(id, { ...gate, edges: gate.edges + 1 });
    own[end] = id;
  }
  return own;
}

function withNodes(graph: Graph, edges: GraphEdge[], gates: ReadonlyMap<string, Gate>): Graph {
  const nodes = new Map(graph.nodes);
  for (const gate of gates.values())
    nodes.set(gate.id, { id: gate.id, parent: gate.group, words: [], figure: (_, across) => gateFigure(gate, across) });
  return { ...graph, nodes, edges };
}

function gateFigure({ edges }: Gate, across: boolean): Figure {
  const long = Math.max(2, (edges - 1) * STEP);
  return { width: across ? 2 : long, height: across ? long : DEPTH, outline: [], draw: () => [] };
}

/** What keeps a gate before all that its group holds, or behind all of it. */
function tiesOf(graph: Graph, { id, group, end }: Gate): Tie[] {
  const members = [...graph.groups, ...graph.nodes].flatMap(([id, { parent }]) => (parent === group ? [id] : []));
  const around = new Set([group, ...ancestorsOf(graph, group)]);
  // Seen from the group, what it holds are its members, whatever is in those, and the same of what is beside it.
  const partOf = (id: string): string =>
    [id, ...ancestorsOf(graph, id)].findLast((part) => members.includes(part) || !around.has(part)) ?? id;
  const next = new Map<string, Set<string>>();
  for (const edge of graph.edges) {
    const [from, to] = [partOf(edge.from), partOf(edge.to)];
    if (from !== to && !around.has(from) && !around.has(to)) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  // Of the edges of a circle one will run backwards, so they say nothing of what stands first.
  const isBefore = (one: string, other: string): boolean =>
    next.get(one)?.has(other) === true && !reaches(next, other, one);
  const has = (member: string): boolean =>
    members.some((other) => (end === 'from' ? isBefore(other, member) : isBefore(member, other)));
  return members
    .filter((member) => !has(member))
    .map((member) => (end === 'from' ? { from: id, to: member } : { from: member, to: id }));
}

function reaches(next: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const found = new Set([from]);
  for (const id of found) for (const other of next.get(id) ?? []) found.add(other);
  return found.has(to);
}
