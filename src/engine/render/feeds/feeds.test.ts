import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { headLinks } from '../documents/render-context';
import { planTestBlog } from '../../plan/blog/test-blog';
import { sitemap } from '../hosts/host-files';
import { feedFiles } from './feed';
import { xmlDocument } from './formats';

interface Parsed {
  [name: string]: Parsed & Parsed[] & string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['item', 'entry', 'url', 'category', 'dc:creator'].includes(name),
});
const read = (files: { file: string; content: string }[], name: string): Parsed => {
  const text = files.find(({ file }) => file === name)?.content ?? '';
  expect(XMLValidator.validate(text), name).toBe(true);
  return parser.parse(text) as Parsed;
};

const FILES = {
  'authors.yml': 'team:\n  name: The <team> & friends\n',
  '2024-01-02-a.md':
    '---\ntitle: "A < B & C"\ndescription: Says it.\ndate: 2024-01-02\n' +
    'authors: [team]\ntags: [eBPF]\n---\n' +
    'Lead with [docs](/docs/x), [a part](#part) and [out](https://other.example/).\n\n<!-- truncate -->\n\n' +
    '## Part\n\n```bash title="run"\nls -l\n```\n\n```mermaid\nflowchart LR\n  a --> b\n```\n',
  '2023-05-06-b.md': '---\ntitle: B\ndescription: Older.\nauthors: [team]\n---\nText\n',
};

test('an entry that was changed keeps the day it was published', async () => {
  const changed = new Map([['blog/2024-01-02-a.md', '2024-05-06']]);
  const { site, plan } = await planTestBlog({ '2024-01-02-a.md': '---\ntitle: A\n---\nText\n' }, {}, changed);
  const { feed } = read(feedFiles(site, plan, null), 'blog/atom.xml');
  expect(feed).toMatchObject({
    updated: '2024-05-06T00:00:00.000Z',
    entry: [{ published: '2024-01-02T00:00:00.000Z', updated: '2024-05-06T00:00:00.000Z' }],
  });
});

test('texts are complete, plain, and every address in them is absolute, base included', async () => {
  const { site, plan } = await planTestBlog(FILES, { base: '/sub/' });
  const files = feedFiles(site, plan, null);
  const { items } = JSON.parse(files.find(({ file }) => file.endsWith('feed.json'))?.content ?? '') as {
    items: { content_html: string }[];
  };
  const html = items[0]?.content_html ?? '';
  expect(html).toContain('<a href="https://example.org/sub/docs/x">docs</a>');
  expect(html).toContain('<a href="https://example.org/sub/blog/2024/01/a#part">a part</a>');
  expect(html).toContain('<a href="https://other.example/">out</a>');
  expect(html).toMatch(/<pre><code>.*ls -l<\/code><\/pre>/);
  expect(html).not.toMatch(/class=|style=|<button|<svg|<span|<!--/);
  const drawing = /<img src="https:\/\/example\.org\/sub\/(assets\/feeds\/\w+\.svg)"/.exec(html)?.[1];
  const svg = files.find(({ file }) => file === drawing)?.content ?? '';
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
});

test('pictures, rows of tables and addresses that cannot be read stand in the texts of feeds', async () => {
  const { site, plan } = await planTestBlog({
    '2024-01-02-a.md':
      '---\ntitle: A\n---\n## Two & 2\n\n[odd](http://[x) and [up](#two--2)\n\n![Rows & "cells"](https://img.example/a.png)\n\n' +
      '> Said\n\n| a | b |\n|---|--:|\n| `x<y` | 2 |\n\n:::tip[Do]\nthis\n:::\n',
  });
  const { items } = JSON.parse(
    feedFiles(site, plan, null).find(({ file }) => file.endsWith('feed.json'))?.content ?? '',
  ) as { items: { content_html: string }[] };
  expect(items[0]?.content_html).toMatchInlineSnapshot(`
    "<h2 id="two--2">Two &#x26; 2</h2>
    <p><a href="http://[x">odd</a> and <a href="https://example.org/blog/2024/01/a#two--2">up</a></p>
    <p><a href="https://img.example/a.png">Rows &#x26; "cells"</a></p>
    <blockquote>
    <p>Said</p>
    </blockquote>
    <div><table>
    <thead>
    <tr>
    <th>a</th>
    <th align="right">b</th>
    </tr>
    </thead>
    <tbody>
    <tr id="row-x-y">
    <td><code>x&#x3C;y</code></td>
    <td align="right">2</td>
    </tr>
    </tbody>
    </table></div>
    <div><p>Do</p><div>
    <p>this</p>
    </div></div>"
  `);
});

test('a site without posts has no feeds', async () => {
  const { site, plan } = await planTestBlog({});
  expect(feedFiles(site, plan, null)).toEqual([]);
  expect(headLinks(site)).toEqual([]);
});

test('languages of the configuration may hold what XML and HTML write otherwise', async () => {
  const locale = { label: 'L', direction: 'ltr' } as const;
  const { site, plan } = await planTestBlog(FILES, {
    base: '/a-b/',
    locales: [
      { ...locale, code: 'en', htmlLang: 'en-"x"', path: 'en' },
      { ...locale, code: 'de', htmlLang: 'de', path: 'de' },
    ],
  });
  for (const name of ['blog/rss.xml', 'blog/atom.xml']) read(feedFiles(site, plan, null), name);
  read([{ file: 'sitemap.xml', content: sitemap(site, plan.pages) }], 'sitemap.xml');
  expect(headLinks(site).join('')).toContain(' href="/a-b/blog/rss.xml"');
});

test.each([
  [{ title: 'A & B < C' }, '<title>A &amp; B &lt; C</title>'],
  [{ a: { '@href': '/?a&b="c"', '#text': 'x' } }, '<a href="/?a&amp;b=&quot;c&quot;">x</a>'],
  [{ a: 'tab\tline\nend\r' }, '<a>tab\tline\nend\r</a>'],
  [{ a: '\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffffx' }, '<a>x</a>'],
  [{ link: { '@href': 'a\u0001b', '@ok': 'true' } }, '<link href="ab" ok="true"/>'],
])('%j is written well-formed', (tree, expected) =>
  expect(xmlDocument(tree)).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n${expected}\n`),
);
