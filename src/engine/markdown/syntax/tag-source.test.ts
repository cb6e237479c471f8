import { expect, test } from 'vitest';
import { readTagSource, type AttributeValue } from './tag-source';

const written = (value: AttributeValue): string =>
  value.kind === 'bare' ? '' : value.kind === 'text' ? `="${value.text}"` : `={${value.source}}`;

/** A tag in one line: kind, name and attributes; what is decoded stands in angle brackets. */
function told(raw: string): string {
  const { kind, name, attributes } = readTagSource(raw, (text) => `<${text}>`);
  return [kind, name, ...[...attributes].map(([key, value]) => `${key}${written(value)}`)].join(' ');
}

test.each([
  ['<a>', 'open a'],
  ['</a>', 'close a'],
  ['</ a >', 'close a'],
  ['<a/>', 'self a'],
  ['<a / >', 'self a'],
  ['<A.b-c:d_e>', 'open A.b-c:d_e'],
  ['<>', 'open '],
  ['</>', 'close '],
  ['<a b>', 'open a b'],
  ['<a b c/>', 'self a b c'],
  ['<a b="1" c=\'2\'>', 'open a b="<1>" c="<2>"'],
  ['<a b = "1">', 'open a b="<1>"'],
  ['<a\n  b\n  =\n  "1\n2">', 'open a b="<1\n2>"'],
  ['<a b="\'" c=\'"\'>', 'open a b="<\'>" c="<">"'],
  ['<a b="">', 'open a b="<>"'],
  ['<a b=1 c=x/y>', 'open a b="<1>" c="<x/y>"'],
  ['<a b={1} c={ "}" }/>', 'self a b={1} c={"}"}'],
  ['<a b={{c: {d: 1}}} e>', 'open a b={{c: {d: 1}}} e'],
  ['<a {...b} c>', 'open a ... c'],
  ['<a b /* c="1" > */ d // e\n f>', 'open a b d f'],
  ['<a b="1" b="2">', 'open a b="<2>"'],
  ['<a / b>', 'open a b'],
  ['<a href=/x/>', 'open a href="</x/>"'],
  ['<a b=>', 'open a b="<>"'],
])('%j is %j', (raw, expected) => expect(told(raw)).toBe(expected));
