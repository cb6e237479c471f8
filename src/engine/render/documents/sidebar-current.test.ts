import { expect, test } from 'vitest';
import { markCurrent } from './sidebar-current';

const fold = (inner: string, more = ''): string => `<details class="x"${more}><summary>S</summary>${inner}</details>`;
const link = (href: string, more = ''): string => `<a href="${href}"${more}>L</a>`;

test.each([
  ['a link', link('/a') + link('/b'), '/b', link('/a') + link('/b', ' aria-current="page"')],
  ['no link', link('/a'), '/b', link('/a')],
  ['a link that only begins like it', link('/ab') + link('/a'), '/a', link('/ab') + link('/a', ' aria-current="page"')],
  ['a link with attributes', '<a href="/a" class="c">L</a>', '/a', '<a href="/a" aria-current="page" class="c">L</a>'],
  ['an address with signs', link('/a?b&amp;c'), '/a?b&c', link('/a?b&amp;c', ' aria-current="page"')],
  [
    'the folds around it',
    fold(fold(link('/a'))),
    '/a',
    fold(fold(link('/a', ' aria-current="page"'), ' open=""'), ' open=""'),
  ],
  ['no fold before it', fold(link('/b')) + link('/a'), '/a', fold(link('/b')) + link('/a', ' aria-current="page"')],
  ['a fold that is open', fold(link('/a'), ' open=""'), '/a', fold(link('/a', ' aria-current="page"'), ' open=""')],
  [
    'the fold of its own',
    link('/a') + fold(link('/b')),
    '/a',
    link('/a', ' aria-current="page"') + fold(link('/b'), ' open=""'),
  ],
  [
    'the fold of its own, which is open',
    link('/a') + fold(link('/b'), ' open=""'),
    '/a',
    link('/a', ' aria-current="page"') + fold(link('/b'), ' open=""'),
  ],
  [
    'no fold behind another link',
    link('/a') + link('/c') + fold(link('/b')),
    '/a',
    link('/a', ' aria-current="page"') + link('/c') + fold(link('/b')),
  ],
])('the page of a sidebar is marked: %s', (_, fragment, href, marked) =>
  expect(markCurrent(fragment, href)).toBe(marked),
);
