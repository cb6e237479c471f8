import { expect, test } from 'vitest';
import { xmlDocument } from './xml';

test.each([
  [{ title: 'A & B < C' }, '<title>A &amp; B &lt; C</title>'],
  [{ a: { '@href': '/?a&b="c"', '#text': 'x' } }, '<a href="/?a&amp;b=&quot;c&quot;">x</a>'],
  [{ a: 'tab\tline\nend\r' }, '<a>tab\tline\nend\r</a>'],
  [{ a: '\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffffx' }, '<a>x</a>'],
  [{ link: { '@href': 'a\u0001b', '@ok': 'true' } }, '<link href="ab" ok="true"/>'],
])('%j is written well-formed', (tree, expected) =>
  expect(xmlDocument(tree)).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n${expected}\n`),
);
