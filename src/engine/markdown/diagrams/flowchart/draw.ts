import { drawGraph } from '../graph/draw';
import { FIGURES } from '../graph/figures';
import type { GraphNode } from '../graph/model';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { setText } from '../text';
import type { FlowNode } from './model';
import { parseFlowchart } from './parse';

export function drawFlowchart(source: DiagramSource, column: number): Drawing {
  const { nodes, ...chart } = parseFlowchart(source);
  return drawGraph({ ...chart, nodes: new Map([...nodes].map(([id, node]) => [id, graphNode(node)])) }, column);
}

function graphNode({ id, label, shape, parent }: FlowNode): GraphNode {
  const text = label ?? id;
  // Diamonds and circles take twice the width of their text, so theirs is kept narrower.
  const isNarrow = shape === 'diamond' || shape === 'circle';
  return {
    id,
    parent,
    words: text === '' ? [] : [text],
    figure: (wrap) => FIGURES[shape](setText(text, isNarrow ? wrap * 0.7 : wrap)),
  };
}
