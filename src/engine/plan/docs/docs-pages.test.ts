import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgress } from '../../model/progress';
import { planSites } from '../../plan-site';
import { loadSites } from '../../read/site';
import type { PlannedPage } from '../planned-page';

const VERSIONS = [
  { name: 'latest', status: 'latest', servesLayer: 'v2', variables: { TAG: 'two' } },
  { name: 'v1', status: 'unmaintained', variables: { TAG: 'one' } },
];
const CONFIG = { title: 'T', docs: { layers: ['v1', 'v2'], versions: VERSIONS, sets: [{ id: 'api', base: '/api' }] } };
const GENERATED =
  '{"label": "Guides", "link": {"type": "generated-index", "keywords": ["how"], "description": "All."}}';
const FILES: Record<string, string> = {
  'site.config.ts': `export default ${JSON.stringify(CONFIG)};`,
  'docs/v1/index.md': '# Home\n\nWelcome.\n',
  'docs/v1/guides/_category_.json': GENERATED,
  'docs/v1/guides/same.md': '# Same\n\nThe first sentence.\n\n## Part\n\nMore.\n\n### Deep\n',
  'docs/v1/guides/changed.md': '# Changed\n\nOld words.\n',
  'docs/v1/guides/by-tag.md': '# By tag\n\nSays %TAG%.\n',
  'docs/v1/kept/_category_.json': GENERATED,
  'docs/v1/kept/one.md': '---\ndescription: First of all.\n---\n\n# One\n\nText.\n',
  'docs/v2/guides/changed.md': '# Changed\n\nNew words.\n',
  'docs/v2/guides/described.md':
    '---\ndescription: Of %TAG%.\nkeywords: [own]\ntags: [tag, own]\nunlisted: true\nhide_table_of_contents: true\n---\n\n' +
    '# Described\n\nText.\n\n## Part\n\n<Head>\n  <meta name="description" content="Not this."/>\n  <meta name="keywords" content="not, these"/>\n</Head>\n',
  'docs/v2/guides/headed.mdx':
    '# Headed\n\nText.\n\n<Head>\n  <title>A %TAG% name</title>\n' +
    '  <meta name="description" content="From %TAG%."/>\n  <meta name="keywords" content="a, b"/>\n</Head>\n',
  'docs/v2/guides/named.mdx':
    '---\ntitle_meta: A %TAG% for machines\n---\n\n# Named\n\nText.\n\n<Head>\n  <title>Not this</title>\n</Head>\n',
  'docs/v2/guides/two-titles.md':
    '---\ntitle: Short\n---\n\n<!-- A note. -->\n\n# The whole title\n\nText.\n\n## Part\n',
  'src/pages/about.md': '---\ntitle: Short\n---\n\n# The whole title\n\nText.\n\n## Part\n',
  'api/guides/_category_.json': GENERATED,
  'api/guides/call.md': '# Call\n\nText.\n',
};

let root = '';
let pages: ReadonlyMap<string, PlannedPage>;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-pages-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const [planned] = await planSites(await loadSites(root, { dates: new Map() }), createProgress(true));
  pages = new Map(planned.plan.pages.map((page) => [page.path, page]));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function at(route: string): PlannedPage {
  const page = pages.get(route);
  if (!page) throw new Error(`There is no ${route}, but ${[...pages.keys()].join(', ')}.`);
  return page;
}
const htmlOf = ({ body }: PlannedPage): string => (body.kind === 'html' ? body.render() : '');

test.each([
  ['guides/same', 'The first sentence.', []],
  ['guides/described', 'Of two.', ['own']],
  ['guides/headed', 'From two.', ['a', 'b']],
])('what %s says of itself comes from its front matter, its head or its text', (page, description, keywords) =>
  expect(at(`/docs/latest/${page}`)).toMatchObject({ description, keywords, card: { text: description } }),
);

test('search finds a page by its tags too, each once', () =>
  expect(at('/docs/latest/guides/described').search?.keywords).toEqual(['own', 'tag']));

