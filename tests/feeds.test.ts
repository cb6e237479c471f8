import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { DIST, ROOT, siteRoutes } from './support/site';

const read = (name: string): string => readFileSync(path.join(DIST, name), 'utf8');
const posts = siteRoutes().filter((route) => /^\/blog\/\d{4}\//.test(route));
const pathOf = (url: string | undefined): string => new URL(url ?? 'https://none.invalid').pathname;

const rss = parseRssFeed(read('blog/rss.xml'));
const atom = parseAtomFeed(read('blog/atom.xml'));
const json = parseJsonFeed(read('blog/feed.json'));

/** Words of HTML, parted by single spaces. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every paragraph of the text of a post's page, as words. */
function paragraphsOf(page: string): string[] {
  const prose = page.slice(page.indexOf('<div class="prose"'), page.indexOf('</article>'));
  const paragraphs = [...prose.matchAll(/<p>([\s\S]*?)<\/p>/g)].map((match) => wordsOf(match[1] ?? ''));
  expect(paragraphs.length).toBeGreaterThan(0);
  return paragraphs;
}

/** The three feeds as one shape, read by a parser that is not ours. */
const feeds = {
  rss: (rss.items ?? []).map((item) => ({
    id: item.guid?.value,
    link: item.link,
    title: item.title,
    date: item.pubDate,
    content: item.content?.encoded ?? item.description,
  })),
  atom: (atom.entries ?? []).map((entry) => ({
    id: entry.id,
    link: entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate')?.href,
    title: entry.title,
    date: entry.published,
    content: entry.content?.value,
  })),
  json: (json.items ?? []).map((item) => ({
    id: item.id,
    link: item.url,
    title: item.title,
    date: item.date_published,
    content: item.content_html,
  })),
};

describe.each(Object.entries(feeds))('the %s feed', (_, items) => {
  test('contains every post, newest first, with its address as a stable id', () => {
    expect(items.map((item) => pathOf(item.link)).sort()).toEqual([...posts].sort());
    expect(new Set(items.map((item) => item.id)).size).toBe(posts.length);
    const dates = items.map((item) => new Date(item.date ?? '').getTime());
    expect(dates.every((date) => Number.isFinite(date))).toBe(true);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  test('has titles and full content with absolute addresses only', () => {
    for (const item of items) {
      expect(item.title).toBeTruthy();
      const text = item.content ?? '';
      const missing = paragraphsOf(read(`${pathOf(item.link).slice(1)}/index.html`)).filter(
        (paragraph) => !wordsOf(text).includes(paragraph),
      );
      expect(missing, item.link).toEqual([]);
      const relative = [...text.matchAll(/(?:href|src)="([^"]+)"/g)]
        .map((match) => match[1] ?? '')
        .filter((address) => !/^(?:https?:|mailto:)/.test(address));
      expect(relative, item.link).toEqual([]);
    }
  });
});

test('the Atom feed is valid by RFC 4287', async () => {
  const result = await validateXML({
    xml: { fileName: 'atom.xml', contents: read('blog/atom.xml') },
    extension: 'relaxng',
    schema: { fileName: 'atom.rng', contents: readFileSync(path.join(ROOT, 'tests/data/atom.rng'), 'utf8') },
  });
  expect(result.errors).toEqual([]);
});

/** The links to a page in other languages, which the schema of sitemaps leaves to XHTML. */
const ALTERNATE_LINK = `<schema targetNamespace="http://www.w3.org/1999/xhtml" xmlns="http://www.w3.org/2001/XMLSchema">
  <element name="link">
    <complexType>
      <attribute name="rel" fixed="alternate" use="required"/>
      <attribute name="hreflang" type="language" use="required"/>
      <attribute name="href" type="anyURI" use="required"/>
    </complexType>
  </element>
</schema>`;
const SITEMAP_WITH_LINKS = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</schema>`;

test('the sitemap is valid by its schema and lists canonical pages only', async () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const sitemap = readFileSync(path.join(folder, 'schema/sitemap.xsd'), 'utf8');
  const xml = read('sitemap.xml');
  const result = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'both.xsd', contents: SITEMAP_WITH_LINKS },
    preload: [
      { fileName: 'sitemap.xsd', contents: sitemap },
      { fileName: 'link.xsd', contents: ALTERNATE_LINK },
    ],
  });
  expect(result.errors).toEqual([]);
  const routes = new Set(siteRoutes());
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => pathOf(match[1]));
  expect(listed.filter((route) => !routes.has(route))).toEqual([]);
  expect(listed).toContain('/docs/latest/gadgets/trace_dns');
});
