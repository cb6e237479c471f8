import { expect, test } from 'vitest';
import { hostingRules, notFoundFile } from './hosting';

const rules = hostingRules(
  {
    base: '/',
    prefixes: ['/de', '/de-at'],
    redirects: [
      { from: '/a', to: '/docs/%C3%BC?x=%20#y' },
      { from: '/b', to: '/docs/ü x' },
      { from: '/c/*', to: '/docs/*', status: 302 },
    ],
  },
  { headers: {}, documentHeaders: {}, fileHeaders: {}, workerHeaders: {} },
);

test('targets of redirects are encoded once', () =>
  expect(rules.redirects).toEqual([
    { from: '/a', to: '/docs/%C3%BC?x=%20#y' },
    { from: '/b', to: '/docs/%C3%BC%20x' },
    { from: '/c/*', to: '/docs/*', status: 302 },
  ]));

test.each([
  ['de', 'de/404.html'],
  ['de/missing', 'de/404.html'],
  ['de-at/missing', 'de-at/404.html'],
  ['design', '404.html'],
  ['', '404.html'],
])('the not-found page of %j is in its language', (address, file) => expect(notFoundFile(rules, address)).toBe(file));
