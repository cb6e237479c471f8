// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { putBeside } from './put-beside';

const element = (html: string): HTMLElement => {
  // Rows and their kin are parsed in a template only.
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
};
/** The page with a block put beside what has the id `a`; beside nothing without it. */
function put(page: string, block: string): string {
  const root = document.createElement('div');
  root.append(element(`<div>${page}</div>`));
  const inner = root.firstElementChild as HTMLElement;
  const went = element(block);
  const given = putBeside(went, inner.querySelector('#a'), inner);
  given.setAttribute('data-given', '');
  return inner.innerHTML
    .replaceAll(' id="a"', '')
    .replaceAll(' data-given=""', '!')
    .replaceAll(' data-change="removed"', '');
}

test.each([
  [
    'a block behind an item',
    '<ul><li id="a">A</li><li>B</li></ul>',
    '<p>x</p>',
    '<ul><li>A</li><li>B</li></ul><p!>x</p>',
  ],
  ['a block in an item', '<ul><li><p id="a">A</p></li></ul>', '<p>x</p>', '<ul><li><p>A</p><p!>x</p></li></ul>'],
  ['a block in a fold', '<details><p id="a">A</p></details>', '<p>x</p>', '<details><p>A</p><p!>x</p></details>'],
  ['an item at the start', '<p>A</p>', '<li>x</li>', '<p!>x </p><p>A</p>'],
  [
    'a row behind the head',
    '<table><thead><tr id="a"><th>A</th></tr></thead></table>',
    '<tr><td>x</td></tr>',
    '<table><thead><tr><th>A</th></tr><tr!><td>x</td></tr></thead></table>',
  ],
  [
    'a definition without a list',
    '<section><p id="a">A</p></section>',
    '<div><dt>x</dt><dd>y</dd></div>',
    '<section><p>A</p></section><p!>x y </p>',
  ],
  [
    'a block behind a definition, below its words',
    '<dl><div><dt>A</dt><dd><p id="a">B</p></dd></div></dl>',
    '<p>x</p>',
    '<dl><div><dt>A</dt><dd><p>B</p><p!>x</p></dd></div></dl>',
  ],
  [
    'a block behind a whole list of definitions',
    '<dl><div id="a"><dt>A</dt></div></dl>',
    '<p>x</p>',
    '<dl><div><dt>A</dt></div></dl><p!>x</p>',
  ],
  ['a block behind words of a paragraph', '<p>A <b id="a">B</b></p>', '<p>x</p>', '<p>A <b>B</b></p><p!>x</p>'],
])('what went is put in: %s', (_, page, block, expected) => expect(put(page, block)).toBe(expected));