test('a name in the head is that of the document, with its variables', () => {
  expect(at('/docs/latest/guides/named')).toMatchObject({ heading: 'Named', fullName: 'A two for machines' });
  expect(at('/docs/latest/guides/headed')).toMatchObject({ heading: 'Headed', fullName: 'A two name' });
  expect(at('/docs/latest/guides/same')).not.toHaveProperty('fullName');
});

test.each(['/docs/latest/guides/two-titles', '/about'])(
  '%s shows the title that its text begins with, and is called by that of its front matter elsewhere',
  (path) => {
    const page = at(path);
    expect(page).toMatchObject({ heading: 'The whole title', fullName: 'Short', search: { keywords: ['Short'] } });
    const html = htmlOf(page);
    expect(html).toContain('<h1>The whole title</h1>');
    expect(html).toContain('<h2 id="part">');
    expect(html.match(/The whole title/g)).toHaveLength(1);
  },
);

test('breadcrumbs say the name of a page', () =>
  expect(htmlOf(at('/docs/latest/guides/two-titles'))).toContain('<span aria-current="page">Short</span>'));

test.each([
  ['/docs/v1/guides/same', '/docs/latest/guides/same'],
  ['/docs/v1/guides/changed', '/docs/v1/guides/changed'],
  // Values of variables make no other text.
  ['/docs/v1/guides/by-tag', '/docs/latest/guides/by-tag'],
  // The list of the newest version has other pages.
  ['/docs/v1/guides/', '/docs/v1/guides/'],
  ['/docs/v1/kept/', '/docs/latest/kept/'],
  ['/docs/latest/guides/same', '/docs/latest/guides/same'],
  ['/api/guides/call', '/api/guides/call'],
  ['/api/category/guides', '/api/category/guides'],
])('search engines are led from %s to %s', (route, canonical) => expect(at(route).canonicalPath).toBe(canonical));

test.each([
  ['/docs/v1/guides/same', [], undefined],
  ['/docs/v1/guides/changed', [], ['latest']],
  ['/docs/latest/guides/described', ['v1'], undefined],
  ['/docs/v1/guides/', [], ['latest']],
  ['/docs/v1/kept/', [], undefined],
  ['/api/category/guides', [], undefined],
])('%s is absent in %j and differs in %j', (route, absentIn, differsIn) => {
  expect(at(route).docs?.absentIn).toEqual(absentIn);
  expect(at(route).docs?.differsIn).toEqual(differsIn);
});

test.each([
  ['/docs/latest/guides/same', ['part']],
  ['/docs/latest/guides/described', []],
])('the table of contents of %s leads to %j', (route, ids) => {
  const html = htmlOf(at(route));
  const [toc = ''] = /<nav class="toc[\s\S]*?<\/nav>/.exec(html) ?? [];
  expect(ids.filter((id) => !toc.includes(`href="#${id}"`))).toEqual([]);
  expect(toc === '').toBe(ids.length === 0);
});

test('a page that is not listed says so', () => {
  expect(at('/docs/latest/guides/described').unlisted).toBe(true);
  expect(at('/docs/latest/guides/same').unlisted).toBe(false);
});

test('links may lead to the headings of a page', () =>
  expect([...(at('/docs/latest/guides/same').anchors as Set<string>)]).toEqual(['part', 'deep']));

test('the list of a folder says what its file and its pages say', () => {
  expect(at('/docs/v1/guides/')).toMatchObject({
    heading: 'Guides',
    description: 'All.',
    keywords: ['how'],
    file: 'docs/v1/guides/_category_.json',
    docs: { set: 'default', version: 'v1', page: 'guides/' },
    search: {
      kind: 'reference',
      keywords: ['how'],
      sections: [{ id: null, heading: '', level: 1, text: 'All. By tag, Changed, Same' }],
    },
    card: { title: 'Guides', text: 'All.' },
  });
  expect(at('/docs/v1/kept/').twin?.((route) => `to ${route}`)).toBe(
    'All.\n\n- [One](to /docs/v1/kept/one): First of all.',
  );
});
