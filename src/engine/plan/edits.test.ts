import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createProgress } from '../model/progress';
import { temporaryFolder } from '../model/test-folder';
import { planSites } from '../plan-site';
import { SAMPLE_ROOT } from '../read/gadgets/test-data';
import { loadSites } from '../read/site';
import type { PlannedPage } from './planned-page';

// A server plans its site again after each edit, and keeps what the edit does not concern.
vi.setConfig({ testTimeout: 60_000 });

const { at, read, write, writeAll } = temporaryFolder();

/** Pages of the site as it is now, by their addresses. */
async function pagesNow(): Promise<(route: string) => PlannedPage> {
  const [{ plan }] = await planSites(await loadSites(at(), { dates: new Map() }), createProgress(true));
  return (route) => {
    const page = plan.pages.find((one) => one.path === route);
    if (!page) throw new Error(`There is no ${route}, but ${plan.pages.map((one) => one.path).join(', ')}.`);
    return page;
  };
}

const htmlOf = ({ body }: PlannedPage): string => (body.kind === 'html' ? body.render() : '');

const configured = (config: object): void =>
  void write('site.config.ts', `export default ${JSON.stringify({ title: 'T', ...config })};`);
const picture = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
const page = (title: string, head = '', text = 'Text.'): string => `---\ntitle: ${title}\n${head}---\n\n${text}\n`;

test('a picture for sharing that is painted anew has another address, on pages of every kind', async () => {
  configured({});
  writeAll({
    'content/docs/a.md': page('A', 'image: ./card.svg\n'),
    'content/docs/card.svg': picture(1),
    'content/blog/2024-01-02-p.md': page('P', 'image: ./card.svg\n'),
    'content/blog/card.svg': picture(2),
  });
  const routes = ['/docs/a', '/blog/2024/01/p'];
  const addresses = async (): Promise<(string | undefined)[]> => {
    const at = await pagesNow();
    return routes.map((route) => at(route).image?.url);
  };
  const before = await addresses();
  expect(await addresses()).toEqual(before);
  writeAll({ 'content/docs/card.svg': picture(4), 'content/blog/card.svg': picture(5) });
  const after = await addresses();
  expect(after.filter((address, index) => address === undefined || address === before[index])).toEqual([]);
});

test('cards say what their pages say now', async () => {
  configured({});
  writeAll({
    'content/docs/guides/_category_.yaml': 'link: { type: generated-index }\n',
    'content/docs/guides/a.md': page('A', 'description: Before.\n'),
  });
  expect(htmlOf((await pagesNow())('/docs/guides/'))).toContain('Before.');
  write('content/docs/guides/a.md', page('A', 'description: Behind.\n'));
  const html = htmlOf((await pagesNow())('/docs/guides/'));
  expect(html).toContain('Behind.');
  expect(html).not.toContain('Before.');
});

test('a post leads to a new one beside it', async () => {
  configured({});
  writeAll({ 'content/blog/2024-01-02-one.md': page('One'), 'content/blog/2024-01-03-two.md': page('Two') });
  const one = '/blog/2024/01/one';
  expect(htmlOf((await pagesNow())(one))).not.toContain('Between');
  write('content/blog/2024-01-02-zwischen.md', page('Between', 'date: 2024-01-02T10:00\n'));
  expect(htmlOf((await pagesNow())(one))).toContain('Between');
});

test('generated parts that name their gadget follow its data, on pages of every kind', async () => {
  cpSync(path.join(SAMPLE_ROOT, 'content/gadgets'), at('content/gadgets'), { recursive: true });
  const layers = ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'];
  configured({ docs: { layers, versions: [{ name: 'main', status: 'latest' }] } });
  for (const layer of layers) write(`content/docs/${layer}/index.md`, '# Home\n');
  const text = '<GadgetFields name="trace_bind" />';
  writeAll({
    'content/docs/main/tables.md': page('Tables', '', text),
    'content/blog/2024-01-02-p.md': page('P', '', text),
  });
  const routes = ['/docs/main/tables', '/blog/2024/01/p'];
  const shown = async (words: string): Promise<string[]> => {
    const pages = await pagesNow();
    return routes.filter((route) => htmlOf(pages(route)).includes(words));
  };
  expect(await shown('addr')).toEqual(routes);
  expect(await shown('renamed_field')).toEqual([]);
  write('content/gadgets/trace_bind.yaml', read('content/gadgets/trace_bind.yaml').replaceAll('addr', 'renamed_field'));
  expect(await shown('renamed_field')).toEqual(routes);
});

test('the home of a version names the pages that are new in it', async () => {
  const versions = [
    { name: 'v2', status: 'latest' },
    { name: 'v1', status: 'unmaintained' },
  ];
  configured({ docs: { layers: ['v1', 'v2'], versions } });
  writeAll({ 'content/docs/v1/index.md': page('Home'), 'content/docs/v2/first.md': page('First') });
  const home = async (): Promise<string> => htmlOf((await pagesNow())('/docs/v2'));
  const before = await home();
  expect(before).toContain('First');
  write('content/docs/v2/second.md', page('Brand new'));
  expect(await home()).toContain('href="/docs/v2/second"');
});

test('pages that an edit does not concern are planned once', async () => {
  configured({});
  writeAll({
    'content/docs/a.md': page('A'),
    'content/docs/b.md': page('B'),
    'content/blog/2024-01-02-p.md': page('P'),
  });
  const before = await pagesNow();
  write('content/docs/b.md', page('B', '', 'Other words.'));
  const after = await pagesNow();
  const routes = ['/docs/a', '/docs/b', '/blog/2024/01/p'];
  expect(routes.filter((route) => after(route) !== before(route))).toEqual(['/docs/b']);
});
