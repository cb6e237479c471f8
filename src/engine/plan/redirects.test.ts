import { expect, test } from 'vitest';
import { planRedirects, singleRedirects } from './redirects';

const PAGES = [{ path: '/docs' }, { path: '/docs/a' }, { path: '/docs/b/' }, { path: '/docs/ü x' }];

test.each([
  ['a page', [['/old', '/docs/a']], [['/old', '/docs/a']], []],
  [
    'a last slash or an extension counts as no difference',
    [
      ['/old/', '/docs/b'],
      ['/older.html', '/docs/a/?x#y'],
    ],
    [
      ['/old', '/docs/b'],
      ['/older', '/docs/a/?x#y'],
    ],
    [],
  ],
  [
    'a chain leads to its end',
    [
      ['/w', '/x'],
      ['/x', '/y#z'],
      ['/y', '/docs/a#b'],
    ],
    [
      ['/w', '/docs/a#b'],
      ['/x', '/docs/a#b'],
      ['/y', '/docs/a#b'],
    ],
    [],
  ],
  [
    'a chain ends at a page, whatever redirects from it',
    [
      ['/x', '/docs/a'],
      ['/docs/a', '/docs'],
    ],
    [['/x', '/docs/a']],
    ['redirects: /docs/a is the address of a page, so it never redirects.'],
  ],
  ['a target may be encoded', [['/x', '/docs/%C3%BC%20x']], [['/x', '/docs/%C3%BC%20x']], []],
  [
    'a pattern comes after single addresses, and leads on where another pattern and single redirects lead',
    [
      ['/v1/*', '/v2/*'],
      ['/v2/*', '/docs/*'],
      ['/v2/old', '/docs/a#x'],
    ],
    [
      ['/v2/old', '/docs/a#x'],
      ['/v1/old', '/docs/a#x'],
      ['/v1/*', '/docs/*'],
      ['/v2/*', '/docs/*'],
    ],
    [],
  ],
  [
    'a single address leads on through a pattern',
    [
      ['/old', '/v1/a'],
      ['/v1/*', '/docs/*'],
    ],
    [
      ['/old', '/docs/a'],
      ['/v1/*', '/docs/*'],
    ],
    [],
  ],
  [
    'a pattern that contains a page and a pattern that leads to no page are reported',
    [
      ['/docs/*', '/x/*'],
      ['/v1/*', '/nope/*'],
    ],
    [['/v1/*', '/nope/*']],
    [
      'redirects: /docs/* contains the page /docs, so it never redirects.',
      'redirects: /v1/* leads to /nope/*, which contains no page.',
    ],
  ],
])('%s', (_, configured, expected, messages) => {
  const { redirects, problems } = planRedirects(
    configured.map(([from = '', to = '']) => ({ from, to })),
    PAGES,
  );
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(expected);
  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test('hosts without rules have a page for every address that leads to one', () =>
  expect(
    singleRedirects(
      [
        { from: '/old', to: '/docs/a' },
        { from: '/v1/b', to: '/docs' },
        { from: '/v1/*', to: '/docs/*' },
        { from: '/past/*', to: '/docs' },
      ],
      PAGES,
    ).map(({ from, to }) => `${from} ${to}`),
  ).toEqual(['/old /docs/a', '/v1/b /docs', '/v1 /docs', '/v1/a /docs/a', '/v1/ü x /docs/ü x', '/past /docs']));
