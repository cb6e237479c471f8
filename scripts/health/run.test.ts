import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtOrchard } from '../../src/engine/test-orchard';
import { runHealth } from './run';

let root = '';
beforeAll(async () => {
  ({ root } = await builtOrchard());
}, 120_000);

async function run(...argv: string[]): Promise<string> {
  let printed = '';
  await runHealth(argv, root, (text) => void (printed += text));
  return printed;
}

test('every section has its rows', async () => {
  const sections = JSON.parse(await run('--json')) as { title: string; rows: string[][] }[];
  expect(sections.map(({ title, rows }) => `${title}: ${rows.length}`)).toMatchInlineSnapshot(`
    [
      "Pages not touched for long: 0",
      "Thin pages: 6",
      "Fields and flags without a meaning: 0",
      "Gadgets without an example: 2",
      "Commands and listings that are not checked: 0",
      "Outside links by age: 0",
      "Largest pages: 20",
      "Search queries without a good answer: 659",
      "Version differences: 4",
    ]
  `);
});

test('the terminal shows each section with what it is about', async () =>
  expect(await run()).toContain(
    'Gadgets without an example: 2\n  Each gadget page shows at least one command that runs it.\n  trace_bind  no run on its page\n',
  ));

test('a page is written where one is asked for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'health-html-'));
  await run('--html', path.join(folder, 'health.html'));
  expect(readFileSync(path.join(folder, 'health.html'), 'utf8')).toContain('</html>');
  rmSync(folder, { recursive: true });
});

test.each([
  [['x'], 'health takes no x; --help says more.'],
  [['--days', 'many'], '--days is "many". It is a whole number from 0.'],
  [['--days=-1'], '--days is "-1". It is a whole number from 0.'],
])('%j is a wrong call', async (argv, message) => expect(run(...argv)).rejects.toThrow(message));
