import { expect, test } from 'vitest';
import { hasHidden, singleSpaces, visibleText } from './text';

test.each(['', 'shop', 'app in (a,b)', "it's", 'é ü 日本 😀', 'a\u00a0b'])('%j may be used', (text) =>
  expect(visibleText(text)).toBe(text),
);

const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xd800],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0020, 0xe007f],
];
test('a value with an invisible character is rejected, wherever the character is', () => {
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code++) {
      const sign = String.fromCodePoint(code);
      for (const text of [sign, `a${sign}`, `${sign}a`, `a${sign}b`])
        expect([code.toString(16), visibleText(text)]).toEqual([code.toString(16), null]);
    }
});

test('only a text of several lines may have line breaks and tabs', () => {
  const text = 'a:\r\n\t- b\n';
  expect([hasHidden(text), hasHidden(text, 'lines'), hasHidden(`${text}\u0003`, 'lines')]).toEqual([true, false, true]);
});

test.each([
  ['a'.repeat(4096), true],
  ['a'.repeat(4097), false],
  ['ä'.repeat(2048), true],
  [`a${'ä'.repeat(2048)}`, false],
  ['😀'.repeat(1024), true],
  ['😀'.repeat(1025), false],
])('a text of 4,096 bytes may be used, one of 4,097 may not (%#)', (text, isUsed) =>
  expect(visibleText(text)).toBe(isUsed ? text : null),
);

test.each([
  ['', ''],
  ['one two', 'one two'],
  [' one  two ', ' one two '],
  ['one\ntwo\t\tthree \n four', 'one two three four'],
  ['one\u00a0two\u2028', 'one two '],
])('white space of %j becomes single spaces: %j', (text, expected) => {
  expect(singleSpaces(text)).toBe(expected);
  expect(singleSpaces(text)).toBe(text.replace(/\s+/g, ' '));
});
