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
    'Lead with [docs](/docs/x), [a part](#part) and [out](https://other.example/).\n\n' +
    '## Part\n\n```bash title="run"\nls -l\n```\n\n```mermaid\nflowchart LR\n  a --> b\n```\n',
  '2023-05-06-b.md': '---\ntitle: B\ndescription: Older.\nauthors: [team]\n---\nText\n',
};

test('a site without posts has no feeds', async () => {
  const { site, plan } = await planTestBlog({});
  expect(feedFiles(site, plan, null)).toEqual([]);
  expect(headLinks(site)).toEqual([]);
});

test('languages of the configuration may contain characters that XML and HTML escape', async () => {
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
  expect(headLinks(site).map(({ properties }) => properties['href'])).toContain('/a-b/blog/rss.xml');
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
