import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { COLUMN } from './draw';

const tree = (children: number, direction = 'TD'): string =>
  `flowchart ${direction}\n${Array.from({ length: children }, (_, index) => ` Root --> Branch-number-${index}`).join('\n')}`;

function sizeOf(source: string): [width: number, height: number] {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  return [Number(result.svg.properties['width']), Number(result.svg.properties['height'])];
}

test.each([
  ['is far too wide', 12],
  ['is several columns wide', 30],
])('a tree that %s downwards grows to the side', (_, children) => {
  const [width, height] = sizeOf(tree(children));
  expect(width).toBeLessThan(COLUMN);
  expect(height).toBeGreaterThan(width);
});

test('a tree that is a little too wide downwards stays as it is written', () => {
  const [width, height] = sizeOf(tree(5));
  expect(width).toBeGreaterThan(COLUMN);
  expect(height).toBeLessThan(width / 3);
});

test('a tree that fits is drawn as it is written', () => {
  const [width, height] = sizeOf(tree(3));
  expect(width).toBeLessThan(COLUMN);
  expect(height).toBeLessThan(width);
});

test.each([
  ['a node', ['flowchart LR\n a[x] --> b[y]', 'flowchart LR\n a[x] --> b["a text that is longer"]']],
  ['an edge', ['flowchart LR\n a -->|x| b', 'flowchart LR\n a -->|"a label that is longer"| b']],
  ['an arrow', ['flowchart LR\n a --> b', 'flowchart LR\n a ---> b']],
])('a drawing that differs from the one before in %s alone has room for it', (_, [one = '', other = '']) => {
  expect(sizeOf(other)[0]).toBeGreaterThan(sizeOf(one)[0] + 20);
});
