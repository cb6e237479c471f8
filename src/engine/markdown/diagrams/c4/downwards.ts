import type { GraphEdge } from '../graph/model';

/** An edge that is drawn alike, but ranked the other way round: what is ranked first stands above. */
export const turned = (edge: GraphEdge): GraphEdge => ({
  ...edge,
  from: edge.to,
  to: edge.from,
  start: edge.end,
  end: edge.start,
});

/**
 * Turns those edges that lead back in a circle, as they are met on the ways that begin at `starts`: so the first of
 * these stand at the top, and most edges lead downwards.
 */
export function downwards(edges: readonly GraphEdge[], starts: Iterable<string>): GraphEdge[] {
  const states = new Map<string, 'open' | 'done'>();
  const back = new Set<GraphEdge>();
  const follow = (id: string): void => {
    states.set(id, 'open');
    for (const edge of edges) {
      if (edge.from !== id || edge.to === id) continue;
      const state = states.get(edge.to);
      if (state === 'open') back.add(edge);
      else if (state === undefined) follow(edge.to);
    }
    states.set(id, 'done');
  };
  for (const id of starts) if (!states.has(id)) follow(id);
  return edges.map((edge) => (back.has(edge) ? turned(edge) : edge));
}
