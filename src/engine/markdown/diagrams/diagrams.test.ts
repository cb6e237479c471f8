import { expect, test } from 'vitest';
import { de } from '../../../shared/strings/de';
import { drawDiagram } from './index';

test('styles leave no trace', () => {
  const plain = drawDiagram('flowchart LR\nA --> B');
  expect(drawDiagram('flowchart LR\nA --> B\nclassDef x fill:#f00\nclass A x\nclick B callback "A tip"')).toEqual(
    plain,
  );
});

test('tickets of a board are links where the head says to where', () => {
  const board = 'kanban\n a\n  b[Card]@{ ticket: A 1 }\n  c[Other]';
  expect(drawDiagram(board)).toMatchObject({ links: [] });
  const head = "---\nconfig:\n  kanban:\n    ticketBaseUrl: 'https://example.org/#TICKET#'\n---\n";
  const target = 'https://example.org/A%201';
  expect(drawDiagram(head + board)).toMatchObject({ links: [{ of: 'Card', text: 'A 1', target, line: 8 }] });
});

test('a drawing belongs to its caller', () => {
  const source = 'flowchart LR\nmine --> yours';
  const first = drawDiagram(source);
  if (first.kind === 'drawn') first.svg.children = [];
  const second = drawDiagram(source);
  expect(second.kind === 'drawn' && second.svg.children.length).toBeGreaterThan(0);
});

test('the name of a drawing begins with its kind in the language of the text, also where the drawing was kept', () => {
  const source = 'flowchart LR\nNamed --> InTurn';
  expect(drawDiagram(source)).toMatchObject({ label: 'Flowchart: Named, InTurn' });
  const german = drawDiagram(source, de.text.diagrams);
  expect(german).toMatchObject({
    label: 'Flussdiagramm: Named, InTurn',
    svg: { properties: { ariaLabel: 'Flussdiagramm: Named, InTurn' } },
  });
});
