import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Nodes as MarkdownNodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import config from '../site.config';
import { splitFrontMatter } from '../src/engine/read/documents';
import { twinFile } from '../src/shared/urls';
import { DIST, fileOfRoute, siteRoutes, VERSIONS } from './support/site';

const read = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');
const isArticle = (route: string): boolean =>
  /^\/docs\/[^/]+/.test(route) || /^\/blog\/\d{4}\/\d{2}\/[^/]+$/.test(route);
const articles = siteRoutes().filter(isArticle);

interface Content {
  headings: string[];
  code: string[];
  links: string[];
}

/** Titles, code and links of a Markdown text. */
function contentOf(text: string): Content {
  const found: Content = { headings: [], code: [], links: [] };
  const tree = markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as MarkdownNodes;
  visit(tree, (node) => {
    if (node.type === 'heading')
      found.headings.push(
        toString(node)
          .replace(/ \{#[^}]+\}$/, '')
          .trim(),
      );
    if (node.type === 'code' && node.lang !== 'mermaid') found.code.push(node.value);
    if (node.type === 'link') found.links.push(node.url);
  });
  return found;
}

/** The twins of all articles. */
const twins = new Map(
  articles.map((route) => {
    const { yaml, body } = splitFrontMatter(read(twinFile(route)));
    return [route, { yaml, body, ...contentOf(body) }];
  }),
);

const classesOf = (node: Element): string[] => (node.properties['className'] as string[] | undefined) ?? [];
const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The same of a page's article, generated parts apart. */
function shownOn(route: string): { headings: string[]; code: string[] } {
  const found = { headings: [] as string[], code: [] as string[] };
  const walk = (node: Nodes, inProse: boolean): void => {
    if (node.type !== 'element' && node.type !== 'root') return;
    const isProse = inProse || (node.type === 'element' && classesOf(node).includes('prose'));
    if (node.type === 'element' && ['rows', 'glance', 'finder'].some((name) => classesOf(node).includes(name))) return;
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName) && (isProse || node.tagName === 'h1'))
      found.headings.push(textOf(node).trim());
    if (node.type === 'element' && node.tagName === 'pre' && isProse) found.code.push(textOf(node));
    node.children.forEach((child) => walk(child, isProse));
  };
  const [main = ''] = /<main[^]*<\/main>/.exec(readFileSync(fileOfRoute(route), 'utf8')) ?? [];
  walk(fromHtml(main, { fragment: true }), false);
  return found;
}

test('every page of the documentation and every post has a twin that parses, with its own title and address', () => {
  expect(articles.length).toBeGreaterThan(500);
  for (const [route, { yaml, body }] of twins) {
    const head = parse(yaml ?? '') as Record<string, string>;
    expect(head['url'], route).toBe(`${config.url}${route}`);
    expect(body.trimStart().split('\n')[0], route).toBe(`# ${head['title']}`);
    expect(body, route).not.toMatch(/[\uE000\uE001]|%(?:IG_TAG|IG_BRANCH|IG_CHART|NAMESPACE|POD|CONTAINER|NODE)%/);
  }
});

test('a twin has the headings and the code of its page', () => {
  const squeeze = (text: string): string => text.replace(/\\?\s+/g, '');
  for (const [route, { headings, code }] of twins) {
    const page = shownOn(route);
    expect(headings, route).toEqual(page.headings);
    const twin = new Set(code.map(squeeze));
    const missing = page.code.filter((text) => !twin.has(squeeze(text)));
    expect(missing, route).toEqual([]);
  }
});

test('links of twins lead to twins and pages that there are', () => {
  const wrong = [...twins].flatMap(([route, { links }]) =>
    links.flatMap((link) => {
      if (!link.startsWith(`${config.url}/`)) return link.startsWith('/') ? [`${route}: ${link}`] : [];
      const { pathname } = new URL(link);
      const file = path.join(DIST, decodeURIComponent(pathname));
      return existsSync(file) ? [] : [`${route}: ${link}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(VERSIONS.map(({ name }) => name))('%s has a list of its pages and all of its text in one file', (name) => {
  const pages = articles.filter((route) => `${route}/`.startsWith(`/docs/${name}/`));
  const list = contentOf(read(`docs/${name}/llms.txt`)).links.map((link) => new URL(link).pathname);
  expect(list.sort()).toEqual(pages.map((route) => `/${twinFile(route)}`).sort());
  const full = read(`docs/${name}/llms-full.txt`);
  for (const route of pages) {
    expect(full).toContain(`\nSource: ${config.url}${route}\n`);
    const [, ...text] = (twins.get(route)?.body ?? '').trim().split('\n');
    expect(full, route).toContain(text.join('\n').trim());
  }
});
