import { expect, test } from 'vitest';
import { compile } from '../test-compile';

test.each([
  ['{`a`}', '<p>a</p>'],
  ['{`a\n\nb`}', '<p>a\n\nb</p>'],
  ['b\n{`a`}', '<p>b\na</p>'],
  ['b {`a`}', '<p>b {<code>a</code>}</p>'],
  ['{`a`} b', '<p>{<code>a</code>} b</p>'],
  ['b\n{`a`} c', '<p>b\n{<code>a</code>} c</p>'],
  ["b {'a'} c", '<p>b a c</p>'],
  ['b {"a"}', '<p>b a</p>'],
  ["b {'a', 'b'}", "<p>b {'a', 'b'}</p>"],
  ["b {'a\\'b'}", "<p>b a'b</p>"],
  ['b {/* a */} c', '<p>b  c</p>'],
  ['b {/ a} c', '<p>b {/ a} c</p>'],
  ['b {#a} c', '<p>b {#a} c</p>'],
  ['b {a} c', '<p>b {a} c</p>'],
  ["b {'a", "<p>b {'a</p>"],
])('%j is %j in plain Markdown', async (text, html) => {
  const article = await compile(text);
  expect(article.html).toBe(html);
  expect(article.diagnostics).toEqual([]);
});
