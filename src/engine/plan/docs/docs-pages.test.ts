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
const CONFIG = { title: 'T', docs: { layers: ['v1', 'v2'], versions: VERSIONS } };
const GENERATED = 'label: Guides\nlink: { type: generated-index, keywords: [how], description: All. }\n';
const FILES: Record<string, string> = {
  'site.config.ts': `export default ${JSON.stringify(CONFIG)};`,
  'content/docs/v1/index.md': '# Home\n\nWelcome.\n',
  'content/docs/v1/guides/_category_.yaml': GENERATED,
  'content/docs/v1/guides/same.md': '# Same\n\nThe first sentence.\n\n## Part\n\nMore.\n\n### Deep\n',
  'content/docs/v1/guides/changed.md': '# Changed\n\nOld words.\n',
  'content/docs/v1/guides/by-tag.md': '# By tag\n\nSays %TAG%.\n',
  'content/docs/v1/kept/_category_.yaml': GENERATED,
  'content/docs/v1/kept/one.md': '---\ndescription: First of all.\n---\n\n# One\n\nText.\n',
  'content/docs/v2/guides/changed.md': '# Changed\n\nNew words.\n',
  'content/docs/v2/guides/described.md':
    '---\ndescription: Of %TAG%.\nkeywords: [own]\nunlisted: true\n---\n\n# Described\n\nText.\n\n## Part\n',
  'content/docs/v2/guides/two-titles.md':
    '---\ntitle: Short\n---\n\n<!-- A note. -->\n\n# The whole title\n\nText.\n\n## Part\n',
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
])('what %s says of itself comes from its front matter or its text', (page, description, keywords) =>
  expect(at(`/docs/latest/${page}`)).toMatchObject({ description, keywords, card: { text: description } }),
);

test('a page shows the title that its text begins with, and is called by that of its front matter elsewhere', () => {
  const page = at('/docs/latest/guides/two-titles');
  expect(page).toMatchObject({ heading: 'The whole title', fullName: 'Short', search: { keywords: ['Short'] } });
  const html = htmlOf(page);
  expect(html).toContain('<h1>The whole title</h1>');
  expect(html).toContain('<h2 id="part">');
  expect(html.match(/The whole title/g)).toHaveLength(1);
});

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
])('search engines are led from %s to %s', (route, canonical) => expect(at(route).canonicalPath).toBe(canonical));

test.each([
  ['/docs/v1/guides/same', [], undefined],
  ['/docs/v1/guides/changed', [], ['latest']],
  ['/docs/latest/guides/described', ['v1'], undefined],
  ['/docs/v1/guides/', [], ['latest']],
  ['/docs/v1/kept/', [], undefined],
])('%s is absent in %j and differs in %j', (route, absentIn, differsIn) => {
  expect(at(route).docs?.absentIn).toEqual(absentIn);
  expect(at(route).docs?.differsIn).toEqual(differsIn);
});

test.each([['/docs/latest/guides/same', ['part']]])('the table of contents of %s leads to %j', (route, ids) => {
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
    file: 'content/docs/v1/guides/_category_.yaml',
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
