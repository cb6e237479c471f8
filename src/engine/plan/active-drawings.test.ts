import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { activeDrawings, activeParts } from './active-drawings';

const { at, write } = temporaryFolder();

test.each([
  ['<svg>\n<script>x</script></svg>', ['2:1 <script>']],
  ['<svg xmlns:svg="http://www.w3.org/2000/svg"><svg:script/></svg>', ['1:45 <script>']],
  ['<svg onload="x()"><g onclick=\'y()\'/></svg>', ['1:1 the handler onload', '1:19 the handler onclick']],
  ['<svg><foreignObject><p>x</p></foreignObject></svg>', ['1:6 <foreignObject>']],
  ['<svg><image xlink:href="https://a.example/b.png"/></svg>', ['1:6 the outside reference "https://a.example/b.png"']],
  ['<svg><use href="other.svg#a"/></svg>', ['1:6 the outside reference "other.svg#a"']],
  ['<svg><a href="javascript:x()">x</a></svg>', ['1:6 an address that runs code']],
  ['<svg><style>@import "x.css";</style></svg>', ['1:6 a style that loads other files']],
  ['<svg><style><![CDATA[a{fill:url(https://x)}]]></style></svg>', ['1:6 a style that loads other files']],
  ['<svg><g style="fill:url(//x/y)"/></svg>', ['1:6 a style that loads other files']],
  ['<?xml-stylesheet href="a.css"?>\n<svg/>', ['1:1 <?xml-stylesheet?>']],
  ['<!DOCTYPE svg [<!ENTITY x "<script>y()</script>">]>\n<svg>&x;</svg>', ['1:16 <!ENTITY>']],
  ['<!DOCTYPE svg [\n<!ATTLIST svg onload CDATA "x()">]><svg/>', ['2:1 <!ATTLIST>']],
  ['<!DOCTYPE svg SYSTEM "><!--"><svg><script/></svg>', ['1:35 <script>']],
  ['<?x > <!-- ?><svg><script/></svg>', ['1:19 <script>']],
  ['<svg><a href="java&#115;cript:x()">x</a></svg>', ['1:6 an address that runs code']],
  ['<svg><a href=" java&#x0A;script:x()">x</a></svg>', ['1:6 an address that runs code']],
  ['<svg><image href="&#104;ttps://a.example/b"/></svg>', ['1:6 the outside reference "https://a.example/b"']],
  ['<svg><g style="fill:ur&#108;(//x/y)"/></svg>', ['1:6 a style that loads other files']],
  ['<svg><style>&#64;import "x";</style></svg>', ['1:6 a style that loads other files']],
  ['<svg><style>a{}<g></g>@import "x";</style></svg>', ['1:6 a style that loads other files']],
  ['<svg><a><set attributeName="href" to="javascript:x()"/></a></svg>', ['1:9 an animation of "href"']],
  ['<svg><animate attributeName="x&#108;ink:href" values="#a"/></svg>', ['1:6 an animation of "xlink:href"']],
  ['<svg><set attributeName="onload" to="x()"/></svg>', ['1:6 an animation of "onload"']],
  ['<svg xmlns:é="http://www.w3.org/2000/svg"><é:script/></svg>', ['1:43 <script>']],
  ['<svg>' + '<script/>'.repeat(3) + '</svg>', ['1:6 <script>']],
])('%j holds %j', (text, expected) =>
  expect(activeParts(text).map(({ what, line, column }) => `${line}:${column} ${what}`)).toEqual(expected),
);

test.each([
  '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg><!-- <script>x</script> onload="x" --><title>on="a"</title></svg>',
  '<svg><use href="#a"/><image href="data:image/png;base64,AA"/><a href="https://x.example">x</a></svg>',
  '<svg><style>/* url(https://x) */ a { fill: url(#b) }</style><g fill="url(#c)"/></svg>',
  '<svg><!-- <!ENTITY x "y"> --><desc><![CDATA[<!ENTITY x "y">]]></desc></svg>',
  '<svg><animate attributeName="opacity" values="0;1"/><text>&amp;#115; &lt;script></text></svg>',
  '<svg><metadata><cc:Work rdf:about="https://x"/></metadata><script',
])('%j holds nothing but a drawing', (text) => expect(activeParts(text)).toEqual([]));

test.each([
  '<!',
  '<?',
  '<!--',
  '<!"',
  '<a',
  '<a ',
  '<a "\'',
  '<style>',
  '<style>/*',
  '<style>a{}</',
  '<style>url(</style>',
])('a long file of %j is read in one pass', (piece) => {
  const start = performance.now();
  activeParts(piece.repeat(40_000));
  activeParts(`<svg><a ${'b'.repeat(40_000)}/><style>url(${' '.repeat(40_000)})/*</style><${'a'.repeat(40_000)}`);
  expect(performance.now() - start).toBeLessThan(500);
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
      severity: 'warning',
      message:
        'The drawing holds <script>, the handler onclick in line 3. Pages show it without, ' +
        'and whoever opens the file itself gets it as a page of this site.',
    },
    { file: 'docs/b.SVG', line: 1, column: 6 },
  ]);
  expect(activeDrawings(at(), null, [])).toEqual([]);
});
