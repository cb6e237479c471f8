// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const PAGE = `<header><h1 id="top">Title</h1></header><p>Lead.</p><h2 id="a">A</h2><p id="p">One.</p><h3 id="b">B</h3>
  <p>Two.</p><h2 id="c">C</h2><dl><div><dt id="param-x">--x</dt><dd>What x does.</dd></div></dl>`;

function excerpt(anchor: string | null): string {
  const template = document.createElement('template');
  template.innerHTML = PAGE;
  return excerptOf(template.content, anchor)
    .map((element) => element.textContent)
    .join(' ');
}

test.each([
  ['the start of a page', null, 'Title Lead. A One. B Two. C --xWhat x does.'],
  ['a section with what is below it', 'a', 'A One. B Two.'],
  ['a section below another', 'b', 'B Two.'],
  ['a row with its meaning', 'param-x', '--xWhat x does.'],
  ['nothing for an anchor that is not there', 'z', ''],
])('shows %s', (_, anchor, text) => expect(excerpt(anchor)).toBe(text));

test('has no ids, which the page behind the box may have', () => {
  const template = document.createElement('template');
  template.innerHTML = PAGE;
  expect(excerptOf(template.content, 'a').filter((element) => element.id !== '')).toEqual([]);
});
