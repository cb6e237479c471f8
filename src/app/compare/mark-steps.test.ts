import { expect, test } from 'vitest';
import { compareBlocks } from '../../shared/compare/blocks';
import { markSteps } from './mark-steps';
import { blocksOf, plainText } from './page-blocks';

function rootOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(plainText(html));
  document.body.replaceChildren(root);
  return root;
}

function compared(before: string, after: string): { root: HTMLElement; stops: HTMLElement[] } {
  const old = blocksOf(rootOf(before));
  const root = rootOf(after);
  const stops = markSteps(
    root,
    compareBlocks(old, blocksOf(root), (one, two) => one === two),
  );
  return { root, stops };
}

/** The page with marks as signs: `[-went-]`, `[+came+]`. Words for screen readers are left out. */
function signs(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  copy.querySelectorAll('.visually-hidden').forEach((said) => said.remove());
  return copy.innerHTML
    .replace(/<ins[^>]*>/g, '[+')
    .replace(/<\/ins>/g, '+]')
    .replace(/<del[^>]*>/g, '[-')
    .replace(/<\/del>/g, '-]')
    .replace(/ (?:tabindex|data-change)="[^"]*"/g, '');
}
const marked = (before: string, after: string): string => signs(compared(before, after).root);

test.each([
  ['same texts', '<p>One two.</p>', '<p>One two.</p>', '<p>One two.</p>'],
  [
    'a word for another',
    '<p>One two three four.</p>',
    '<p>One five three four.</p>',
    '<p>One [-two-] [+five+] three four.</p>',
  ],
  ['a word more', '<p>One two three four.</p>', '<p>One two new three four.</p>', '<p>One two [+new+] three four.</p>'],
  ['a word less', '<p>One two three four.</p>', '<p>One three four.</p>', '<p>One [-two-] three four.</p>'],
  ['the last word less', '<p>One two three four</p>', '<p>One two three</p>', '<p>One two three [-four-] </p>'],
  [
    'two words less in a row',
    '<p>One two three four five six.</p>',
    '<p>One four five six.</p>',
    '<p>One [-two three-] four five six.</p>',
  ],
  [
    'words across inline elements',
    '<p>One two three four five.</p>',
    '<p>One <b>new bold</b> two three four five.</p>',
    '<p>One <b>[+new bold+]</b> two three four five.</p>',
  ],
  ['a paragraph more', '<p>One.</p>', '<p>One.</p><p>Two and more.</p>', '<p>One.</p><p>[+Two and more.+]</p>'],
  [
    'a paragraph less',
    '<p>One.</p><p>Went away.</p><p>Two.</p>',
    '<p>One.</p><p>Two.</p>',
    '<p>One.</p><p>[-Went away.-]</p><p>Two.</p>',
  ],
  ['the first paragraph less', '<p>Went away.</p><p>Two.</p>', '<p>Two.</p>', '<p>[-Went away.-]</p><p>Two.</p>'],
  [
    'an item less',
    '<ul><li>One.</li><li>Went away.</li></ul>',
    '<ul><li>One.</li></ul>',
    '<ul><li>One.</li><li>[-Went away.-]</li></ul>',
  ],
])('shows %s', (_, before, after, expected) => expect(marked(before, after)).toBe(expected));

test('an item whose list went is a paragraph', () => {
  expect(marked('<p>One.</p><ul><li>Went away.</li></ul>', '<p>One.</p>')).toBe('<p>One.</p><p>[-Went away.-] </p>');
});

test('rows of tables and of definitions stay among rows', () => {
  const table = (rows: string): string => `<table><tbody>${rows}</tbody></table>`;
  const row = (name: string): string => `<tr><td><code>${name}</code></td><td>Means ${name} here.</td></tr>`;
  expect(marked(table(row('--a') + row('--b')), table(row('--a')))).toBe(
    table(`${row('--a')}<tr><td>[-<code>--b</code>-]</td><td>[-Means --b here.-]</td></tr>`),
  );
  const term = (name: string): string => `<div><dt>${name}</dt><dd>About ${name} only.</dd></div>`;
  expect(marked(`<dl>${term('x')}${term('y')}</dl>`, `<dl>${term('x')}</dl>`)).toBe(
    `<dl>${term('x')}<div><dt>[-y-]</dt><dd>[-About y only.-]</dd></div></dl>`,
  );
});

test('lines of a listing that went stand where they were', () => {
  const listing = (...lines: string[]): string =>
    `<pre tabindex="0">${lines.map((line) => `<span class="line">${line}</span>`).join('\n')}</pre>`;
  const text = (before: string, after: string): string => {
    const { root } = compared(before, after);
    root.querySelectorAll('.visually-hidden').forEach((said) => said.remove());
    root.querySelectorAll('ins, del').forEach((mark) => mark.prepend(mark.localName === 'ins' ? '+' : '-'));
    return root.textContent;
  };
  expect(text(listing('a', 'b', 'c'), listing('a', 'x', 'c'))).toBe('a\n-b\n+x\nc');
  expect(text(listing('a', 'b', 'c'), listing('a', 'b'))).toBe('a\nb\n-c');
  expect(text('<p>One.</p>', `<p>One.</p>${listing('a', 'b')}`)).toBe('One.+a\n+b');
  expect(text(`<p>One.</p>${listing('a', 'b')}`, '<p>One.</p>')).toBe('One.-a\n-b');
});

test('a drawing that came or went is a picture, framed', () => {
  const svg = '<svg><text>box</text></svg>';
  expect(marked('<p>One.</p>', `<p>One.</p>${svg}`)).toBe(`<p>One.</p><div>[+Picture+]${svg}</div>`);
  expect(marked(`<p>One.</p>${svg}`, '<p>One.</p>')).toBe(`<p>One.</p><div>[-Picture-]${svg}</div>`);
});

test('stretches of changes are stops that can have the focus, and say what they are', () => {
  const { root, stops } = compared(
    '<p>One two three four.</p><p>Same.</p><p>Went.</p><p>Went too.</p><p>Last.</p>',
    '<p>One five three four.</p><p>Same.</p><p>Last.</p>',
  );
  expect(stops.map((stop) => [stop.textContent, stop.tabIndex])).toEqual([
    ['Removed: two', -1],
    ['Removed: Went.', -1],
  ]);
  expect([...root.querySelectorAll('ins')].map((mark) => mark.textContent)).toEqual(['Added: five']);
});

test('copies of what went take no ids', () => {
  const { root } = compared('<p>One.</p><h2 id="a">Went <b id="c">away</b></h2>', '<p id="a">One.</p>');
  expect(root.querySelectorAll('[id]').length).toBe(1);
});

test('a listing that came is one stop, at its first line', () => {
  const { stops } = compared(
    '<p>One.</p>',
    '<p>One.</p><pre><span class="line">a</span>\n<span class="line">b</span></pre>',
  );
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Added: a']);
});
