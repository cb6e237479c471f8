import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookOf, type BookSource } from '../../src/engine/book/book';
import { pageNumbers, printBook } from '../../src/engine/book/print-book';
import { siteData } from '../../src/engine/plan/site-data';
import { readHeads } from '../../src/engine/read/site';
import { fixtureRoot } from '../support/site';
import { DIST, NEWEST, ROOT } from '../support/site';

const work = mkdtempSync(path.join(tmpdir(), 'book-'));
let source: BookSource;

/** The built site with a short sidebar: a book of a few real pages is printed in seconds. */
function shortSite(): string {
  const dist = path.join(work, 'dist');
  mkdirSync(path.join(dist, '_data'), { recursive: true });
  for (const name of readdirSync(path.join(DIST, '_data')))
    if (!name.startsWith('sidebar-')) symlinkSync(path.join(DIST, '_data', name), path.join(dist, '_data', name));
  for (const name of ['assets', 'docs']) symlinkSync(path.join(DIST, name), path.join(dist, name));
  const item = (address: string, label: string, below = ''): string =>
    `<li><a class="sidebar__link" href="/docs/${NEWEST}${address}">${label}</a>${below}</li>`;
  const gadgets = `<ul>${item('/gadgets/trace_dns', 'trace_dns')}${item('/gadgets/trace_sni', 'trace_sni')}</ul>`;
  const guide = `<ul>${item('/reference/run', 'Running gadgets')}</ul>`;
  writeFileSync(
    path.join(dist, '_data', `sidebar-docs-${NEWEST}.html`),
    `<ul>${item('', 'Home')}${item('/gadgets', 'Gadgets', gadgets)}<li><p class="sidebar__heading">Guide</p>${guide}</li></ul>`,
  );
  return dist;
}

beforeAll(async () => {
  const [head] = await readHeads(ROOT);
  source = { dist: shortSite(), site: siteData(head), version: NEWEST, tagline: 'A tagline.', contents: 'Contents' };
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const elements = (html: string): Element[] => {
  const found: Element[] = [];
  visit(fromHtml(html), 'element', (node) => void found.push(node));
  return found;
};
const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

describe('The document of a book', () => {
  test('has every chapter in the order of the sidebar, and a heading for a part without a page', () => {
    const { html, chapters } = bookOf(source);
    expect(chapters).toBe(6);
    const heads = elements(html(new Map())).filter(({ properties }) => /^p\d+$/.test(String(properties['id'])));
    expect(heads.map((head) => `${head.tagName} ${textOf(head)}`)).toEqual([
      'h1 Inspektor Gadget',
      'h1 Gadgets',
      'h2 trace_dns',
      'h2 trace_sni',
      'h1 Guide',
      'h2 Running gadgets',
    ]);
  });

  test('each address leads to a place of the book or is complete, and each id stands once', () => {
    const found = elements(bookOf(source).html(new Map()));
    const ids = found.flatMap(({ properties }) => (properties['id'] === undefined ? [] : [String(properties['id'])]));
    expect(new Set(ids).size).toBe(ids.length);
    const links = found.filter(({ tagName }) => tagName === 'a').map(({ properties }) => String(properties['href']));
    const inside = links.filter((href) => href.startsWith('#'));
    expect(inside.filter((href) => !ids.includes(decodeURIComponent(href.slice(1))))).toEqual([]);
    expect(inside).toContain('#p3');
    expect(links.filter((href) => !href.startsWith('#') && !/^(?:https?|mailto):/.test(href))).toEqual([]);
    expect(links).toContain(`${source.site.url}/docs/${NEWEST}/quick-start`);
  });

  test('contains nothing to press, and everything that folds is open', () => {
    const found = elements(bookOf(source).html(new Map()));
    expect(found.filter(({ tagName }) => ['button', 'script', 'input'].includes(tagName))).toEqual([]);
    const folded = found.filter(({ tagName, properties }) => tagName === 'details' && properties['open'] !== true);
    expect(folded).toEqual([]);
  });
});

describe('The printed book', () => {
  test('has an outline, links that lead to places, and its contents name the pages on which chapters begin', async () => {
    const target = path.join(work, 'book.pdf');
    expect((await printBook(source, target)).chapters).toBe(6);
    const pdf = readFileSync(target);
    const text = pdf.toString('latin1');
    const pages = text.match(/\/Type \/Page\s/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(6);

    const titles = [...text.matchAll(/\/Title \(((?:\\.|[^\\)])*)\)\s*\/Dest/g)].map(([, title]) => title);
    for (const title of ['Contents', 'Gadgets', 'trace_dns', 'Guide', 'Running gadgets', 'Fields'])
      expect(titles).toContain(title);

    const numbers = pageNumbers(pdf);
    const targets = [...text.matchAll(/\/Subtype \/Link[^>]*?\/Dest \/(\S+)/g)].map(([, name = '']) => name);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((name) => !numbers.has(name.replace(/#20/g, ' ')))).toEqual([]);

    const starts = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'].map((id) => numbers.get(id) ?? 0);
    expect(starts[0]).toBeGreaterThan(2);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(Math.max(...starts)).toBeLessThanOrEqual(pages);
    // Contents with numbers take no more room than those without.
    const contents = elements(bookOf(source).html(numbers)).filter(({ properties }) =>
      (properties['className'] as string[] | undefined)?.includes('book__number'),
    );
    expect(contents.map(textOf).map(Number)).toEqual(starts);
  });

  test('is what `build --pdf` writes next to an offline copy', () => {
    const root = path.join(work, 'site');
    cpSync(fixtureRoot('layers'), root, { recursive: true });
    const command = path.join(ROOT, 'src/engine/cli/site.mjs');
    execFileSync(process.execPath, [command, 'build', root, '--no-compress', '--offline', 'v2', '--pdf', 'v2'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const files = readdirSync(path.join(root, 'exports'));
    expect(files.map((file) => path.extname(file)).sort()).toEqual(['.pdf', '.zip']);
    for (const file of files)
      expect(
        readFileSync(path.join(root, 'exports', file))
          .subarray(0, 4)
          .toString('latin1'),
      ).toMatch(/^(?:%PDF|PK)/);
  });
});
