import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { elements, textOf } from '../test-drawing';

/** The first lines of the branches on each side of the root, from top to bottom. */
function sides(branches: readonly string[]): { right: string[]; left: string[] } {
  const drawn = drawDiagram(['mindmap', ' root((R))', ...branches].join('\n'));
  if (drawn.kind === 'refused') throw new Error(drawn.problem.message);
  const texts = elements(drawn.svg)
    .filter(({ tagName }) => tagName === 'text')
    .map((node) => ({ text: textOf(node), x: Number(node.properties['x']), y: Number(node.properties['y']) }));
  const root = texts.find(({ text }) => text === 'R');
  const wanted = texts.filter(({ text }) => /^[A-F]$/.test(text)).toSorted((a, b) => a.y - b.y);
  return {
    right: wanted.filter(({ x }) => x > (root?.x ?? 0)).map(({ text }) => text),
    left: wanted.filter(({ x }) => x < (root?.x ?? 0)).map(({ text }) => text),
  };
}

test.each([
  ['two branches', ['  A', '  B'], ['A', 'B'], []],
  ['three alike', ['  A', '  B', '  C'], ['A', 'B'], ['C']],
  ['four alike', ['  A', '  B', '  C', '  D'], ['A', 'B'], ['C', 'D']],
  ['five alike', ['  A', '  B', '  C', '  D', '  E'], ['A', 'B', 'C'], ['D', 'E']],
  [
    'a first that is higher than all others',
    ['  A', ...'12345678'.split('').map((n) => `   ${n}`), '  B', '  C'],
    ['A'],
    ['B', 'C'],
  ],
  [
    'a last that is higher than all others',
    ['  A', '  B', '  C', ...'12345678'.split('').map((n) => `   ${n}`)],
    ['A', 'B'],
    ['C'],
  ],
])('%s: each side of the root has its half', (_, branches, right, left) =>
  expect(sides(branches)).toEqual({ right, left }),
);
