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

test('has no facts about the page and no empty bars of listings', () => {
  const template = document.createElement('template');
  const block = '<div class="code-block"><div class="code-block__bar"></div><pre>ls</pre></div>';
  template.innerHTML = `<h1>Title</h1><ul class="page__facts"><li>Since v1</li></ul><p>Lead.</p>${block}`;
  expect(excerptOf(template.content, null).map((element) => element.outerHTML)).toEqual([
    '<h1>Title</h1>',
    '<p>Lead.</p>',
    '<div class="code-block"><pre>ls</pre></div>',
  ]);
});

test('has no ids, which the page below the dialog may have', () => {
  const template = document.createElement('template');
  template.innerHTML = PAGE;
  expect(excerptOf(template.content, 'a').filter((element) => element.id !== '')).toEqual([]);
});
