import { expect, test } from 'vitest';
import { htmlTokens } from './html-tokens';

/** Tags by their names, texts as they are. */
const shape = (html: string): string[] =>
  htmlTokens(html).map((token) => (token.kind === 'tag' ? `${token.role} ${token.name}` : token.text));

test.each([
  ['<b>a &amp; b</b>', ['open b', 'a & b', 'close b']],
  ['<b/>a<!-- b', ['self b', 'a', ' b']],
  ['<!DOCTYPE a>b<?c', ['<!DOCTYPE a>', 'b', '<?c']],
  ['a <!-- <b> --> c', ['a ', ' <b> ', ' c']],
  ['a < b', ['a ', '<', ' b']],
])('%j is cut into %j', (html, tokens) => expect(shape(html)).toEqual(tokens));

test.each([
  ['<a b="c &amp; d" e=\'f > g\' h=i j>', { b: 'c & d', e: 'f > g', h: 'i', j: true }],
  ['<a\n  b="c"\n  d />', { b: 'c', d: true }],
  ['<a b="c"d = "e">', { b: 'c', d: 'e' }],
])('%j has the attributes %j', (html, attributes) => {
  const [tag] = htmlTokens(html);
  expect(tag?.kind === 'tag' && Object.fromEntries(tag.attributes)).toEqual(attributes);
});
