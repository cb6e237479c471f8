import { expect, test } from 'vitest';
import { drawDiagram } from './index';
import { classOf, elements } from './test-drawing';
import { textWidth } from './text';

test('the written direction is kept where it fits the column, and turned where not', () => {
  const chain = (count: number): string =>
    `flowchart LR\n${Array.from({ length: count }, (_, index) => `n${index}["a label of some length, number ${index}"]`).join(' --> ')}`;
  const size = (source: string): number[] => {
    const result = drawDiagram(source);
    return result.kind === 'drawn'
      ? [Number(result.svg.properties['width']), Number(result.svg.properties['height'])]
      : [];
  };
  const [width = 0, height = 0] = size(chain(3));
  expect(width).toBeGreaterThan(height);
  const [narrow = 0, tall = 0] = size(chain(9));
  expect(narrow).toBeLessThan(tall);
});

/** The rectangles of a class in a drawing. */
function rects(source: string, name: string): Record<'x' | 'y' | 'width' | 'height', number>[] {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const found = elements(result.svg).filter((node) => node.tagName === 'rect' && classOf(node) === name);
  return found.map(({ properties: { x, y, width, height } }) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }));
}

test.each(['TB', 'BT', 'LR', 'RL'])('a group that edges enter, in a graph to %s, is as wide as its title', (way) => {
  const [group] = rects(`flowchart ${way}\n subgraph g[A title far wider]\n  a\n end\n b --> a`, 'dg-group');
  expect(group?.width).toBeGreaterThan(textWidth('A title far wider', { bold: true }) + 28);
});

test('a number at the start of a message does not cover the head there', () => {
  const source = 'sequenceDiagram\n autonumber 100\n A<<->>B: both ways\n B<<-->>A: back';
  const result = drawDiagram(source);
  const heads = result.kind === 'drawn' ? elements(result.svg).filter((node) => /head/.test(classOf(node))) : [];
  expect(heads).toHaveLength(4);
  for (const { properties } of heads) {
    const corners = String(properties['points'])
      .split(' ')
      .map((corner) => corner.split(',').map(Number));
    for (const { x, y, width, height } of rects(source, 'dg-number-ground'))
      for (const [left = 0, top = 0] of corners)
        expect(left > x && left < x + width && top > y && top < y + height).toBe(false);
  }
});
