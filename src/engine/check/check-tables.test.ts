import { describe, expect, it } from 'vitest';
import { compileDocument } from '../markdown/compile';
import type { Diagnostic } from '../model/diagnostic';
import { parseDocument } from '../read/documents';
import type { CheckedPage } from './checked-pages';
import { checkTables } from './check-tables';

async function problemsOf(text: string): Promise<Diagnostic[]> {
  const settings = { toc: { min: 2, max: 3 }, versionVariables: [], readerVariables: [] };
  const article = await compileDocument(parseDocument(text, 'page.md', []), settings);
  const missing = checkTables({ file: 'page.md', article } as CheckedPage);
  return [...missing, ...article.diagnostics].sort((a, b) => a.line - b.line);
}
const linesOf = async (text: string): Promise<number[]> => (await problemsOf(text)).map(({ line }) => line);

const HEAD = '| Name | Meaning |\n|---|---|\n';

describe('rows of tables', () => {
  it('may be as long as the head, with empty cells and escaped bars', async () => {
    expect(await linesOf(`${HEAD}| \`a\\|b\` | |\n|  | one \\| two |\n`)).toEqual([]);
  });

  it('are reported when a cell is missing or one is too many, with bars at both ends or without', async () => {
    expect(await linesOf(`${HEAD}| a |\n| b | c |\n| d | e | f |\n`)).toEqual([3, 5]);
    expect(await linesOf('Name | Meaning\n--- | ---\na | b\nc | d | e\n')).toEqual([4]);
  });

  it('are counted anew for each table', async () => {
    expect(await linesOf(`${HEAD}| a | b |\n\n| One |\n|---|\n| c |\n`)).toEqual([]);
  });

  it('are found in lists and tabs too', async () => {
    expect(await linesOf(`- text\n\n  ${HEAD.replace('\n', '\n  ')}  | a |\n`)).toEqual([5]);
    expect(
      await linesOf(
        `<Tabs>\n<TabItem value="a">\n\n${HEAD}| a |\n\n</TabItem>\n<TabItem value="b">\n\nx\n\n</TabItem>\n</Tabs>\n`,
      ),
    ).toEqual([6]);
  });

  it('are not looked for in listings, whatever these hold', async () => {
    expect(await linesOf('```text\n| a | b |\n|---|---|\n| c |\n~~~\n| d |\n```\n')).toEqual([]);
    expect(await linesOf(`\`\`\`text\n| a |\n\`\`\`\n${HEAD}| b |\n`)).toEqual([6]);
  });

  it('are told of wherever text is lost, without house rules too', async () => {
    expect(await problemsOf(`${HEAD}| a | b | lost |\n`)).toMatchObject([{ rule: 'page/table', severity: 'warning' }]);
  });

  it('name both numbers', async () => {
    const [first] = await problemsOf(`${HEAD}| a |\n`);
    expect(first).toMatchObject({ file: 'page.md', rule: 'page/table', severity: 'error', line: 3, column: 1 });
    expect(first?.message).toBe('The row has 1 cell, the head of the table 2.');
  });
});
