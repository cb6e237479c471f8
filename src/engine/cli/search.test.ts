import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtOrchard } from '../test-orchard';
import { readArguments } from './arguments';
import { runSearch } from './search';
import { SEARCH_FLAGS } from './commands';

let root = '';
beforeAll(async () => {
  ({ root } = await builtOrchard());
}, 120_000);

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (printed += `${text}\n`));
});
afterEach(() => void vi.restoreAllMocks());

async function search(...argv: string[]): Promise<string> {
  await runSearch(readArguments(['--root', root, ...argv], SEARCH_FLAGS));
  return printed;
}

test('what is found is printed with its address', async () =>
  expect(await search('--limit', '2', 'plant')).toMatchInlineSnapshot(`
    "Plant a tree
      /docs/latest/guides/plant
      From the seed to the first leaf.

    The orchard
      /docs/latest
      Begin to plant a oak, or look at the gadgets.

    "
  `));

test('a row of a table is named with its page, a post as one of the blog', async () => {
  expect(await search('ignore-errors')).toMatch(
    /^trace_bind › --ignore-errors\n {2}\/docs\/latest\/gadgets\/trace_bind#param-/,
  );
  expect(await search('First', 'leaf')).toContain('First leaf [blog]\n  /blog/2024/01/first\n');
});

test('what a terminal would obey is printed as escapes', async () => {
  expect(await search('zzzz\u001b[31m\u009b\u202e')).toBe('Nothing found for "zzzz\\u{1B}[31m\\u{9B}\\u{202E}".\n');
});

test('a version is searched when it is named', async () =>
  expect(await search('--version', 'v0.44.1', 'fell')).toContain('  /docs/v0.44.1/guides/gone\n'));

test('what may have been meant, and that nothing was found', async () => {
  expect(await search('watre')).toMatch(/^Did you mean: water\n\n/);
  printed = '';
  expect(await search('xyzzyplugh')).toBe('Nothing found for "xyzzyplugh".\n');
});

test('a version that is not there is an error with those that are', async () =>
  expect(search('--version', 'v9', 'plant')).rejects.toThrow(
    'The search files contain no version "v9". Versions: latest, main, v0.45.0, v0.44.1.',
  ));

test('a search for nothing says how one is made', () =>
  expect(search(' ')).rejects.toThrow('What do you want to find? npm run -s search -- trace dns.'));
