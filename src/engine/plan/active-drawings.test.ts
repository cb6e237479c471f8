import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { activeDrawings, activePart } from './active-drawings';

const { at, write } = temporaryFolder();

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inside: string, attributes = ''): string => `<svg ${SVG}${attributes}>\n${inside}</svg>`;
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

test.each<string | Buffer>([
  drawing('<script>x</script>'),
  drawing('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
  drawing('<é:script xmlns:é="http://www.w3.org/2000/svg"/>'),
  drawing('<x:link xmlns:x="http://www.w3.org/1999/xhtml" rel="stylesheet"/>'),
  drawing('<foreignObject/>'),
  drawing("<g onclick='y()'/>"),
  drawing('<g\nonload\n=\n"y()"/>'),
  drawing('', ' onload="x()"'),
  drawing('<image xlink:href="https://a.example/b.png"/>'),
  drawing('<image href="&#104;ttps://a.example/b"/>'),
  drawing('<image href="data:image/svg+xml,&lt;svg/>"/>'),
  drawing('<use href="other.svg#a"/>'),
  drawing('<a href="javascript:x()">x</a>'),
  drawing('<g xml:base="https://a.example/"/>'),
  drawing('<style>@import "x.css";</style>'),
  drawing('<style>@\\69mport "x";</style>'),
  drawing('<style><![CDATA[a{fill:url(https://x)}]]></style>'),
  drawing('<style>a{b:"/*"} c{fill:url(//x)} d{e:"*/"}</style>'),
  drawing('<g style="fill:url(//x/y)"/>'),
  drawing('<g style="fill:url( &quot;//x/y&quot;)"/>'),
  drawing('<set attributeName="href" to="javascript:x()"/>'),
  drawing('<animate attributeName="onload" values="#a"/>'),
  `<?xml-stylesheet href="a.css"?>${drawing('')}`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${drawing('')}`,
  `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`,
  utf16(drawing('')),
  Buffer.from(drawing('é'), 'latin1'),
  '<script',
])('%j contains more than a drawing', (text) => expect(activePart(Buffer.from(text as string))).not.toBeNull());

test.each([
  '\uFEFF<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<svg/>',
  '<svg><title>on="a", one = 1</title><use href="#a"/><image href="data:image/png;base64,AA"/></svg>',
  '<svg><style><![CDATA[ a { fill: url(#b) } .image (x) {}]]></style><g fill="url(\'#c\')"/></svg>',
  '<svg><filter><feGaussianBlur/></filter><text>&amp; &lt;script></text></svg>',
  `<svg><image href="data:image/png;base64,${'A'.repeat(200_000)}"/></svg>`,
])('%j contains nothing but a drawing', (text) => expect(activePart(Buffer.from(text))).toBeNull());

test('drawings of the public folder and of pages are reported once, each in its file', () => {
  write('public/img/a.svg', '<svg>\n  <script>x</script></svg>');
  write('public/plain.svg', '<svg/>');
  write('docs/b.SVG', '<svg><foreignObject/></svg>');
  write('docs/c.png', '<svg onload="x"/>');
  const files = ['public/img/a.svg', 'docs/b.SVG', 'docs/c.png', 'docs/missing.svg'].map((file) => at(file));
  expect(activeDrawings(at(), files)).toMatchObject([
    {
      file: 'public/img/a.svg',
      line: 2,
      column: 3,
      severity: 'error',
      message:
        'The drawing contains <script>. Browsers would open it as a document of this site that can run or load something.',
    },
    { file: 'docs/b.SVG', line: 1, column: 6 },
  ]);
});
