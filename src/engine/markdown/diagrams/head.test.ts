import { expect, test } from 'vitest';
import { DIAGRAM_KINDS, drawDiagram } from './index';

test.each([
  'graph TD;\n A-->B;',
  '---\ntitle: T\n---\nflowchart LR\n A-->B',
  '%%{init: {"theme": "dark"}}%%\nflowchart LR\n A-->B',
  '%% a comment\nflowchart LR\n A-->B',
  '%%{\n  init: {"theme": "dark"}\n}%%\ngraph\n A-->B',
  'flowchart LR\n accTitle: Two\n accDescr { a\n b }\n A-->B',
])('the head of %j is read', (source) => {
  const result = drawDiagram(source);
  expect(result.kind).toBe('drawn');
  if (result.kind === 'drawn') expect(result.words).toEqual(expect.arrayContaining(['A', 'B']));
});

test('an unknown kind is told which there are', () => {
  const result = drawDiagram('mandelbrot\n');
  expect(result).toMatchObject({ problem: { hint: `Diagrams begin with one of: ${DIAGRAM_KINDS.join(', ')}.` } });
});

test.each([
  ['>', 'LR'],
  ['<', 'RL'],
  ['^', 'BT'],
  ['v', 'TB'],
  ['TD', 'TB'],
  ['', 'TB'],
])('the direction %j is %s', (written, direction) => {
  const drawn = (head: string): unknown => drawDiagram(`flowchart ${head}\n A-->B-->C`);
  expect(drawn(written)).toEqual(drawn(direction));
  expect(new Set(['LR', 'RL', 'BT', 'TB'].map((one) => JSON.stringify(drawn(one)))).size).toBe(4);
});

test.each([
  'gantt\n title A b\n dateFormat YYYY-MM-DD\n section S\n One : 2026-01-01, 3d\n',
  'quadrantChart\n title A b\n x-axis Low --> High\n One: [0.3, 0.6]\n',
  'xychart-beta\n title A b\n x-axis [a, b]\n bar [1, 2]\n',
  'journey\n title A b\n section S\n Go: 5: Me\n',
  'stateDiagram-v2\n A --> B : go\n B --> C\n',
])('a semicolon may end each line of %j but the first', (source) => {
  const [head = '', ...lines] = source.trimEnd().split('\n');
  expect(drawDiagram([head, ...lines.map((line) => `${line};`)].join('\n'))).toEqual(drawDiagram(source));
});
