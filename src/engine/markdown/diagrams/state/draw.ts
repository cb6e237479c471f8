import { drawGraph } from '../graph/draw';
import { END, FIGURES, START } from '../graph/figures';
import type { Graph, GraphNode } from '../graph/model';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { setText } from '../text';
import { parseState } from './parse';
import type { StateNode } from './tree';

export function drawState(source: DiagramSource, column: number): Drawing {
  const { direction, states, edges } = parseState(source);
  const graph: Graph = { direction, nodes: new Map(), groups: new Map(), edges };
  for (const [id, state] of states) {
    const { parent, descriptions } = state;
    if (state.composite)
      graph.groups.set(id, { id, parent, title: descriptions.join('\n') || id, direction: state.direction });
    else graph.nodes.set(id, nodeOf(state));
  }
  return drawGraph(graph, column);
}

function nodeOf({ id, kind, descriptions, parent }: StateNode): GraphNode {
  const text = descriptions.join('\n') || (kind === 'state' ? id : '');
  return {
    id,
    parent,
    words: text === '' ? [] : [text],
    figure: (wrap) => (kind === 'start' ? START : kind === 'end' ? END : FIGURES.rounded(setText(text, wrap))),
  };
}
