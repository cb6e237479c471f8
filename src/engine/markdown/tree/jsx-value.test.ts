import { describe, expect, test } from 'vitest';
import { bareElements, isOneElement, readJsx } from './jsx-value';

const pieces = (source: string): string[] =>
  readJsx(source, { line: 1, column: 1 }).map((node) => `${node.type} ${'value' in node ? node.value : ''}`);

test.each([
  ['', []],
  ['a', ['text a']],
  ['<b>', ['tag <b>']],
  ['<b>a</b>', ['tag <b>', 'text a', 'tag </b>']],
  ['<>a</>', ['tag <>', 'text a', 'tag </>']],
  ['<b/>{a}<i/>', ['tag <b/>', 'braces {a}', 'tag <i/>']],
  ['<b c=">" d={"}>"} e=\'>\'>a', ['tag <b c=">" d={"}>"} e=\'>\'>', 'text a']],
  ['{ {a: 1} }b', ['braces { {a: 1} }', 'text b']],
  ['a &amp; b&lt;', ['text a & b<']],
  ['a\n  b\n\n  c', ['text a b c']],
  [' a \n b ', ['text  a b ']],
  ['<b', ['tag <b']],
  ['{a', ['braces {a']],
  ['<b c="', ['tag <b c="']],
])('%j is read as %j', (source, expected) => expect(pieces(source)).toEqual(expected));

describe('one element', () => {
  test.each([
    '<b/>',
    '<b></b>',
    '<b>a<i>c</i>{d}</b>',
    '<><b/><i/></>',
    '<b><b></b></b>',
    '<b c="</b>">a</b>',
    '<b c={<i/>}/>',
  ])('is %j', (source) => expect(isOneElement(source)).toBe(true));

  test.each(['', 'a', '{a}', '<b/>a', '<b/><i/>', '<b></b> ', ' <b/>', '<b></b>{a}'])('is not %j', (source) =>
    expect(isOneElement(source)).toBe(false),
  );
});

test.each([
  ['(<b/>)', '<b/>'],
  ['(\n  <b>\n  a\n  </b>\n)', '<b>\n  a\n  </b>'],
  ['<b/>', '<b/>'],
  ['(a)', '(a)'],
  ['(<b/>', '(<b/>'],
])('%j without parentheses is %j', (source, expected) => expect(bareElements(source)).toBe(expected));
