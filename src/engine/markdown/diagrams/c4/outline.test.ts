import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { classOf, elements, textOf } from '../test-drawing';

/** A diagram whose graph is far wider than a phone. */
const WIDE = [
  'C4Container',
  'Person(user, "User")',
  ...Array.from({ length: 6 }, (_, index) => `Container(c${index}, "Container number ${index}", "Go", "Does much")`),
  'System_Boundary(left, "Left") {',
  'ContainerDb(one, "Store")',
  '}',
  'System_Boundary(right, "Right") {',
  'ContainerDb(two, "Store")',
  '}',
  ...Array.from({ length: 6 }, (_, index) => `Rel(user, c${index}, "Uses", "HTTPS")`),
  'Rel_Back(one, c1, "Writes")',
  'BiRel(c2, two, "Copies")',
  'Rel(left, right, "Knows")',
];

function phone(...lines: string[]): Element {
  const result = drawDiagram(lines.join('\n'));
  if (result.kind === 'refused' || !result.narrow) throw new Error('There is no drawing for a phone.');
  return result.narrow;
}

test('a phone has elements below each other, with their relations in words', () => {
  const svg = phone(...WIDE);
  const told = textOf(svg).replaceAll('\n', ' ');
  expect(Number(svg.properties['width'])).toBeLessThanOrEqual(360);
  expect(told).toContain('«person» User → Container number 0: Uses [HTTPS] → Container number 1: Uses [HTTPS]');
  expect(told).toContain('→ Store (Left): Writes');
  expect(told).toContain('↔ Store (Right): Copies');
  expect(told).toContain('Left [system] → Right: Knows');
});

test('what stands in a boundary stands inside its box', () => {
  const boxes = elements(phone(...WIDE)).filter(({ tagName }) => tagName === 'rect');
  const place = ({ properties: { x, y, width, height } }: Element): number[] => [
    Number(x),
    Number(y),
    Number(x) + Number(width),
    Number(y) + Number(height),
  ];
  const groups = boxes.filter((node) => classOf(node) === 'dg-group').map(place);
  const nodes = boxes.filter((node) => classOf(node) === 'dg-node').map(place);
  expect(groups).toHaveLength(2);
  for (const [left = 0, top = 0, right = 0, bottom = 0] of groups)
    expect(nodes.filter(([a = 0, b = 0, c = 0, d = 0]) => a > left && b > top && c < right && d < bottom)).toHaveLength(
      1,
    );
  // None covers another.
  const tops = nodes.map(([, top = 0, , bottom = 0]) => [top, bottom] as const).sort(([a], [b]) => a - b);
  for (const [index, [, bottom]] of tops.slice(0, -1).entries()) expect(tops[index + 1]?.[0]).toBeGreaterThan(bottom);
});

test('a graph that can be read on a phone stays one', () => {
  const result = drawDiagram('C4Context\nSystem(a, "A")\nSystem(b, "B")\nRel(a, b, "asks")');
  expect(result).toMatchObject({ kind: 'drawn', narrow: null });
});
