import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { classOf, elements, textOf } from '../test-drawing';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function shapes(source: string): { group: Box; nodes: Box[]; lines: [x: number, y: number][][]; all: Element[] } {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const all = elements(result.svg);
  const boxes = (name: string): Box[] =>
    all
      .filter((node) => classOf(node) === name)
      .map(({ properties: { x, y, width, height } }) => ({
        left: Number(x),
        top: Number(y),
        right: Number(x) + Number(width),
        bottom: Number(y) + Number(height),
      }));
  const lines = all.filter((node) => classOf(node) === 'dg-edge').map(({ properties: { d } }) => pointsOf(String(d)));
  const [group] = boxes('dg-group');
  if (!group) throw new Error('There is no group.');
  return { group, nodes: boxes('dg-node'), lines, all };
}

function pointsOf(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index): [number, number][] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}

const INSIDE = ' subgraph g[A title]\n  a --> b --> c\n  c --> a\n  d\n end';

/** The side at which a graph that grows in a direction begins, and the one at which it ends. */
const SIDES = { TB: ['top', 'bottom'], BT: ['bottom', 'top'], LR: ['left', 'right'], RL: ['right', 'left'] } as const;

const across = (side: keyof Box, [x, y]: [number, number] = [NaN, NaN]): number =>
  side === 'left' || side === 'right' ? x : y;

test.each(Object.keys(SIDES) as (keyof typeof SIDES)[])(
  'in a graph to %s edges run from the border inwards, and from inside to the border',
  (way) => {
    for (const around of ['', ' x --> a\n']) {
      const { group, lines } = shapes(`flowchart ${way}\n${INSIDE}\n${around} g --> c\n b --- g`);
      const [begin, end] = SIDES[way];
      const starts = lines.filter((line) => Math.abs(across(begin, line[0]) - group[begin]) < 1);
      const ends = lines.filter((line) => Math.abs(across(end, line.at(-1)) - group[end]) < 1);
      expect([starts.length, ends.length]).toEqual([1, 1]);
    }
  },
);

test('an edge to what is inside misses the nodes above that', () => {
  const { nodes, lines, group } = shapes('flowchart TB\n subgraph g\n a --> b --> c\n end\n g --> c');
  const way = lines.find(([first]) => first?.[1] === group.top) ?? [];
  expect(way.length).toBeGreaterThan(3);
  for (const [x, y] of way.slice(0, -1))
    expect(nodes.filter((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)).toEqual([]);
});

test('an edge that begins at the head of a group passes by its title', () => {
  const { all, lines, group } = shapes('flowchart TB\n subgraph g[A title as wide as its group]\n a\n end\n g --> a');
  const ground = all.find((node) => classOf(node) === 'dg-group-ground');
  const { x, width } = ground?.properties ?? {};
  expect(
    Math.min(...lines.flatMap((line) => line.filter(([, y]) => y < group.top + 30)).map(([x]) => x)),
  ).toBeGreaterThan(Number(x) + Number(width));
});

test.each([
  ['closed', ''],
  ['open', ' b --> c\n'],
])('an edge of a %s group with itself is drawn, and its label', (_, more) => {
  const { all, lines } = shapes(`flowchart TB\n subgraph g\n b\n end\n${more} g -->|again| g`);
  expect(all.filter((node) => classOf(node) === 'dg-label').map(textOf)).toEqual(['again']);
  expect(lines.length).toBe(more === '' ? 1 : 2);
});
