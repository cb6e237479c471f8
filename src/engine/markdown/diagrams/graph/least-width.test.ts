import { expect, test } from 'vitest';
import { pick, random } from '../../../../shared/search/test-data';
import { setText, WRAP_WIDTHS } from '../text';
import { layoutGraph } from './layout';
import { leastWidth } from './least-width';
import type { Direction, Graph, GraphEdge } from './model';
import { figureOf } from './shapes';

const TEXTS = ['map', 'the socket filter', 'a message that is longer than a line of the diagram holds', 'ring\nbuffer'];

const edge = (from: string, to: string, label = '', length = 1): GraphEdge => ({
  from,
  to,
  label,
  length,
  stroke: 'solid',
  start: 'none',
  end: 'arrow',
  line: 1,
});

function graphOf(direction: Direction, nodes: [shape: string, text: string][], edges: GraphEdge[]): Graph {
  return {
    direction,
    edges,
    groups: new Map(),
    nodes: new Map(
      nodes.map(([shape, text], index) => [
        `n${index}`,
        {
          id: `n${index}`,
          words: [text],
          parent: null,
          figure(wrap, across) {
            const figure = figureOf(shape, across);
            if (!figure) throw new Error(`There is no shape ${shape}.`);
            return figure(setText(text, wrap));
          },
        },
      ]),
    ),
  };
}

function widthOf(graph: Graph, wrap: number): number {
  const { bounds } = layoutGraph(graph, { wrap, direction: graph.direction, force: false });
  return bounds.right - bounds.left;
}

test('a chain is as wide as its nodes, labels and the room between', () => {
  const nodes = TEXTS.map((text): [string, string] => ['rect', text]);
  const graph = graphOf('LR', nodes, [edge('n0', 'n1', 'a call'), edge('n1', 'n2', '', 2), edge('n2', 'n3')]);
  for (const wrap of WRAP_WIDTHS) expect(leastWidth(graph, wrap)).toBeCloseTo(widthOf(graph, wrap), 3);
});

test('no graph is narrower', () => {
  const next = random(20_261_127);
  const below = (count: number): number => Math.floor(next() * count);
  const known = Array.from({ length: 300 }, () => {
    const nodes = Array.from({ length: 2 + below(6) }, (): [string, string] => [
      pick(next, ['rect', 'diam', 'circle', 'cyl', 'hex', 'stadium']),
      pick(next, TEXTS),
    ]);
    const edges = Array.from({ length: 1 + below(8) }, () =>
      edge(`n${below(nodes.length)}`, `n${below(nodes.length)}`, pick(next, ['', '', ...TEXTS]), 1 + below(2)),
    );
    const graph = graphOf(pick(next, ['LR', 'RL']), nodes, edges);
    const wrap = pick(next, WRAP_WIDTHS);
    const least = leastWidth(graph, wrap);
    expect(widthOf(graph, wrap)).toBeGreaterThan(least - 0.001);
    return least > 0;
  });
  expect(known.filter(Boolean).length).toBeGreaterThan(100);
});

test('of a circle and of groups nothing is said', () => {
  const circle = graphOf(
    'LR',
    [
      ['rect', 'a'],
      ['rect', 'b'],
    ],
    [edge('n0', 'n1'), edge('n1', 'n0')],
  );
  expect(leastWidth(circle, 182)).toBe(0);
  const chain = graphOf(
    'LR',
    [
      ['rect', 'a'],
      ['rect', 'b'],
    ],
    [edge('n0', 'n1')],
  );
  expect(leastWidth(chain, 182)).toBeGreaterThan(0);
  chain.groups.set('g', { id: 'g', title: 'g', parent: null, direction: null, kind: 'group' });
  expect(leastWidth(chain, 182)).toBe(0);
});
