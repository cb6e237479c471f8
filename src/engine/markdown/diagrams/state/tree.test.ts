import { expect, test } from 'vitest';
import { readSource } from '../source';
import { parseState } from './parse';

test('a state that stands outside at first belongs to the region that names it, and to the first of several', () => {
  const { states } = parseState(
    readSource('stateDiagram-v2\nA --> B\nstate P {\n B --> C\n --\n B --> D\n}\nstate Q {\n C\n}'),
  );
  const parentOf = (id: string): string | null | undefined => states.get(id)?.parent;
  expect(['A', 'B', 'C', 'D', 'P region 0'].map(parentOf)).toEqual([
    null,
    'P region 0',
    'P region 0',
    'P region 1',
    'P',
  ]);
});
