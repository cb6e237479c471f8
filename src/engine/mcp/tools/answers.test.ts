import { beforeAll, describe, expect, test } from 'vitest';
import { builtOrchard } from '../../test-orchard';
import { BuiltSite, QuestionError } from '../built-site';
import { checkCommandTool, explainCommandTool } from './commands';
import { lookupTool } from './lookup';
import { listPagesTool, readPageTool, searchTool, compareVersionsTool } from './pages';

let site: BuiltSite;
beforeAll(async () => {
  site = new BuiltSite((await builtOrchard()).dist);
}, 120_000);

/** Expected answers, in `fixtures/`; `vitest -u` rewrites them after an intended change. */
describe('the answer', () => {
  test.each([
    ['gadget', lookupTool, { name: 'trace_bind' }],
    ['flag-of-gadget', lookupTool, { name: 'ignore-errors', gadget: 'trace_bind' }],
    ['flag-of-tools', lookupTool, { name: '-F' }],
    ['field', lookupTool, { name: 'qr', version: 'v0.44.1' }],
    ['field-with-unit', lookupTool, { name: 'latency_ns_raw' }],
    ['field-with-numbers', lookupTool, { name: 'opts_raw' }],
    ['flag-of-one-tool', lookupTool, { name: 'namespace' }],
    ['flag-of-command', lookupTool, { name: '--k8s-podname' }],
    ['flag-since', lookupTool, { name: '--notation-certificates' }],
    ['shared-flag', lookupTool, { name: 'pid' }],
    ['versions', compareVersionsTool, { from: 'v0.44.1', to: 'latest' }],
    ['same-version', compareVersionsTool, { from: 'latest', to: 'latest' }],
    ['page-changed', compareVersionsTool, { page: 'guides/prune', from: 'v0.45.0', to: 'latest' }],
    ['page-same', compareVersionsTool, { page: 'guides/prune', from: 'v0.44.1', to: 'v0.45.0' }],
    ['page-removed', compareVersionsTool, { page: 'guides/gone', from: 'v0.45.0', to: 'latest' }],
    ['page-new', compareVersionsTool, { page: 'guides/gone', from: 'latest', to: 'v0.45.0' }],
    ['command-corrected', checkCommandTool, { command: '$ sudo ig run trace_dns --pahts' }],
    ['command-right', checkCommandTool, { command: 'ig run trace_bind' }],
    ['command-explained', explainCommandTool, { command: 'kubectl gadget run trace_dns -F qr==R --fields name,qr' }],
    ['pages', listPagesTool, { version: 'v0.44.1' }],
    ['section', readPageTool, { page: 'guides/plant', section: 'Light & shade' }],
    ['search', searchTool, { query: 'plant', limit: 2 }],
    ['search-row', searchTool, { query: 'ignore-errors' }],
  ])('%s is as it was', (name, tool, input) =>
    expect(`${tool.answer(site, input)}\n`).toMatchFileSnapshot(`fixtures/${name}.txt`),
  );
});

test.each([
  'guides/prune',
  '/docs/v0.44.1/guides/prune',
  '/trees/docs/main/guides/prune#when',
  'https://orchard.example.org/trees/docs/v0.44.1/guides/prune.md?x=1',
])('the page %s is read in the version asked for', (page) => {
  const { path, text } = site.page(page, site.version('v0.45.0'));
  expect(path).toBe('/docs/v0.45.0/guides/prune');
  expect(text).toMatch(/^# Prune\n/);
});

test('a section of an address is read, and a post whatever the version is', () => {
  expect(readPageTool.answer(site, { page: 'guides/plant#water' })).toMatch(
    /^Page: \/docs\/latest\/guides\/plant\n\n## Water\n/,
  );
  expect(readPageTool.answer(site, { page: '/blog/2024/01/first', version: 'v0.44.1' })).toMatch(/^# First leaf\n/);
});

test.each([
  [
    lookupTool,
    { name: 'pid', gadget: 'trace_dsn' },
    'There is no gadget "trace_dsn" in latest. Did you mean "trace_dns"?',
  ],
  [lookupTool, { name: '--pahts' }, 'latest has no gadget, flag or field "--pahts". Did you mean "--paths"?'],
  [
    lookupTool,
    { name: 'xyzzy', gadget: 'trace_dns' },
    'latest has no gadget, flag or field "xyzzy" of trace_dns. The tool "search" also finds other spellings.',
  ],
  [
    compareVersionsTool,
    { from: 'v0.44', to: 'latest' },
    'There is no version "v0.44". Versions: latest, main, v0.45.0, v0.44.1.',
  ],
  [
    compareVersionsTool,
    { page: 'guides/plan', from: 'v0.45.0', to: 'latest' },
    'There is no page "guides/plan" in latest. Did you mean "/docs/latest/guides/plant"?',
  ],
  [
    readPageTool,
    { page: '../../../_data/routes' },
    'There is no page "../../../_data/routes" in latest. The tools "search" and "list_pages" find pages.',
  ],
  [
    readPageTool,
    { page: 'guides/plant', section: 'Wate' },
    'The page /docs/latest/guides/plant has no section "Wate". Did you mean "Water"?',
  ],
  [checkCommandTool, { command: 'ls -l' }, 'No kubectl gadget, ig or gadgetctl command found in "ls -l".'],
  [explainCommandTool, { command: 'ls -l' }, 'No kubectl gadget, ig or gadgetctl command found in "ls -l".'],
])('%o %j is answered with what could be asked', (tool, input, message) => {
  expect(() => tool.answer(site, input)).toThrow(new QuestionError(message));
});

test.each([
  [searchTool, 'query', 'a'],
  [readPageTool, 'page', 'guides/'],
  [readPageTool, 'section', 'x'],
  [lookupTool, 'name', '--a'],
  [checkCommandTool, 'command', 'ig run trace_dns --a '],
  [explainCommandTool, 'command', 'ig run trace_dns --fields a,'],
  [compareVersionsTool, 'page', 'guides/'],
])('$name refuses a text of more than 4 kB, and one with hidden characters', (tool, name, text) => {
  const problemsOf = (value: string): string[] => {
    const { error } = tool.input.safeParse({ [name]: value });
    return error?.issues.flatMap(({ path, message }) => (path[0] === name ? [message] : [])) ?? [];
  };
  expect(problemsOf(text)).toEqual([]);
  expect(problemsOf(text.padEnd(5000, text))).toEqual(['This is longer than 4 kB.']);
  expect(problemsOf(`${text}\u202e`)).toEqual(['This contains invisible characters.']);
});

test('a folder without a site says what to do', () =>
  expect(() => new BuiltSite('/nowhere')).toThrow(
    'There is no built site in /nowhere. Build it first: npm run build.',
  ));
