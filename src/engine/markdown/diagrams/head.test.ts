import { expect, test } from 'vitest';
import { drawDiagram } from './index';

test.each([
  'graph TD;\n A-->B;',
  '%% a comment\nflowchart LR\n A-->B',
  'flowchart LR\n accTitle: Two\n accDescr { a\n b }\n A-->B',
])('the head of %j is read', (source) => {
  const result = drawDiagram(source);
  expect(result.kind).toBe('drawn');
  if (result.kind === 'drawn') expect(result.words).toEqual(expect.arrayContaining(['A', 'B']));
});

test.each([
  ['mandelbrot', 'Diagrams begin with one of: flowchart, sequenceDiagram, stateDiagram-v2.'],
  ['gantt', 'Diagrams begin with one of: flowchart, sequenceDiagram, stateDiagram-v2.'],
  ['flowchar', 'Did you mean "flowchart"? Diagrams begin with one of: flowchart, sequenceDiagram, stateDiagram-v2.'],
  [
    'sequencediagram',
    'Did you mean "sequenceDiagram"? Diagrams begin with one of: flowchart, sequenceDiagram, stateDiagram-v2.',
  ],
])('%s is refused with the kinds that are supported', (kind, hint) => {
  expect(drawDiagram(`${kind}\n`)).toMatchObject({ problem: { line: 1, hint } });
});

test.each([
  ['TD', 'TB'],
  ['', 'TB'],
])('the direction %j is %s', (written, direction) => {
  const drawn = (head: string): unknown => drawDiagram(`flowchart ${head}\n A-->B-->C`);
  expect(drawn(written)).toEqual(drawn(direction));
  expect(new Set(['LR', 'RL', 'BT', 'TB'].map((one) => JSON.stringify(drawn(one)))).size).toBe(4);
});

test('a semicolon may end each line of a state diagram but the first', () => {
  const lines = ['A --> B : go', 'B --> C'];
  expect(drawDiagram(`stateDiagram-v2\n${lines.map((line) => `${line};`).join('\n')}`)).toEqual(
    drawDiagram(`stateDiagram-v2\n${lines.join('\n')}`),
  );
});
