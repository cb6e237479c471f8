import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST } from './support/site';

/** Largest style sheet of a page, gzip. */
const LIMIT = 8_000;
/** Largest style sheet of paper, gzip. */
const PAPER_LIMIT = 1_000;

/** Pages, and the documents of redirects, which have no styles. */
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.startsWith('_data'),
);

/** Names of the classes in a sheet's selectors. */
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name = '']) => name));

interface Sheet {
  size: number;
  classes: Set<string>;
}

const sheets = new Map<string, Sheet>();
function sheetOf(href: string): Sheet {
  const known = sheets.get(href);
  if (known) return known;
  const text = readFileSync(path.join(DIST, href));
  const sheet = { size: gzipSync(text, { level: 9 }).length, classes: classesOf(text.toString()) };
  sheets.set(href, sheet);
  return sheet;
}

const read = pages.flatMap((file) => {
  const html = readFileSync(path.join(DIST, file), 'utf8');
  if (!html.includes('id="page-data"')) return [];
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
  const classes = new Set([...html.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
  const paper = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" media="print">/g)].map(
    ([, href = '']) => href,
  );
  return [{ file, styles: hrefs.map(sheetOf), paper, classes }];
});
const styled = new Set([...sheets.values()].flatMap(({ classes }) => [...classes]));

describe(`the style sheets of ${read.length} pages`, () => {
  test(`are one for each page, at most ${LIMIT} bytes`, () => {
    expect(read.filter(({ styles }) => styles.length !== 1).map(({ file }) => file)).toEqual([]);
    const large = read.filter(({ styles }) => styles.some(({ size }) => size > LIMIT));
    expect(large.map(({ file, styles }) => `${file}: ${styles[0]?.size}`)).toEqual([]);
  });

  test(`are joined by one for paper, the same for all, at most ${PAPER_LIMIT} bytes`, () => {
    expect(read.filter(({ paper }) => paper.length !== 1).map(({ file }) => file)).toEqual([]);
    const [href = '', ...others] = new Set(read.flatMap(({ paper }) => paper));
    expect(others).toEqual([]);
    expect(sheetOf(href).size).toBeLessThanOrEqual(PAPER_LIMIT);
  });

  test('style every class of the page that any of them styles', () => {
    expect(styled.size).toBeGreaterThan(150);
    const missing = read.flatMap(({ file, styles, classes }) =>
      [...classes]
        .filter((name) => styled.has(name) && !styles.some((sheet) => sheet.classes.has(name)))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
