import { drawGraph } from '../graph/draw';
import { diamond, noteFigure, rectangle, type Figure } from '../graph/figures';
import type { Graph, GraphNode } from '../graph/model';
import { figureOf } from '../graph/shapes';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { setText, type TextBlock } from '../text';
import { parseState } from './parse';
import type { StateNode } from './tree';

export function drawState(source: DiagramSource, column: number): Drawing {
  const { direction, states, edges, links } = parseState(source);
  const graph: Graph = { direction, nodes: new Map(), groups: new Map(), edges };
  for (const [id, state] of states) {
    const { parent, descriptions, region } = state;
    if (state.composite)
      graph.groups.set(id, {
        id,
        parent,
        title: region ? '' : descriptions.join('\n') || id,
        direction: state.direction,
        kind: region ? 'region' : 'group',
      });
    else graph.nodes.set(id, nodeOf(state));
  }
  return { ...drawGraph(graph, column), links };
}

const EMPTY: TextBlock = { lines: [], width: 0, height: 0 };
const STATE = rectangle(11);

function nodeOf({ id, kind, descriptions, parent }: StateNode): GraphNode {
  const isNamed = kind === 'state' || kind === 'note';
  const text = descriptions.join('\n') || (isNamed ? id : '');
  return {
    id,
    parent,
    words: text === '' ? [] : [text],
    figure: (wrap, across): Figure => {
      const set = setText(text, wrap);
      if (kind === 'state') return STATE(set);
      if (kind === 'note') return noteFigure(setText(text, wrap, { size: 13 }));
      if (kind === 'choice') return text === '' ? figure('diam', across)({ ...EMPTY, width: 4 }) : diamond(set);
      return figure(kind === 'fork' ? 'fork' : kind === 'start' ? 'sm-circ' : 'fr-circ', across)(set);
    },
  };
}

function figure(name: string, across: boolean): (text: TextBlock) => Figure {
  const found = figureOf(name, across);
  if (!found) throw new Error(`There is no shape ${name}.`);
  return found;
}
