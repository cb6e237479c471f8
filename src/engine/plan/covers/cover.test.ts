import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { MARKS, type MarkName } from '../../../shared/marks';
import { clusterScene } from './compositions/cluster';
import { drawCover, seededRandom } from './cover';
import { HALF_WIDTH, SIDE } from './grid';
import { PAGE_PALETTE, PAPER_PALETTE } from './palette';

const NAMES = Object.keys(MARKS) as MarkName[];

test('the same post always gets the same drawing, another post another one', () => {
  const draw = (seed: string): string => drawCover({ seed, marks: ['trace', 'audit'], palette: PAPER_PALETTE });
  expect(draw('/blog/a')).toBe(draw('/blog/a'));
  const drawings = Array.from({ length: 36 }, (_, index) => draw(`/blog/${index}`));
  expect(new Set(drawings).size).toBe(36);
});

test.each(NAMES)('the cover with the mark %s is well-formed and shows it', (mark) => {
  const svg = drawCover({ seed: mark, marks: [mark, 'spec', 'api'], palette: PAGE_PALETTE });
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain(`d="${MARKS[mark]}"`);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toContain('aria-hidden="true"');
});

/** One of each composition, drawn so that what varies shows: `vitest -u` draws them anew where a change is meant. */
test.each([
  ['trace', ['trace', 'spec', 'api', 'start']],
  ['measure', ['profile', 'top', 'spec']],
  ['layers', ['gadgets', 'spec', 'api', 'start']],
  ['terminal', ['develop', 'api']],
  ['cluster', ['security', 'start']],
  ['route', ['project', 'blog', 'spec', 'api', 'start', 'top']],
] as const)('the cover that shows a %s is the picture it was', async (name, marks) => {
  const svg = drawCover({ seed: `/blog/2026/11/${name}`, marks, palette: PAPER_PALETTE });
  await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`fixtures/${name}.svg`);
});

test('what a post is about decides what its picture is of', () => {
  const drawings = (['trace', 'profile', 'gadgets', 'develop', 'security', 'project'] as const).map((mark) =>
    drawCover({ seed: 'same', marks: [mark], palette: PAPER_PALETTE }).replace(/ d="[^"]*"/g, ''),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('in the page every colour is a token, so that both colour modes hold', () => {
  const svg = drawCover({ seed: 'x', marks: ['trace', 'spec'], palette: PAGE_PALETTE });
  const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(colours.filter((colour) => colour !== 'none' && !colour.startsWith('var(--'))).toEqual([]);
});

test('random numbers lie from 0 up to 1 and spread', () => {
  const random = seededRandom('seed');
  const numbers = Array.from({ length: 2000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
});

test('the events of a trace differ in height, within bounds', () => {
  const heights = Array.from({ length: 300 }, (_, index) =>
    [...drawCover({ seed: `${index}`, marks: ['trace'], palette: PAPER_PALETTE }).matchAll(/l12 -(\d+) 18/g)].map(
      ([, height]) => Number(height),
    ),
  );
  expect([Math.min(...heights.flat()), Math.max(...heights.flat())]).toEqual([18, 36]);
  // Where two are chosen for one place, they are one.
  expect(new Set(heights.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4]));
});

test('the pods of a cluster lie in their nodes, apart from each other', () => {
  const pick = (_from: number, to: number): number => to;
  const paths = clusterScene({ id: 'x', pick, marks: ['trace'], palette: PAPER_PALETTE });
  const tops = (path = ''): { x: number; y: number }[] =>
    [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)l/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const [, nodes, pods] = paths.map(tops);
  // A path begins at the top of a cell: 2.3 and 0.5 of a side above its middle.
  const isIn = (pod: { x: number; y: number }, node: { x: number; y: number }): boolean => {
    const [dx, dy] = [Math.abs(pod.x - node.x), Math.abs(pod.y + 0.5 * SIDE - (node.y + 2.3 * SIDE))];
    return dx + 0.5 * HALF_WIDTH < 2.3 * HALF_WIDTH && dy + 0.5 * SIDE < 2.3 * SIDE * 0.75;
  };
  expect(nodes).toHaveLength(4);
  expect(pods).toHaveLength(18);
  for (const pod of pods ?? []) {
    expect(
      nodes?.filter((node) => isIn(pod, node)),
      JSON.stringify(pod),
    ).toHaveLength(1);
    const near = pods?.filter((other) => Math.hypot(other.x - pod.x, other.y - pod.y) < 0.9 * SIDE);
    expect(near).toHaveLength(1);
  }
});
