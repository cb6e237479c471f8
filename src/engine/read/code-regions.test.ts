import { expect, test } from 'vitest';
import { blankCodeSpans, isInCodeSpan, readFences } from './code-regions';

/** One letter a line: `c` for code and marks of fences, `.` for the rest. */
function letters(text: string): string {
  const fences = readFences();
  return text
    .split('\n')
    .map((line) => (fences.isCode(line) ? 'c' : '.'))
    .join('');
}

test.each([
  ['a\n```\nb\n```\nc', '.ccc.'],
  ['~~~ js\n```\n~~~\nc', 'ccc.'],
  ['````\n```\n````\nc', 'ccc.'],
  ['```\n```js\n```\nc', 'ccc.'],
  ['```\nb\n`````  \nc', 'ccc.'],
  ['- ```sh\n  b\n  ```\nc', 'ccc.'],
  ['> 1. ~~~\n> b\n> ~~~\nc', 'ccc.'],
  ['``` a`b\nc', '..'],
  ['``\nc', '..'],
  ['```\nb', 'cc'],
])('the fences of %j', (text, expected) => expect(letters(text)).toBe(expected));

test('a line of very many list marks is read in time', () =>
  expect(letters(`${'- '.repeat(60)}x\n${'>  '.repeat(60)}\`\`\n`)).toBe('...'));

test('the line that opened an unclosed fence is known', () => {
  const fences = readFences();
  expect(fences.openLine()).toBeNull();
  for (const line of ['a', '```', 'b', '```', '~~~', 'c']) fences.isCode(line);
  expect(fences.openLine()).toBe(5);
});

test.each([
  ['a `b` c', 'a     c'],
  ['a `` b ` c `` d', 'a             d'],
  ['a ` b', 'a ` b'],
  ['`a``b`c', '      c'],
])('the code spans of %j', (line, expected) => expect(blankCodeSpans(line)).toBe(expected));

test.each([
  [0, false],
  [3, true],
  [6, false],
])('offset %i of `a `b` c` is in code: %s', (offset, expected) =>
  expect(isInCodeSpan('a `b` c', offset)).toBe(expected),
);
