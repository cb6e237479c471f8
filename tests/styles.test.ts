import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST } from './support/site';

/** Limit for the style sheet of every page, gzip. */
const SITE_LIMIT = 12_000;
/** Limit for the sheets that only the home page and the blog link, gzip. */
const SECTION_LIMIT = 3_000;
/** Limit for the sheet for paper, gzip. */
const PAPER_LIMIT = 1_000;

/** Documents, including redirect pages, which have no styles. */
const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.startsWith('_data'),
);

/** Names of the classes in a sheet's selectors. */
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name = '']) => name));

interface Sheet {
  name: string;
  size: number;
  classes: Set<string>;
}

const sheets = new Map<string, Sheet>();
function sheetOf(href: string): Sheet {
  const known = sheets.get(href);
  if (known) return known;
  const text = readFileSync(path.join(DIST, href));
  const [name = ''] = path.basename(href).split('-');
  const sheet = { name, size: gzipSync(text, { level: 9 }).length, classes: classesOf(text.toString()) };
  sheets.set(href, sheet);
  return sheet;
}

const pages = documents.flatMap((file) => {
  const html = readFileSync(path.join(DIST, file), 'utf8');
  if (!html.includes('id="page-data"')) return [];
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const classes = new Set([...html.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
  return [{ file, sheets: hrefs.map(sheetOf), classes }];
});
const styled = new Set([...sheets.values()].flatMap(({ classes }) => [...classes]));

describe(`the style sheets of ${pages.length} pages`, () => {
  test('are the same for all pages except the home page and the blog', () => {
    const combinations = new Set(pages.map((page) => page.sheets.map(({ name }) => name).join()));
    expect([...combinations].sort()).toEqual(['site,blog,print', 'site,home,print', 'site,print']);
    expect(sheets.size).toBe(4);
  });

  test('stay within their limits', () => {
    const limits: Record<string, number> = { site: SITE_LIMIT, print: PAPER_LIMIT };
    const large = [...sheets.values()].filter(({ name, size }) => size > (limits[name] ?? SECTION_LIMIT));
    expect(large.map(({ name, size }) => `${name}: ${size}`)).toEqual([]);
  });

  test('style every class of the page that any of them styles', () => {
    expect(styled.size).toBeGreaterThan(150);
    const missing = pages.flatMap((page) =>
      [...page.classes]
        .filter((name) => styled.has(name) && !page.sheets.some((sheet) => sheet.classes.has(name)))
        .map((name) => `${page.file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
