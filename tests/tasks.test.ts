import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSearchIndex } from '../src/engine/render/search/load-files';
import type { SearchIndex } from '../src/shared/search/search-index';
import { search } from '../src/shared/search/search';
import { DIST, fileOfRoute, ROOT } from './support/site';

/** What a reader wants, and the ways there. */
interface Task {
  question: string;
  start: string;
  page: string;
  section?: string;
  clicks: string[];
  search: string;
}

const { tasks } = parse(readFileSync(path.join(ROOT, 'tests/data/tasks.yaml'), 'utf8')) as { tasks: Task[] };

/** What a reader sees of an element, without spaces around. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Elements of a built page. */
function elementsOf(route: string): Element[] {
  const found: Element[] = [];
  const tree = fromHtml(readFileSync(fileOfRoute(route), 'utf8'));
  visit(tree, 'element', (node: Element) => void found.push(node));
  return found;
}

/** Addresses of a page's links by their labels. */
function linksOf(route: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { tagName, properties, ...node } of elementsOf(route)) {
    if (tagName !== 'a' || typeof properties['href'] !== 'string') continue;
    const label = textOf({ tagName, properties, ...node })
      .replace(/\s+/g, ' ')
      .trim();
    links.set(label, [...(links.get(label) ?? []), properties['href']]);
  }
  return links;
}

/** Follows labels from a page; each must be there. Gives where the last one leads. */
function walk(start: string, clicks: readonly string[]): { page: string; hash: string | undefined } {
  let [page, hash] = [start, undefined as string | undefined];
  for (const label of clicks) {
    const [href] = linksOf(page).get(label) ?? [];
    if (href === undefined) throw new Error(`${page} has no link "${label}".`);
    const { pathname, hash: fragment } = new URL(href, `https://site${page}`);
    page = pathname;
    hash = fragment === '' ? undefined : decodeURIComponent(fragment.slice(1));
  }
  return { page, hash };
}

let index: SearchIndex;
beforeAll(() => {
  index = readSearchIndex(DIST, 'latest');
});

test('there are fifteen tasks', () => expect(tasks).toHaveLength(15));

describe.each(tasks)('$question', ({ start, page, section, clicks, search: query }) => {
  test('by links', () => {
    const end = walk(start, clicks);
    expect(end.page).toBe(page);
    // A link to the page alone is enough where its list of contents shows the section.
    if (section !== undefined && end.hash !== section)
      expect([...linksOf(page).values()].flat()).toContain(`#${section}`);
  });

  test('by search', () => {
    const hits = search(index, query, { maxHits: 3, highlight: false }).hits;
    const found = hits.find((hit) => hit.path === page);
    expect(found, hits.map((hit) => `${hit.path}#${hit.anchor ?? ''}`).join(' ')).toBeDefined();
    if (section !== undefined) expect(found?.anchor).toBe(section);
  });
});
