import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { cleanHtml, htmlToText } from './raw-html';

function clean(value: string): { html: string; ids: string[]; found: string[] } {
  const ids: string[] = [];
  const problems: Diagnostic[] = [];
  const slots = {
    link: (target: string) => `[${target}]`,
    image: (source: string, alt: string) => `src="[${source}]" alt="${alt}"`,
    id: (id: string) => void ids.push(id),
  };
  const html = cleanHtml(value, { file: 'a.md', line: 4, column: 2 }, slots, problems);
  return { html, ids, found: problems.map((problem) => `${problem.line} ${problem.rule}`) };
}

test.each([
  ['<b>x</b>', '<b>x</b>', []],
  ['<DIV id=a><BR/></DIV>', '<div id="a"><br></div>', []],
  ['a<!-- <script> -->b', 'ab', []],
  ['<a href="x.md" title=\'"\' class="c" target=_blank>y</a>', '<a href="[x.md]" title="&quot;">y</a>', []],
  ['<img src=a.png alt="A" width=3>', '<img src="[a.png]" alt="A">', []],
  ['1 < 2 &amp; 3', '1 &lt; 2 &amp; 3', []],
  ['<script>x</script>', 'x', ['4 markdown/unknown-element', '4 markdown/unknown-element']],
  ['<p>\n<svg onload=x>', '<p>\n', ['5 markdown/unknown-element']],
  ['<p onclick="x">', '<p>', ['4 markdown/unknown-attribute']],
  ['<p align="', '&lt;p align="', []],
])('%j', (value, html, found) => expect(clean(value)).toMatchObject({ html, found }));

test('ids are told to the caller', () => expect(clean('<span id="a"></span><p id=b>').ids).toEqual(['a']));

test.each([
  ['<b>a</b> &lt;b&gt; &amp;amp;', 'a <b> &amp;'],
  ['&quot;x&#x27;&#39;', "\"x''"],
])('the text of %j', (html, text) => expect(htmlToText(html)).toBe(text));
