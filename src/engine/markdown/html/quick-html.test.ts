import type { Element, ElementContent, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { pick, random } from '../../../shared/search/test-data';
import { element, text, TRUNCATE } from './hast';
import { quickHtml } from './quick-html';

/** The same by the package alone. */
const packageHtml = (tree: Root): string =>
  toHtml(tree, {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    collapseEmptyAttributes: true,
    tightSelfClosing: true,
  });

const root = (...children: Root['children']): Root => ({ type: 'root', children });

test('texts and values are escaped for where they stand', () => {
  const tree = root(element('a', { href: '/?a=1&b="2"', title: "it's `x`\0" }, [text('a < b && "c"')]));
  expect(quickHtml(tree)).toBe(
    '<a href="/?a=1&amp;b=&quot;2&quot;" title="it&#x27;s &#x60;x&#x60;&#x0;">a &lt; b &amp;&amp; "c"</a>',
  );
  expect(quickHtml(tree)).toBe(packageHtml(tree));
});

test('empty elements end as they do in HTML, in drawings with a slash', () => {
  const drawing = element('svg', { viewBox: '0 0 1 1' }, [element('path', { d: 'M0 0' }), element('title')]);
  const tree = root(element('p', {}, [element('br'), element('span'), element('svg'), drawing]), TRUNCATE);
  expect(quickHtml(tree)).toBe(
    '<p><br><span></span><svg></svg><svg viewBox="0 0 1 1"><path d="M0 0"/><title/></svg></p><!--truncate-->',
  );
  expect(quickHtml(tree)).toBe(packageHtml(tree));
});

const NAMES = (
  'p span span code pre a div td br img input IMG script style noscript textarea template title desc svg svg g path ' +
  'foreignObject math x-y video'
).split(' ');
const KEYS = [
  'a b',
  ...(
    'className className id href dataKind data-lang dataData ariaLabel aria-hidden hidden checked download width ' +
    'colSpan srcSet srcset class htmlFor tabIndex viewBox xmlns xLinkHref xmlLang strokeWidth stroke-width textLength ' +
    'points acceptCharset coords rel playsInline allowFullScreen draggable Title a=b style fontSize headers sizes'
  ).split(' '),
];
const WORDS = ['a', 'a b', '', ' ', 'x&y', '&amp;', '"', "'", '`', '<', '>', '\0', 'ä ☃', '\uE000V1\uE001'];
const LISTS = [['a'], ['a', 'b'], [], ['', 'a', ''], [1, 2], ['a&"']];
const SEVERAL = ['hidden', 'download', true, false, null, undefined, 0, 1.5, -0, Number.NaN];
const VALUES: Properties[string][] = [...WORDS, ...LISTS, ...SEVERAL];
const TEXTS = [
  '',
  'a',
  ' ',
  '\n',
  '<',
  '&',
  '&lt;',
  '"',
  '</script>',
  '\0',
  'é',
  '☃',
  '\uE000V1\uE001',
  '-->',
] as const;

/** A tree of elements, properties and texts that go together or not. */
function randomNode(next: () => number, depth: number): ElementContent {
  const sort = next();
  if (sort < 0.3 || depth === 0) return text(Array.from({ length: 2 }, () => pick(next, TEXTS)).join(''));
  if (sort < 0.33) return { type: 'comment', value: pick(next, TEXTS) };
  const properties: Properties = {};
  for (let left = Math.floor(next() * 4); left > 0; left -= 1)
    properties[pick(next, KEYS)] = VALUES[Math.floor(next() * VALUES.length)];
  const children = Array.from({ length: Math.floor(next() * 4) }, () => randomNode(next, depth - 1));
  const made: Element = element(pick(next, NAMES), properties, children);
  return made.tagName === 'template' ? { ...made, content: root(...children) } : made;
}

test('any tree is written as the package writes it', () => {
  for (let seed = 1; seed <= 4000; seed += 1) {
    const next = random(seed);
    const tree = root(...Array.from({ length: 3 }, () => randomNode(next, 4)));
    expect(quickHtml(tree), `seed ${seed}`).toBe(packageHtml(tree));
  }
});
