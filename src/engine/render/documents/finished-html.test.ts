import { expect, test } from 'vitest';
import { slashLinks } from './finished-html';

test.each([
  ['/base/docs/a', '/base/docs/a/'],
  ['/base/docs/a?q=1#x', '/base/docs/a/?q=1#x'],
  ['/base/docs/%C3%BC', '/base/docs/%C3%BC/'],
  ['/base/docs/a/', '/base/docs/a/'],
  ['/base/files/a.zip', '/base/files/a.zip'],
  ['/base/files/LICENSE', '/base/files/LICENSE'],
  ['/docs/a', '/docs/a'],
  ['https://example.org/docs/a', 'https://example.org/docs/a'],
])('a link to %s becomes one to %s', (address, expected) => {
  const finish = slashLinks(['/docs/a', '/docs/ü'], '/base/');
  expect(finish(`<a href="${address}">x</a>`)).toBe(`<a href="${expected}">x</a>`);
});

test('a base with an ampersand is read as browsers read it', () => {
  const finish = slashLinks(['/docs/a'], '/a&b/');
  expect(finish('<a href="/a&amp;b/docs/a?x&amp;y">x</a>')).toBe('<a href="/a&amp;b/docs/a/?x&amp;y">x</a>');
});
