import { expect, test, afterAll, beforeAll } from 'vitest';
import { isEmpty, thrownError, moduleLinks } from './module-page';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test.each([
  ['', true],
  ['<div><p> </p>\n</div>', true],
  ['<!-- a --><template><p>a</p></template>', true],
  ['<p>a</p>', false],
  ['<template>a</template>b', false],
  ...['img', 'svg', 'canvas', 'video', 'picture', 'input', 'iframe', 'object'].map((name): [string, boolean] => [
    `<div><${name}></${name}></div>`,
    false,
  ]),
  ['<inputs></inputs>', true],
])('%j is empty: %s', (html, empty) => expect(isEmpty(html)).toBe(empty));

test('a page that throws is reported where it does', () => {
  const error = new Error('No window.');
  error.stack = 'Error: No window.\n    at Page (/site/pages/a.tsx:3:7)';
  expect(thrownError('/site', 'pages/a.tsx', error)).toMatchObject({
    file: 'pages/a.tsx',
    line: 3,
    column: 7,
    rule: 'page/throws',
    severity: 'error',
    message: 'The page pages/a.tsx cannot be rendered: No window.',
  });
});

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'module-links-'));
  writeFileSync(
    path.join(root, 'home.tsx'),
    `const a = 1;\nconst b = <a href="/docs/a">{a}</a>;\nlink('/docs/b#c');\n`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const linksOf = (html: string, base = '/'): string[] =>
  moduleLinks({ root, source: path.join(root, 'home.tsx'), site: { url: 'https://own.org', base }, html }).map(
    ({ file, line, column, path: page, hash }) => `${file}:${line}:${column} ${page} ${hash}`,
  );

test.each<[string, string, string, string[]]>([
  ['at the place of their text', '<a class="x" href="/docs/a">a</a>', '/', ['home.tsx:2:20 /docs/a null']],
  ['with their anchors, once', '<a href="/docs/b#c">b</a><a href="/docs/b#c">b</a>', '/', ['home.tsx:3:7 /docs/b c']],
  [
    'without the base',
    '<a href="/base/docs/a">a</a><a href="/docs/a">of another site</a>',
    '/base/',
    ['home.tsx:2:20 /docs/a null'],
  ],
  [
    'with whole addresses of the site',
    '<a href="https://own.org/base/docs/a#b">a</a><a href="https://own.org/docs/a">of another site</a>',
    '/base/',
    ['home.tsx:1:1 /docs/a b'],
  ],
  ['at the begin where they are put together', '<a href="/x?a=1&amp;b">x</a>', '/', ['home.tsx:1:1 /x null']],
  [
    'and no others',
    '<a href="https://e.org/"></a><a href="#a"></a><a name="n"></a><link href="/l"><a href="/assets/a.pdf"></a>',
    '/',
    [],
  ],
])('links of a React page are found %s', (_, html, base, expected) => expect(linksOf(html, base)).toEqual(expected));
