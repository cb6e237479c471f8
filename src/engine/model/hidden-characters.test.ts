import { expect, test } from 'vitest';
import { hiddenCharacters, printable, printableJson } from './hidden-characters';

test.each([
  ['an escape sequence', 'a\u001b[31mb', '\\u{1B}', 'U+001B'],
  ['a control character of the second set', 'a\u009bb', '\\u{9B}', 'U+009B'],
  ['a delete character', 'a\u007fb', '\\u{7F}', 'U+007F'],
  ['a zero byte', 'a\0b', '\\u{0}', 'U+0000'],
  ['a carriage return alone', 'a\rb', '\\u{D}', 'U+000D'],
  ['a form feed', 'a\fb', '\\u{C}', 'U+000C'],
  ['an override of the direction', 'a\u202eb', '\\u{202E}', 'U+202E'],
  ['an isolate', 'a\u2066b', '\\u{2066}', 'U+2066'],
  ['a mark of the direction', 'a\u061cb', '\\u{61C}', 'U+061C'],
  ['a space without width', 'a\u200bb', '\\u{200B}', 'U+200B'],
  ['a joiner between letters', 'a\u200db', '\\u{200D}', 'U+200D'],
  ['a joiner after an emoji alone', '🔥\u200db', '\\u{200D}', 'U+200D'],
  ['a selector after a letter', 'a\ufe0fb', '\\u{FE0F}', 'U+FE0F'],
  ['a second selector', '❤\ufe0f\ufe0fb', '\\u{FE0F}', 'U+FE0F'],
  ['a selector of the supplement', 'a\u{e0101}b', '\\u{E0101}', 'U+E0101'],
  ['a tag', 'a\u{e0041}b', '\\u{E0041}', 'U+E0041'],
  ['a byte order mark', 'a\ufeffb', '\\u{FEFF}', 'U+FEFF'],
  ['a soft hyphen', 'a\u00adb', '\\u{AD}', 'U+00AD'],
  ['a separator of lines', 'a\u2028b', '\\u{2028}', 'U+2028'],
  ['a letter without a picture', 'a\u3164b', '\\u{3164}', 'U+3164'],
  ['a private character', 'a\ue000b', '\\u{E000}', 'U+E000'],
  ['half of a pair', 'a\ud800b', '\\u{D800}', 'U+D800'],
])('%s is hidden', (_, text, escape, name) => {
  expect(hiddenCharacters(text).map((one) => one.name)).toEqual([name]);
  expect(printable(text)).toContain(escape);
  expect(hiddenCharacters(printable(text))).toEqual([]);
});

test.each([
  'a\tb\n',
  'a\r\nb',
  'a\u00a0b',
  '👩🏽\u200d💻',
  '❤\ufe0f\u200d🔥',
  '☸\ufe0f',
  '1\ufe0f\u20e3',
  'é ä 中文 العربية',
  '🇩🇪',
])('%j has nothing hidden', (text) => {
  expect(hiddenCharacters(text)).toEqual([]);
  expect(printable(text)).toBe(text);
});

test('JSON keeps its value', () => {
  const value = ['a\u009b\u202eb\u{e0041}', '👩\u200d💻', 1];
  expect(hiddenCharacters(printableJson(value))).toEqual([]);
  expect(JSON.parse(printableJson(value))).toEqual(value);
});
