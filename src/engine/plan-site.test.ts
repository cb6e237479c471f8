import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from './model/progress';
import { temporaryFolder } from './model/test-folder';
import { planSites, problemsOf, type PlannedSite } from './plan-site';
import { loadSites } from './read/site';
import { siteData } from './plan/site-data';
import { SAMPLE_ROOT } from './read/gadgets/test-data';
import type { FileSink } from './model/output-files';
import { writeTwins } from './render/machines/write-twins';
import { docsRecords } from './render/hosts/metadata';

// A whole site is read and compiled, grammars included.
vi.setConfig({ testTimeout: 60_000 });

const LOCALES = ['en', 'fr'].map((code) => ({ code, label: code, htmlLang: code, path: code }));

const { at, write } = temporaryFolder();
beforeEach(() => {
  const config = { title: 'T', locales: LOCALES, docs: { base: '/', sets: [{ id: 'api', base: '/api' }] } };
  write('site.config.ts', `export default ${JSON.stringify(config)};`);
  write('docs/intro.md', '---\nslug: /\n---\n\n# Welcome\n\n[First](guides/first.md), [API](/api)\n');
  write('docs/guides/first.md', '# First\n\n[Home](../intro.md)\n');
  write('docs/guides/_category_.json', '{"label": "Guides", "link": {"type": "generated-index"}}');
  write('api/index.md', '# API\n\nText.\n');
});

const plan = async (): Promise<[PlannedSite, ...PlannedSite[]]> =>
  planSites(await loadSites(at(), { dates: new Map() }), createProgress(true));

test('documentation at the root of a site has its home there, in every language', async () => {
  const planned = await plan();
  const [first, french] = planned;
  const routes = planned.map(({ plan }) => plan.pages.map((page) => page.path).sort());
  expect(routes).toEqual([
    ['/', '/api', '/category/guides', '/guides/first'],
    ['/fr', '/fr/api', '/fr/category/guides', '/fr/guides/first'],
  ]);
  expect(problemsOf(planned, true)).toEqual([]);
  const home = first.plan.pages.find((page) => page.path === '/');
  expect(home).toMatchObject({ docs: { set: 'default', page: '' }, canonicalPath: '/', heading: 'Welcome' });
  expect(home?.links.map((link) => link.path)).toEqual(['/guides/first', '/api']);
  expect(siteData(first.context.site).docsSets).toMatchObject([{ base: '' }, { base: '/api' }]);
  expect(french && siteData(french.context.site).docsSets).toMatchObject([{ base: '' }, { base: '/fr/api' }]);
  expect(docsRecords(first.context.site, first.plan)).toMatchObject({
    default: { path: '/', versions: [{ path: '/', sidebars: { mainSidebar: { link: { path: '/' } } } }] },
  });
});

test('a link may lead to a page of another language, and to none that no language has', async () => {
  write('docs/guides/first.md', '# First\n\n[French](/fr/guides/first), [none](/fr/guides/none)\n');
  const told = problemsOf(await plan(), true).map(({ rule, line, column }) => `${rule} ${line}:${column}`);
  expect([...new Set(told)]).toEqual(['link/broken 3:29']);
});

test('where a whole folder is missing, links that lead there are not told of', async () => {
  rmSync(at('api'), { recursive: true });
  expect(problemsOf(await plan(), true).map(({ rule }) => rule)).toEqual(['site/no-folder']);
});

test('of two categories with one address the second is told of, where it says it', async () => {
  write('docs/other/_category_.yaml', 'label: Other\nlink:\n  type: generated-index\n  slug: /category/guides\n');
  write('docs/other/page.md', '# Page\n\nText.\n');
  const found = problemsOf(await plan(), true).filter(({ rule }) => rule.startsWith('routes/'));
  expect(found.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
    'docs/other/_category_.yaml:4:1 routes/duplicate-slug',
  ]);
});

test('a sidebar is made anew when the configuration says something else, and only then', async () => {
  const sidebarOf = ([{ plan: planned }]: Awaited<ReturnType<typeof plan>>) => [...planned.sidebars.values()][0];
  const before = sidebarOf(await plan());
  expect(before?.()).toContain('href="/guides/first"');
  expect(sidebarOf(await plan())).toBe(before);
  const config = { title: 'T', base: '/x/', docs: { base: '/' } };
  write('site.config.ts', `export default ${JSON.stringify(config)};`);
  rmSync(at('api'), { recursive: true });
  const after = sidebarOf(await plan());
  expect(after?.()).toContain('href="/x/guides/first"');
});

