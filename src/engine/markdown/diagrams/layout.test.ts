import { expect, test } from 'vitest';
import { drawDiagram } from './index';
import { classOf, elements, texts } from './test-drawing';
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

test.each([
  ['over B', 7],
  ['over B,C', 4],
  ['over C,D', 4],
  ['over A,C', 3],
  // Wider than three columns a line is hard to read.
  ['over A,D', 3],
  ['over A,E', 3],
  ['right of B', 8],
  ['left of B', 8],
])('a note %s is set in %i lines, by the columns it covers', (place, lines) => {
  const said = Array.from({ length: 23 }, (_, index) => `word${String.fromCharCode(97 + index)}${index}`).join(' ');
  const participants = ['A', 'B', 'C', 'D', 'E'].map((id) => ` participant ${id}\n`).join('');
  const found = texts(`sequenceDiagram\n${participants} Note ${place}: ${said}`);
  expect(found.filter((text) => said.includes(text))).toHaveLength(lines);
});
