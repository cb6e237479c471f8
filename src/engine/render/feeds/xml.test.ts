import { expect, test } from 'vitest';
import { element, emptyElement } from './xml';

test.each([
  [element('title', 'A & B < C'), '<title>A &amp; B &lt; C</title>'],
  [element('a', 'x', { href: '/?a&b="c"', rel: 'self' }), '<a href="/?a&amp;b=&quot;c&quot;" rel="self">x</a>'],
  [element('a', 'tab\tline\nend\r'), '<a>tab\tline\nend\r</a>'],
  [element('a', '\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffffx'), '<a>x</a>'],
  [emptyElement('link', { href: 'a\u0001b' }), '<link href="ab"/>'],
  [emptyElement('hr', {}), '<hr/>'],
])('what is written is well-formed: %j', (written, expected) => expect(written).toBe(expected));