test('of documentation at the root, each file is written once, below the folder of the site', async () => {
  const files: string[] = [];
  writeTwins(
    (await plan()).map(({ context: { site }, plan: planned }) => ({ site, plan: planned })),
    { add: (file: string) => files.push(file) } as unknown as FileSink,
  );
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  expect(files.filter((file) => file.startsWith('/'))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['index.md', 'llms.txt', 'llms-full.txt', 'fr/llms.txt', 'api/llms.txt']),
  );
});

test('a set that wants an address of documentation at the root is told of', async () => {
  write('docs/api.md', '# Mine\n\nText.\n');
  const planned = await plan();
  const problems = problemsOf(planned, true).filter(({ rule }) => rule.startsWith('routes/'));
  expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([
    'api/index.md routes/duplicate Two pages answer /api: docs/api.md and api/index.md. The first one is built.',
  ]);
});

test('the Markdown of a gadget names its data sources only where there are several', async () => {
  cpSync(path.join(SAMPLE_ROOT, 'content/gadgets'), at('content/gadgets'), { recursive: true });
  const layers = ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'];
  const docs = { layers, versions: [{ name: 'main', status: 'latest' }] };
  write('site.config.ts', `export default ${JSON.stringify({ title: 'T', docs })};`);
  for (const layer of layers) write(`docs/${layer}/index.md`, '# Home\n');
  write('docs/main/gadgets/trace_bind.md', '# trace_bind\n\n<GadgetFields />\n');
  write('docs/main/gadgets/deadlock.md', '# deadlock\n\n<GadgetFields />\n');
  const [{ plan: planned }] = await plan();
  const twinOf = (name: string): string =>
    planned.pages.find((page) => page.path === `/docs/main/gadgets/${name}`)?.twin?.((to) => to) ?? '';
  expect(twinOf('trace_bind')).toContain('| `addr`');
  expect(twinOf('trace_bind')).not.toContain('Data source');
  expect(twinOf('deadlock').match(/Data source `\w+`/g)).toEqual([
    'Data source `deadlock`',
    'Data source `mutex`',
    'Data source `process_exit`',
  ]);
});

test.each([
  [true, ['error', 'error']],
  [false, ['warning', 'warning']],
])('fields that nothing reads, with house rules %s', async (houseRules, expected) => {
  write('site.config.ts', `export default ${JSON.stringify({ title: 'T', houseRules, docs: { base: '/' } })};`);
  rmSync(at('api'), { recursive: true });
  write('docs/intro.md', '---\nslug: /\ndescripton: Words.\n---\n\n# Welcome\n');
  write('docs/guides/_category_.json', '{"lable": "Guides"}');
  const found = problemsOf(await plan(), true).filter(({ rule }) => rule.endsWith('/unknown'));
  expect(found.map(({ severity }) => severity)).toEqual(expected);
});

test.each([
  [true, ['error']],
  [false, ['warning']],
])('a formula that cannot be read shows its source, with house rules %s', async (houseRules, expected) => {
  const config = { title: 'T', houseRules, math: true, docs: { base: '/' } };
  write('site.config.ts', `export default ${JSON.stringify(config)};`);
  rmSync(at('api'), { recursive: true });
  write('docs/intro.md', '---\nslug: /\n---\n\n# Welcome\n\nAn $x_{y$ open brace.\n');
  const planned = await plan();
  const found = problemsOf(planned, true).filter(({ rule }) => rule === 'markdown/math');
  expect(found.map(({ severity }) => severity)).toEqual(expected);
  const body = planned[0].plan.pages.find(({ path: route }) => route === '/')?.body;
  expect(body?.kind === 'html' && body.render()).toContain('<p>An <code>x_{y</code> open brace.</p>');
});

test('words of <Translate> are those of the language that a page is written in, the default one too', async () => {
  write('docs/greeting.mdx', '# Greeting\n\n<Translate id="greet">Hi</Translate>\n');
  write('i18n/en/code.json', '{"greet": {"message": "Hello from English"}}');
  write('i18n/fr/code.json', '{"greet": {"message": "Bonjour"}}');
  const shown = async (): Promise<(string | undefined)[]> =>
    (await plan()).map(({ context: { articles } }, index) => {
      const folder = index === 0 ? 'docs' : 'i18n/fr/docusaurus-plugin-content-docs/current';
      return articles.get(`${folder}/greeting.mdx`)?.html;
    });
  expect(await shown()).toEqual([expect.stringContaining('Hello from English'), undefined]);
  write('i18n/fr/docusaurus-plugin-content-docs/current/greeting.mdx', '# Salut\n\n<Translate id="greet"/>\n');
  expect(await shown()).toEqual([expect.stringContaining('Hello from English'), expect.stringContaining('Bonjour')]);
  write('i18n/en/code.json', '{}');
  expect((await shown())[0]).toContain('Hi');
});
