import { expect, test } from 'vitest';
import { planRedirects } from './redirects';

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
    'a page wins over a redirect from its address',
    [['/docs/a/', '/docs']],
    [],
    ['redirects: /docs/a/ is the address of a page, so it never redirects.'],
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
    'a missing page is told',
    [['/x', '/nope']],
    [['/x', '/nope']],
    ['redirects: /x leads to /nope, and there is no such page.'],
  ],
])('%s', (_, configured, expected, messages) => {
  const { redirects, problems } = planRedirects(
    configured.map(([from = '', to = '']) => ({ from, to })),
    PAGES,
  );
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(expected);
  expect(problems.map(({ message }) => message)).toEqual(messages);
});
