import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCopy } from '../export';
import { builtOrchard } from '../test-orchard';

const FOLDER = 'orchard-v0.44.1';
let target = '';
let told = '';
let files: Record<string, Uint8Array> = {};
const textOf = (file: string): string => strFromU8(files[`${FOLDER}/${file}`] ?? new Uint8Array());

beforeAll(async () => {
  const { root, dist } = await builtOrchard();
  target = path.join(root, 'exports', `${FOLDER}.zip`);
  told = await exportCopy(root, dist, 'v0.44.1');
  files = unzipSync(readFileSync(target));
}, 120_000);
afterAll(() => rmSync(target, { force: true }));

test('a copy is told of with its pages, its size and its place', () =>
  expect(told).toMatch(/^A copy of v0\.44\.1: 9 pages, \d+\.\d MB, in \S*exports\/orchard-v0\.44\.1\.zip$/));

test('a copy has each page with its Markdown, one script, styles and what these need', () => {
  const names = Object.keys(files).map((name) => name.replace(/-\w+\.css$/, '-HASH.css'));
  expect([...new Set(names)].sort()).toMatchInlineSnapshot(`
    [
      "orchard-v0.44.1/assets/fonts.css",
      "orchard-v0.44.1/assets/offline.css",
      "orchard-v0.44.1/assets/offline.js",
      "orchard-v0.44.1/assets/print-HASH.css",
      "orchard-v0.44.1/assets/search.js",
      "orchard-v0.44.1/assets/site-HASH.css",
      "orchard-v0.44.1/docs/changes.xml",
      "orchard-v0.44.1/gadgets.html",
      "orchard-v0.44.1/gadgets.md",
      "orchard-v0.44.1/gadgets/trace_bind.html",
      "orchard-v0.44.1/gadgets/trace_bind.md",
      "orchard-v0.44.1/gadgets/trace_dns.html",
      "orchard-v0.44.1/gadgets/trace_dns.md",
      "orchard-v0.44.1/guides.html",
      "orchard-v0.44.1/guides.md",
      "orchard-v0.44.1/guides/below.html",
      "orchard-v0.44.1/guides/below.md",
      "orchard-v0.44.1/guides/gone.html",
      "orchard-v0.44.1/guides/gone.md",
      "orchard-v0.44.1/guides/plant.html",
      "orchard-v0.44.1/guides/plant.md",
      "orchard-v0.44.1/guides/prune.html",
      "orchard-v0.44.1/guides/prune.md",
      "orchard-v0.44.1/index.html",
      "orchard-v0.44.1/index.md",
    ]
  `);
});

test('pages lead to files of the copy, and out of it where it ends', () => {
  const page = textOf('guides/plant.html');
  expect(page).toContain('<script src="../assets/offline.js"></script>');
  expect(page).toContain('href="prune.html#when"');
  expect(page).not.toMatch(/(?:href|src)="\/trees\//);
  expect(textOf('index.html')).toContain('<script src="assets/offline.js"></script>');
  expect(textOf('guides/plant.md')).toContain('[prune](prune.md#when)');
});

test('type is in a sheet of its own, and no other sheet asks for it', () => {
  expect(textOf('assets/fonts.css')).toContain('url(data:font/woff2;base64,');
  for (const name of Object.keys(files).filter((one) => one.endsWith('.css') && !one.endsWith('fonts.css')))
    expect(strFromU8(files[name] ?? new Uint8Array()), name).not.toContain('@font-face');
});

test('the search has the pages of the version at their files, and what is in them', () => {
  const data = textOf('assets/search.js');
  expect(data).toMatch(/^window\.offlineSearch=\{.*\};$/s);
  const { pages } = JSON.parse(data.slice('window.offlineSearch='.length, -1)) as {
    pages: { path: string; versions: string[] }[];
  };
  expect(pages.map((page) => page.path).sort()).toMatchInlineSnapshot(`
    [
      "gadgets.html",
      "gadgets/trace_bind.html",
      "gadgets/trace_dns.html",
      "guides.html",
      "guides/below.html",
      "guides/gone.html",
      "guides/plant.html",
      "guides/prune.html",
      "index.html",
    ]
  `);
  expect(new Set(pages.flatMap(({ versions }) => versions))).toEqual(new Set(['v0.44.1']));
});

test('the same site gives the same bytes', async () => {
  const { root, dist } = await builtOrchard();
  const again = path.join(root, 'again', `${FOLDER}.zip`);
  await exportCopy(root, dist, 'v0.44.1', again);
  expect(readFileSync(again).equals(readFileSync(target))).toBe(true);
  rmSync(path.dirname(again), { recursive: true });
});
