import { expect, test } from 'vitest';
import { drawDiagram } from './index';
import { parseFlowchart } from './flowchart';
import { stationsOf } from './graph/stations';
import { readSource } from './source';
import { classOf, elements } from './test-drawing';

/** The stations of a flowchart in short: `A, B (no: X), C`. */
function line(body: string): string | null {
  const stations = stationsOf(parseFlowchart(readSource(`flowchart LR\n${body}`)));
  const exit = ({ link, node }: { link: { label: string }; node: { label: string } }): string =>
    `${link.label}: ${node.label}`;
  return (
    stations
      ?.map(({ node, exits }) => node.label + (exits.length > 0 ? ` (${exits.map(exit).join(', ')})` : ''))
      .join(', ') ?? null
  );
}

test.each([
  ['A --> B --> C', 'A, B, C'],
  ['B --> C\nA --- B', 'A, B, C'],
  ['A --> B{B}\nB -->|no| X\nB -->|yes| C --> D', 'A, B (no: X), C, D'],
  ['A --> B --> C{C}\nC -->|no| X\nC -->|yes| Y', 'A, B, C (no: X, yes: Y)'],
  // A line of two is no line, and neither is what splits, joins, turns back, is grouped or means more than a step.
  ['A --> B', null],
  ['A --> B --> C\nA --> D --> E', null],
  ['A --> C --> D\nB --> C', null],
  ['A --> B --> C\nA --> C', null],
  ['A --> B --> C --> B', null],
  ['A --> B --> A', null],
  ['A --> B --> C\nD', null],
  ['A --> B --> C[(C)]', null],
  ['subgraph g\nA --> B --> C\nend', null],
  [Array.from({ length: 30 }, (_, index) => `N${index}`).join(' --> '), null],
])('%j has the stations %j', (body, expected) => expect(line(body)).toBe(expected));

const size = (body: string): [width: number, height: number] => {
  const drawn = drawDiagram(`flowchart LR\n${body}`);
  if (drawn.kind === 'refused') throw new Error(drawn.problem.message);
  return [Number(drawn.svg.properties['width']), Number(drawn.svg.properties['height'])];
};

test('a line runs to the right where its words fit, else down, as it does with exits', () => {
  const [wide, low] = size('A --> B --> C --> D');
  expect(wide).toBeGreaterThan(3 * low);
  const long = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const [narrow, tall] = size(long.map((id) => `${id}["a label of some length, ${id}"]`).join(' --> '));
  expect(tall).toBeGreaterThan(narrow);
  const [exits, deep] = size('A --> B{B} -->|yes| C --> D\nB -->|no| X');
  expect(deep).toBeGreaterThan(exits);
});

test.each([
  ['A --> B --> C', 2],
  ['A --- B --> C', 1],
  ['A --> B{B} -->|yes| C --> D\nB -->|no| X', 4],
])('%j has %i arrows', (body, count) => {
  const drawn = drawDiagram(`flowchart LR\n${body}`);
  const all = drawn.kind === 'drawn' ? elements(drawn.svg) : [];
  expect(all.filter((node) => classOf(node) === 'dg-head')).toHaveLength(count);
});
