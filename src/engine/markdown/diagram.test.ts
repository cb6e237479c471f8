import { expect, test } from 'vitest';
import { diagramLabel, drawDiagram } from './diagram';

test('a drawing has no style sheet, a name, and ids of its own', () => {
  const svg = drawDiagram('flowchart LR\n  a[One] --> b[Two]', 'diagram-2', 'Diagram: "One"');
  expect(svg).toMatch(/^<svg role="img" aria-label="Diagram: &quot;One&quot;" /);
  expect(svg).not.toMatch(/<style|https?:|data-/);
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.every((id) => id.startsWith('diagram-2-'))).toBe(true);
  for (const [, used] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(used);
});

test('a text that is no diagram is an error', () =>
  expect(() => drawDiagram('flowchar LR\n  a --> b', 'd', '')).toThrow(/flowchar LR/));

test.each([
  ['flowchart LR\n  a[One] --> b{Two}\n  b --> a', 'Diagram: One, Two'],
  ['sequenceDiagram\n  A->>B: asks', 'Sequence diagram: asks'],
  ['stateDiagram-v2\n  [*] --> s', 'State diagram'],
  ['flowchart LR\n  a --> b', 'Diagram'],
])('the label of %j is %j', (text, label) => expect(diagramLabel(text)).toBe(label));
