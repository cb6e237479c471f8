import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from './model/progress';
import { temporaryFolder } from './model/test-folder';
import { planSites, problemsOf, type PlannedSite } from './plan-site';
import { loadSites } from './read/site';
import { SAMPLE_ROOT } from './read/gadgets/test-data';

// A whole site is read and compiled, grammars included.
vi.setConfig({ testTimeout: 60_000 });

const { at, write } = temporaryFolder();
beforeEach(() => {
  write('content/docs/index.md', '# Welcome\n\n[First](guides/first.md)\n');
  write('content/docs/guides/first.md', '# First\n\n[Home](../index.md)\n');
  write('content/docs/guides/_category_.yaml', 'label: Guides\nlink:\n  type: generated-index\n');
});

const plan = async (): Promise<[PlannedSite, ...PlannedSite[]]> =>
  planSites(await loadSites(at(), { dates: new Map() }), createProgress(true));

test('the Markdown of a gadget names its data sources only where there are several', async () => {
  cpSync(path.join(SAMPLE_ROOT, 'content/gadgets'), at('content/gadgets'), { recursive: true });
  const layers = ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'];
  const docs = { layers, versions: [{ name: 'main', status: 'latest' }] };
  write('site.config.ts', `export default ${JSON.stringify({ title: 'T', docs })};`);
  for (const layer of layers) write(`content/docs/${layer}/index.md`, '# Home\n');
  write('content/docs/main/gadgets/trace_bind.md', '# trace_bind\n\n<GadgetFields />\n');
  write('content/docs/main/gadgets/deadlock.md', '# deadlock\n\n<GadgetFields />\n');
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

test('a language has the pages of the default one, at addresses and with its own sentences', async () => {
  const locales = ['en', 'fr'].map((code) => ({ code, label: code, htmlLang: code, path: code }));
  write('site.config.ts', `export default ${JSON.stringify({ title: 'T', locales })};`);
  write('content/i18n/fr/strings.yaml', 'text:\n  copy: Copier\n');
  const planned = await plan();
  expect(planned.map(({ plan: { pages } }) => pages.map(({ path: route }) => route).sort())).toEqual([
    ['/docs', '/docs/guides/', '/docs/guides/first'],
    ['/fr/docs', '/fr/docs/guides/', '/fr/docs/guides/first'],
  ]);
  expect(problemsOf(planned, true)).toEqual([]);
  const [, french] = planned;
  expect(french?.context.site.strings.text.copy).toBe('Copier');
  expect(french?.plan.pages.find(({ path: route }) => route === '/fr/docs')).toMatchObject({
    untranslated: { code: 'en' },
    links: [{ path: '/fr/docs/guides/first' }],
  });
});
