import { expect, test } from 'vitest';
import { readSource } from '../source';
import { columnsOf } from './columns';
import type { Sequence } from './model';
import { parseSequence } from './parse';

const read = (text: string): Sequence => parseSequence(readSource(`sequenceDiagram\n${text}`));
const labels = (text: string): string[] => [...read(text).participants.values()].map(({ label }) => label);

test('a participant that is named again keeps its label, unless it gets another', () => {
  expect(labels('participant A as Alice\nparticipant A')).toEqual(['Alice']);
  expect(labels('participant A as Alice\nparticipant A as Ann')).toEqual(['Ann']);
  expect(labels('A->>B: x\nactor A')).toEqual(['A', 'B']);
});

test('a text over many lifelines is no wider than three of them', () => {
  const words = 'many words '.repeat(40);
  const sequence = read(`A->>B: a\nB->>C: b\nC->>D: c\nD->>E: d\nE->>F: e\nA->>F: ${words}`);
  const { texts } = columnsOf(sequence, 100);
  const widths = sequence.steps.map((step) => texts.get(step)?.width ?? 0);
  expect(Math.max(...widths)).toBeGreaterThan(200);
  expect(Math.max(...widths)).toBeLessThanOrEqual(300);
});

test('a line that begins with a number sign is a comment', () => {
  const { steps } = parseSequence(readSource('sequenceDiagram\n# words\nA->>B: a #35; b\n  # TODO: more'));
  expect(steps).toMatchObject([{ kind: 'message', text: 'a # b' }]);
});
