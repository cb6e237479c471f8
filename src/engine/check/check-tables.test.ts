import { describe, expect, it } from 'vitest';
import type { CheckedPage } from './check-content';
import { checkTables } from './check-tables';

const linesOf = (text: string): number[] =>
  checkTables({ file: 'page.md', text: () => text } as CheckedPage).map(({ line }) => line);

const HEAD = '| Name | Meaning |\n|---|---|\n';

describe('rows of tables', () => {
  it('may be as long as the head, with empty cells and escaped bars', () => {
    expect(linesOf(`${HEAD}| \`a\\|b\` | |\n|  | one \\| two |\n`)).toEqual([]);
  });

  it('are reported when a cell is missing or one is too many', () => {
    expect(linesOf(`${HEAD}| a |\n| b | c |\n| d | e | f |\n`)).toEqual([3, 5]);
  });

  it('are counted anew for each table', () => {
    expect(linesOf(`${HEAD}| a | b |\n\n| One |\n|---|\n| c |\n`)).toEqual([]);
  });

  it('are found in lists too', () => {
    expect(linesOf(`- text\n\n  ${HEAD.replace('\n', '\n  ')}  | a |\n`)).toEqual([5]);
  });

  it('are not looked for in fences, whatever these hold', () => {
    expect(linesOf('```text\n| a | b |\n| c |\n~~~\n| d |\n```\n')).toEqual([]);
    expect(linesOf('````markdown\n```\n| a | b |\n| c |\n```\n````\n')).toEqual([]);
    expect(linesOf(`\`\`\`text\n| a |\n\`\`\`\n${HEAD}| b |\n`)).toEqual([6]);
  });

  it('name both numbers', () => {
    const [first] = checkTables({ file: 'page.md', text: () => `${HEAD}| a |\n` } as CheckedPage);
    expect(first).toMatchObject({ file: 'page.md', rule: 'page/table', severity: 'error' });
    expect(first?.message).toBe('The row has 1 cell, the head of the table 2.');
  });
});
