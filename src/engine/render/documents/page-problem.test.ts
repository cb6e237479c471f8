import { expect, test } from 'vitest';
import { isEmpty, pageProblem } from './page-problem';

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

/** An error that says where it was thrown. */
function thrown(...lines: string[]): Error {
  const error = new Error('No window.');
  error.stack = ['Error: No window.', ...lines.map((line) => `    at ${line}`)].join('\n');
  return error;
}

test.each<[string, unknown, object]>([
  ['in the page', thrown('Page (/site/pages/a.tsx:3:7)'), { file: 'pages/a.tsx', line: 3, column: 7 }],
  ['in a file of the site', thrown('/site/lib/b.js:12:1'), { file: 'lib/b.js', line: 12, column: 1 }],
  ['at an address', thrown('f (file:///site/lib/b.ts:2:5)'), { file: 'lib/b.ts', line: 2, column: 5 }],
  [
    'below packages and the engine',
    thrown(
      'f (/site/node_modules/x/a.js:1:1)',
      'g (/engine/a.js:2:2)',
      'h (/sites/a.js:3:3)',
      'Page (/site/pages/a.tsx:9:4)',
    ),
    { file: 'pages/a.tsx', line: 9, column: 4 },
  ],
  ['nowhere in the site', thrown('g (/engine/a.js:2:2)'), { file: 'pages/a.tsx', line: 1, column: 1 }],
  ['in what is no source', thrown('g (/site/a.json:2:2)'), { file: 'pages/a.tsx', line: 1, column: 1 }],
])('a page that throws %s is told of there', (_, error, place) =>
  expect(pageProblem('/site', '/site/pages/a.tsx', error)).toMatchObject({
    ...place,
    rule: 'page/throws',
    severity: 'error',
    message: 'The page pages/a.tsx cannot be rendered: No window.',
  }),
);

test('what is thrown without being an error is told in its words', () =>
  expect(pageProblem('/site', '/site/pages/a.tsx', 'oops').message).toBe(
    'The page pages/a.tsx cannot be rendered: oops',
  ));
