import { expect, test } from 'vitest';
import { compile } from '../test-compile';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
const tableOf = (cells: readonly string[]): string =>
  row(cells.map((_, at) => `Column ${at}`)) + row(cells.map(() => '---')) + row(cells);
const WORD = 'a'.repeat(20);

test.each([
  ['few letters', ['a', 'b'], 'table-whole', null],
  ['what fits from a tablet on', ['a', 'some words that a phone breaks', 'b'], 'table-whole', 'is-stacked'],
  ['what fits a whole column', [WORD, WORD, WORD], 'table-whole', 'is-stacked'],
  ['what fits only a whole column', [WORD, WORD, `\`${WORD}${WORD}\``], 'table-whole', 'is-stacked is-wide'],
  ['what fits none', Array<string>(5).fill(WORD), 'table-whole', 'is-stacked is-wide is-list'],
  ['many columns', Array<string>(7).fill(WORD), 'table-scroll', 'is-stacked'],
  ['a long command, which breaks at its spaces', ['a', `\`${`${WORD} `.repeat(6)}end\``], 'table-whole', 'is-stacked'],
])('a table of %s', async (_, cells, box, classes) => {
  const { html } = await compile(`# T\n\nText.\n\n${tableOf(cells)}`);
  expect(/<div class="(table-\w+)">/.exec(html)?.[1]).toBe(box);
  expect(/<table(?: class="([^"]*)")?>/.exec(html)?.[1] ?? null).toBe(classes);
});
