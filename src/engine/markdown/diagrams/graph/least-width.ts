import { EDGE_TEXT, labelRoom, rankGap } from './arrange';
import { setText, type TextBlock } from '../text';
import type { Graph } from './model';

/** Labels of edges that run to a side wrap at this width at most. */
const ACROSS_WRAP = 130;

/** Sets the label of an edge for a width at which texts wrap; `null` where it has none. */
export function setEdgeLabel(label: string, wrap: number, across: boolean): TextBlock | null {
  return label === '' ? null : setText(label, across ? Math.min(wrap, ACROSS_WRAP) : wrap, EDGE_TEXT);
}

/**
 * What a graph that grows to a side is at least wide: its longest chain of nodes that follow one another. 0 where that
 * is not known before it is laid out: with groups, and where edges run in a circle, of which some are turned round.
 */
export function leastWidth(graph: Graph, wrap: number): number {
  if (graph.groups.size > 0 || (graph.ties ?? []).length > 0) return 0;
  const gap = rankGap({ edges: graph.edges, groups: [] });
  const widths = new Map<string, number>();
  const widthFrom = (id: string): number => {
    const known = widths.get(id);
    if (known !== undefined) return known;
    // Whoever comes back here before the width is known has walked in a circle.
    widths.set(id, NaN);
    const rest = graph.edges.flatMap(({ from, to, label, length }) =>
      from === id && to !== id
        ? [length * gap + labelRoom(setEdgeLabel(label, wrap, true), graph.direction).main + widthFrom(to)]
        : [],
    );
    const width = (graph.nodes.get(id)?.figure(wrap, true).width ?? 0) + Math.max(0, ...rest);
    widths.set(id, width);
    return width;
  };
  const widest = Math.max(0, ...[...graph.nodes.keys()].map(widthFrom));
  return Number.isNaN(widest) ? 0 : widest;
}
