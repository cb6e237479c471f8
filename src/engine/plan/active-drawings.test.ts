import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { activeDrawings, activeParts } from './active-drawings';

const { at, write } = temporaryFolder();

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inside: string, attributes = ''): string => `<svg ${SVG}${attributes}>\n${inside}</svg>`;
const partsOf = (text: string | Buffer): string[] =>
  activeParts(Buffer.from(text as string)).map(({ what, line, column }) => `${line}:${column} ${what}`);
const LOADING = 'a style that loads other files';
const XHTML = 'http://www.w3.org/1999/xhtml';

test.each([
  ['<script>x</script>', '<script>'],
  ['<a>\n<SCRIPT/></a>', '<SCRIPT>', '3:1'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
  ['<é:script xmlns:é="http://www.w3.org/2000/svg"/>', '<é:script>'],
  [`<x:link xmlns:x="${XHTML}" rel="stylesheet"/>`, `elements of ${XHTML}`],
  [`<p xmlns="${XHTML}"/>`, `elements of ${XHTML}`],
  ['<foreignObject/>', '<foreignObject>'],
  ["<g onclick='y()'/>", 'the handler onclick'],
  ['<g ONLOAD="y()"/>', 'the handler ONLOAD'],
  ['<animate onbegin="y()"/>', 'the handler onbegin'],
  ['<image xlink:href="https://a.example/b.png"/>', 'the address "https://a.example/b.png"'],
  ['<image href="//a.example/b"/>', 'the address "//a.example/b"'],
  ['<image href="&#104;ttps://a.example/b"/>', 'the address "https://a.example/b"'],
  ['<image href="data:image/svg+xml,&lt;svg/>"/>', 'the address "data:image/svg+xml,<svg/>"'],
  ['<use href="other.svg#a"/>', 'the address "other.svg#a"'],
  ['<feImage href="b.png"/>', 'the address "b.png"'],
  ['<a href="javascript:x()">x</a>', 'the address "javascript:x()"'],
  ['<a href="java&#115;cript:x()">x</a>', 'the address "javascript:x()"'],
  ['<a href=" java&#x0A;script:x()">x</a>', 'the address "java\nscript:x()"'],
  ['<a xlink:href="data:text/html,x">x</a>', 'the address "data:text/html,x"'],
  ['<a href="blob:https://a.example/x">x</a>', 'the address "blob:https://a.example/x"'],
  ['<g xml:base="https://a.example/"/>', 'the attribute xml:base'],
  ['<style>@import "x.css";</style>', LOADING],
  ['<style>&#64;import "x";</style>', LOADING],
  ['<style>@\\69mport "x";</style>', LOADING],
  ['<style>a{}<g></g>@import "x";</style>', LOADING],
  ['<style><![CDATA[a{fill:url(https://x)}]]></style>', LOADING],
  ['<style>a{b:"/*"} c{fill:url(//x)} d{e:"*/"}</style>', LOADING],
  ['<style>a{fill:u\\72 l(//x)}</style>', LOADING],
  ['<style>a{background:image-set("x.png" 1x)}</style>', LOADING],
  ['<g style="fill:url(//x/y)"/>', LOADING],
  ['<g style="fill:ur&#108;(//x/y)"/>', LOADING],
  ['<g filter="url(x.svg#a)"/>', LOADING],
  ['<set attributeName="href" to="javascript:x()"/>', 'an animation of "href"'],
  ['<animate attributeName="x&#108;ink:href" values="#a"/>', 'an animation of "xlink:href"'],
  ['<set attributeName="onload" to="x()"/>', 'an animation of "onload"'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet?>'],
  ['<script/>'.repeat(3), '<script>'],
])('%j contains %j', (inside, expected, place = '2:1') =>
  expect(partsOf(drawing(inside))).toEqual([`${place} ${expected}`]),
);

const DOCTYPE = '1:1 a declaration (<!…>)';
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

test.each<[string | Buffer, string[]]>([
  [drawing('<g onclick="y()"/>', ' onload="x()"'), ['1:1 the handler onload', '2:1 the handler onclick']],
  [`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${drawing('')}`, [DOCTYPE]],
  [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${drawing('')}`, [DOCTYPE]],
  [`<!DOCTYPE svg SYSTEM "><!--">${drawing('<script/>')}`, [DOCTYPE]],
  [utf16(drawing('')), ['1:1 text that is not UTF-8']],
  [utf16(drawing('')).swap16(), ['1:1 text that is not UTF-8']],
  [Buffer.from(drawing('é'), 'latin1'), ['1:1 text that is not UTF-8']],
  [`<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`, ['1:1 text in the encoding "UTF-7"']],
  [`<?x > <!-- ?>${drawing('<script/>')}`, ['1:1 <?x?>', '2:1 <script>']],
])('%j contains %j', (text, expected) => expect(partsOf(text)).toEqual(expected));

test.each(['<script', '<svg><g></svg>', '<svg>&x;</svg>', '<svg><a b=c/></svg>', 'text'])(
  '%j is no XML, of which browsers show and run what comes before the mistake',
  (text) => expect(partsOf(text)).toEqual([expect.stringMatching(/^\d+:\d+ what is no XML \(.+\)$/)]),
);

test.each([
  '\uFEFF<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<svg/>',
  '<svg><!-- <script>x</script> onload="x" --><title>on="a"</title></svg>',
  '<svg><use href="#a"/><image href="data:image/png;base64,AA"/><a href="https://x.example">x</a></svg>',
  '<svg><style> a { fill: url(#b) } .image (x) {}</style><g fill="url( \'#c\' )"/></svg>',
  '<svg><desc><![CDATA[ENTITY x "y"><script>]]></desc></svg>',
  '<svg><animate attributeName="opacity" values="0;1"/><text>&amp;#115; &lt;script></text></svg>',
  '<svg><metadata xmlns:c="urn:c" xmlns:r="urn:r"><c:Work r:about="https://x"/></metadata></svg>',
])('%j contains nothing but a drawing', (text) => expect(partsOf(text)).toEqual([]));

test('a picture inside of a drawing may be large', () =>
  expect(partsOf(`<svg><image href="data:image/png;base64,${'A'.repeat(200_000)}"/></svg>`)).toEqual([]));

test.each([
  '<!',
  '<?',
  '<!--',
  '<!"',
  '<a',
  '<a ',
  '<a>',
  '<a "\'',
  '<style>',
  '<style>/*',
  '<style>a{}</',
  '<a b="c" ',
  '<g xmlns:a="b">',
  '&a;',
])('a long file of %j is read in one pass', (piece) => {
  const start = performance.now();
  partsOf(`<svg>${piece.repeat(40_000)}`);
  partsOf(`<svg><a ${Array.from({ length: 20_000 }, (_, index) => `b${index}=""`).join(' ')}/></svg>`);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('drawings of the public folder and of pages are told of once, each in its file', () => {
  write('static/img/a.svg', '<svg>\n  <script>x</script>\n  <g\n    onclick="y()"/></svg>');
  write('static/plain.svg', '<svg/>');
  write('docs/b.SVG', '<svg><foreignObject/></svg>');
  write('docs/c.png', '<svg onload="x"/>');
  const files = ['static/img/a.svg', 'docs/b.SVG', 'docs/c.png', 'docs/gone.svg'].map((file) => at(file));
  expect(activeDrawings(at(), 'static', files)).toMatchObject([
    {
      file: 'static/img/a.svg',
      line: 2,
      column: 3,
      severity: 'error',
      message:
        'The drawing contains <script>, the handler onclick in line 3. ' +
        'It would be a document of this site that can run or load something.',
    },
    { file: 'docs/b.SVG', line: 1, column: 6 },
  ]);
  expect(activeDrawings(at(), null, [])).toEqual([]);
});
