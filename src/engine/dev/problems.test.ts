import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import type { DevContent } from './content';
import { browserProblems } from './problems';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dev-problems-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.md'), '# A\n\nA wrnog word.\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const pages = (...list: [path: string, file: string | null][]) => ({
  plan: { pages: list.map(([route, file]) => ({ path: route, file })) },
});
/** The content in two languages; its gadgets are in a folder of their own. */
const contentOf = (gadgets: string | null): DevContent =>
  ({
    ...pages(['/docs/v1/a', 'docs/a.md'], ['/docs/v2/a', 'docs/a.md'], ['/docs/v2/gadgets/trace_dns', 'docs/dns.md']),
    others: [pages(['/de/docs/v2/a', 'docs/a.md'], ['/de/docs/v2/b', null])],
    site: { folders: { gadgets } },
  }) as unknown as DevContent;
const content = contentOf('gadgets');

const problem = (file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  rule: 'r',
  severity: 'error',
  message: `Wrong in ${file}.`,
  ...more,
});

test('a problem is shown with its line on the pages of its file, in every version and language', () => {
  const found = problem('docs/a.md', { line: 3, column: 3, severity: 'warning', hint: 'Write "wrong".' });
  expect(browserProblems([found], content, root)).toEqual([
    {
      place: 'docs/a.md:3:3',
      message: 'Wrong in docs/a.md.',
      severity: 'warning',
      hint: 'Write "wrong".',
      frame: expect.stringMatching(/A wrnog word\.\n.*\^/),
      pages: ['/docs/v1/a', '/docs/v2/a', '/de/docs/v2/a'],
    },
  ]);
});

test('a problem of a file that cannot be shown has neither line nor hint, and concerns all pages', () =>
  expect(browserProblems([problem('site.config.ts')], content, root)).toEqual([
    { place: 'site.config.ts:1:1', message: 'Wrong in site.config.ts.', severity: 'error', pages: [] },
  ]));

test.each([
  ['gadgets/trace_dns.yaml', 'gadgets', ['/docs/v2/gadgets/trace_dns']],
  ['gadgets/_common.yaml', 'gadgets', []],
  ['other/trace_dns.yaml', 'gadgets', []],
  ['gadgets/trace_dns.yaml', null, []],
])('a problem of %s, with gadget data in %s, belongs to %j', (file, folder, expected) =>
  expect(browserProblems([problem(file)], contentOf(folder), root)[0]?.pages).toEqual(expected),
);

test('what is found in two languages is told once', () =>
  expect(browserProblems([problem('docs/a.md'), problem('docs/a.md')], content, root)).toHaveLength(1));
