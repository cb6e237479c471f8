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
  ['<svg>' + '<script/>'.repeat(3) + '</svg>', ['1:6 <script>']],
])('%j holds %j', (text, expected) =>
  expect(activeParts(text).map(({ what, line, column }) => `${line}:${column} ${what}`)).toEqual(expected),
);

test.each([
  '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg><!-- <script>x</script> onload="x" --><title>on="a"</title></svg>',
  '<svg><use href="#a"/><image href="data:image/png;base64,AA"/><a href="https://x.example">x</a></svg>',
  '<svg><style>/* url(https://x) */ a { fill: url(#b) }</style><g fill="url(#c)"/></svg>',
  '<svg><metadata><cc:Work rdf:about="https://x"/></metadata><script',
])('%j holds nothing but a drawing', (text) => expect(activeParts(text)).toEqual([]));

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
