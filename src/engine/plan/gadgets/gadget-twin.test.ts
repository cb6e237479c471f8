import { expect, test } from 'vitest';
import { code, markdownTable, text } from './gadget-twin';

test.each([
  ['a * b * c', 'a \\* b \\* c'],
  ['`x` [y] <z> | ~', '\\`x\\` \\[y\\] \\<z\\> \\| \\~'],
  ['trace_dns and _so_', 'trace_dns and \\_so\\_'],
  ['this & that, &amp; and &#38;', 'this & that, \\&amp; and \\&#38;'],
  ['one\n  two', 'one two'],
])('%j is text that means itself: %j', (words, expected) => expect(text(words)).toBe(expected));

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`a`', '`` `a` ``'],
  ['a|b|c', '`a\\|b\\|c`'],
])('the name %s as code is %s', (name, expected) => expect(code(name)).toBe(expected));

test('empty columns of a table are left out, except the first column', () =>
  expect(
    markdownTable(
      ['Name', 'Type', 'Meaning'],
      [
        ['', '', 'x'],
        ['', '', ''],
      ],
    ),
  ).toBe('| Name | Meaning |\n| --- | --- |\n|  | x |\n|  |  |'));
