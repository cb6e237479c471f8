import { expect, test } from 'vitest';
import type { Page } from '../../../shared/page-data';
import { GAP, wholePage } from '../../../shared/short-html';
import { PHRASES } from '../../../shared/short-phrases';
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

test('leaves out the link of a heading to itself, and its address where that is its text', () => {
  const heading = (id: string, text: string, label = text): string =>
    `<h2 id="${id}">${text}<a class="heading-anchor" href="#${id}" aria-label="Direct link to ${label}"></a></h2>`;
  const html = [
    heading('is-it-slow', 'Is it slow?'),
    heading('who-and-why', 'Who? (And why?)'),
    heading('other', 'Own address'),
    heading('ig-run', '<code>ig run</code>', 'ig run'),
    heading('label', 'Label', 'something else'),
  ].join('');
  const short = shortPage(pageOf(html));
  expect(short).toMatchObject({
    html: [
      '<h2 id="~">Is it slow?~</h2>',
      '<h2 id="~">Who? (And why?)~</h2>',
      '<h2 id="other">Own address~</h2>',
      '<h2 id="~"><code>ig run</code>~</h2>',
      heading('label', 'Label', 'something else'),
    ].join(''),
  });
  expect(wholePage(short)).toMatchObject({ html });
});

test('leaves out a contents list that the headings make', () => {
  const entry = (id: string): string => `<li><a class="toc__link" href="#${id}">${id}</a>`;
  const heading = (level: number, id: string): string =>
    `<h${level} id="${id}">${id}<a class="heading-anchor" href="#${id}" aria-label="Direct link to ${id}"></a></h${level}>`;
  const headings = [heading(2, 'a'), heading(3, 'b'), heading(4, 'deep'), heading(3, 'c'), heading(2, 'd')].join('');
  const list = `<ul>${entry('a')}<ul>${entry('b')}</li>${entry('c')}</li></ul></li>${entry('d')}</li></ul>`;
  const page = (contents: string): string => `<nav class="toc" aria-label="Contents">${contents}</nav>${headings}`;
  const short = shortPage(pageOf(page(list)));
  expect(short).toMatchObject({ html: expect.stringContaining('<nav class="toc" aria-label="Contents">~</nav>') });
  expect(wholePage(short)).toMatchObject({ html: page(list) });

  const other = list.replace('>c<', '>Chapter c<');
  expect(shortPage(pageOf(page(other)))).toMatchObject({ html: expect.stringContaining(other) });
});

test('puts a sign in the place of markup that pages have in common', () => {
  const html = PHRASES.map((phrase) => phrase.replaceAll(GAP, '')).join('\nwords\n');
  const short = shortPage(pageOf(html));
  expect(short).toMatchObject({ isShort: true });
  expect(wholePage(short)).toMatchObject({ html });
  expect(PHRASES.length, 'signs are single letters and figures').toBeLessThanOrEqual(36);
});

test.each([
  ['a row with another address', '<div id="field-other"><dt><code>src</code></dt></div>'],
  ['what looks like the sign of a phrase', '<p>a<Bc</p><div id="field-a"><dt><code>a</code></dt></div>'],
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
