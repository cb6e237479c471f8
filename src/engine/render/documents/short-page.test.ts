import { expect, test } from 'vitest';
import type { Page } from '../../../shared/page-data';
import { wholePage } from '../../../shared/short-html';
import { shortPage } from './short-page';

const pageOf = (html: string): Page => ({ kind: 'html', html }) as Page;

test('leaves out the address of a row and of a link to it, and the browser has it again', () => {
  const html =
    '<div id="field-src.addr"><dt><code>src.addr</code></dt></div><a href="#param-all"><code>--all</code></a>';
  const short = shortPage(pageOf(html));
  expect(short).toMatchObject({
    html: '<div id="field-~"><dt><code>src.addr</code></dt></div><a href="#param-~"><code>--all</code></a>',
  });
  expect(wholePage(short)).toMatchObject({ html });
});

test.each([
  ['a row with another address', '<div id="field-other"><dt><code>src</code></dt></div>'],
  ['what looks as if something had been left out', '<div id="field-~"><dt><code>src</code></dt></div>'],
  [
    'that beside something that may be left out',
    '<div id="field-~"><dt><code>src</code></dt></div><div id="field-a"><dt><code>a</code></dt></div>',
  ],
])('leaves %s as it is', (_, html) => {
  expect(shortPage(pageOf(html))).toEqual(pageOf(html));
  expect(wholePage(pageOf(html))).toEqual(pageOf(html));
});

test('a page of React is left as it is', () => {
  const page = { kind: 'module', module: 'index' } as Page;
  expect(wholePage(shortPage(page))).toBe(page);
});
