import type { Graph, GraphEdge } from './model';

/**
 * What is laid out together: the top of a graph, or the inside of a group that no edge enters. `leaves` are nodes
 * and closed groups, `groups` are those whose inside belongs to the same layout.
 */
export interface Level {
  scope: string | null;
  leaves: string[];
  groups: string[];
  /** The group of this level that holds a leaf or a group, or null. */
  parents: Map<string, string | null>;
  /** Each runs between leaves or groups of this level. */
  edges: GraphEdge[];
}

/** Ids of the groups around a node or group, from the inside out. */
export function ancestorsOf(graph: Graph, id: string): string[] {
  const found: string[] = [];
  let parent = graph.groups.get(id)?.parent ?? graph.nodes.get(id)?.parent ?? null;
  while (parent !== null && !found.includes(parent)) {
    found.push(parent);
    parent = graph.groups.get(parent)?.parent ?? null;
  }
  return found;
}

/** Groups that an edge enters or leaves; their inside is laid out with what is around them. */
function openGroups(graph: Graph): Set<string> {
  const open = new Set<string>();
  for (const { from, to } of graph.edges) {
    const [a, b] = [ancestorsOf(graph, from), ancestorsOf(graph, to)];
    for (const group of a) if (!b.includes(group)) open.add(group);
    for (const group of b) if (!a.includes(group)) open.add(group);
  }
  return open;
}

/** Splits a graph into levels: the one of `null` is the whole, the others are insides of closed groups. */
export function levelsOf(graph: Graph): Map<string | null, Level> {
  const open = openGroups(graph);
  const levels = new Map<string | null, Level>();
  const levelOf = (id: string): string | null => ancestorsOf(graph, id).find((group) => !open.has(group)) ?? null;
  const level = (scope: string | null): Level => {
    const known = levels.get(scope) ?? { scope, leaves: [], groups: [], parents: new Map(), edges: [] };
    levels.set(scope, known);
    return known;
  };
  level(null);
  for (const [id, { parent }] of [...graph.groups, ...graph.nodes]) {
    const own = level(levelOf(id));
    (open.has(id) ? own.groups : own.leaves).push(id);
    own.parents.set(id, parent === own.scope ? null : parent);
  }
  // Every group that an edge enters is open, so both ends of it are in one level.
  for (const edge of graph.edges) level(levelOf(edge.from)).edges.push(edge);
  return levels;
}
