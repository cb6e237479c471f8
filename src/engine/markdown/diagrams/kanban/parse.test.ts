import { expect, test } from 'vitest';
import { readSource } from '../source';
import { parseKanban } from './parse';

test('cards with a ticket lead to it, others lead nowhere', () => {
  const board = `---
config:
  kanban:
    ticketBaseUrl: 'https://example.org/#TICKET#'
---
kanban
 Todo
  a[First]@{ ticket: 'A 1/2' }
  b[Second]
  c[Third]@{ assigned: 'me' }`;
  expect(parseKanban(readSource(board)).links.map(({ of, text, target }) => [of, text, target])).toEqual([
    ['First', 'A 1/2', 'https://example.org/A%201%2F2'],
  ]);
});
