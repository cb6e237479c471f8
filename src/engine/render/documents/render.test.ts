import { expect, test } from 'vitest';
import { scriptJson } from '../../../shared/script-json';
import { markCurrent } from './sidebar-current';

const tree =
  '<ul><li><a href="/a/">A</a><details class="c"><summary>Pages in A</summary><ul>' +
  '<li><a href="/a/x">X</a></li><li><a href="/a/xy">XY</a></li></ul></details></li>' +
  '<li><details><summary>B</summary></details><a href="/c">C</a></li></ul>';

test.each([
  ['/a/x', '<details class="c" open="">', '<a href="/a/x" aria-current="page">X</a>'],
  ['/a/', '<details class="c" open="">', '<a href="/a/" aria-current="page">A</a>'],
  ['/c', '<details class="c">', '<a href="/c" aria-current="page">C</a>'],
])('marks %s and opens what is around it only', (href, category, link) => {
  const marked = markCurrent(tree, href);
  expect(marked).toContain(category);
  expect(marked).toContain(link);
  expect(marked.match(/aria-current/g)).toHaveLength(1);
  expect(marked).toContain('<details><summary>B</summary>');
});

test('a page that is not in the sidebar changes nothing', () => expect(markCurrent(tree, '/nope')).toBe(tree));

test('JSON cannot end the script it stands in', () =>
  expect(scriptJson({ a: '</script><script>' })).not.toContain('</script>'));
