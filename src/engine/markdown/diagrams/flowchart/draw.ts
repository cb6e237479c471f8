import { drawGraph } from '../graph/draw';
import type { GraphNode } from '../graph/model';
import { figureOf, isWordless } from '../graph/shapes';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { setText } from '../text';
import type { FlowNode } from './model';
import { parseFlowchart } from './parse';

/** Diamonds take twice the width of their text, so theirs is kept narrower. */
const NARROW = new Set('diam decision diamond question tri extract triangle flip-tri circle circ dbl-circ'.split(' '));

export function drawFlowchart(source: DiagramSource, column: number): Drawing {
  const { direction, nodes, groups, edges, links } = parseFlowchart(source);
  const drawing = drawGraph(
    {
      direction,
      nodes: new Map([...nodes].map(([id, node]) => [id, graphNode(node)])),
      groups: new Map([...groups].map(([id, group]) => [id, { ...group, kind: 'group' }])),
      edges,
    },
    column,
  );
  return { ...drawing, links };
}

function graphNode({ id, label, shape, parent }: FlowNode): GraphNode {
  const text = label ?? (isWordless(shape) ? '' : id);
  return {
    id,
    parent,
    words: text === '' ? [] : [text],
    figure: (wrap, across) => {
      const figure = figureOf(shape, across);
      if (!figure) throw new Error(`There is no shape ${shape}.`);
      return figure(setText(text, NARROW.has(shape) ? wrap * 0.7 : wrap));
    },
  };
}
