import { expect, test } from 'vitest';
import { isEmpty, thrownError } from './render-site';

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

test('a page that throws is told of where it does', () => {
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
