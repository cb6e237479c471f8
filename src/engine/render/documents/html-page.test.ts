import { expect, test } from 'vitest';
import { documentTitle, renderDocument } from './html-page';

type Parts = Parameters<typeof renderDocument>[0];

const PARTS: Parts = {
  lang: 'en',
  direction: 'ltr',
  build: 'b1',
  title: 'A & B',
  foot: 'Foot "x"',
  description: 'Says "a" & b',
  canonical: 'https://example.org/a?x=1&y="2"',
  alternates: [],
  policy: null,
  robots: null,
  openGraph: [],
  links: [],
  styles: [],
  paper: '/print.css',
  fonts: [],
  preloads: [],
  latePreloads: [],
  script: '/entry.js',
  inlineScripts: [],
  structuredData: [],
  pageJson: '{"path":"/a"}',
  bannerMarkup: '<p>Banner</p>',
  appHtml: '<main>Text</main>',
};
/** The lines of the head that a document of these parts has and one without them has not. */
function added(more: Partial<Parts>): string[] {
  const before = new Set(renderDocument(PARTS).split('\n'));
  return renderDocument({ ...PARTS, ...more })
    .split('\n')
    .filter((line) => !before.has(line));
}

test('a document is whole with the least of parts', () =>
  expect(renderDocument(PARTS)).toMatchInlineSnapshot(`
    "<!DOCTYPE html>
    <html lang="en" dir="ltr" data-theme="light" data-build="b1" data-entry="/entry.js" data-foot="Foot &quot;x&quot;">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/print.css" media="print">
    <title>A &amp; B</title>
    <meta name="description" content="Says &quot;a&quot; &amp; b">
    <link rel="canonical" href="https://example.org/a?x=1&amp;y=&quot;2&quot;">
    <meta name="twitter:card" content="summary_large_image">
    </head>
    <body>
    <p>Banner</p>
    <div id="root"><main>Text</main></div>
    <script type="application/json" id="page-data">{"path":"/a"}</script>
    </body>
    </html>
    "
  `));

test.each<[Partial<Parts>, string[]]>([
  [
    { policy: `default-src 'self'; x "y"` },
    [`<meta http-equiv="Content-Security-Policy" content="default-src 'self'; x &quot;y&quot;">`],
  ],
  [
    { styles: ['/a&b/a.css'], paper: '/a&b/p.css', preloads: ['/a&b/a.js'], fonts: ['/a&b/f.woff2'] },
    [
      '<link rel="stylesheet" href="/a&amp;b/a.css">',
      '<link rel="stylesheet" href="/a&amp;b/p.css" media="print">',
      '<link rel="preload" href="/a&amp;b/f.woff2" as="font" type="font/woff2" crossorigin>',
      '<link rel="modulepreload" href="/a&amp;b/a.js">',
    ],
  ],
  [{ alternates: [{ lang: 'x"y', href: '/' }] }, ['<link rel="alternate" hreflang="x&quot;y" href="/">']],
  [{ robots: 'noindex' }, ['<meta name="robots" content="noindex">']],
  [
    { styles: ['/a.css', '/b.css'] },
    ['<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/b.css">'],
  ],
  [{ fonts: ['/f.woff2'] }, ['<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>']],
  [{ alternates: [{ lang: 'de', href: '/de?a&b' }] }, ['<link rel="alternate" hreflang="de" href="/de?a&amp;b">']],
  [{ openGraph: [['og:title', 'A "b"']] }, ['<meta property="og:title" content="A &quot;b&quot;">']],
  [{ links: ['<link rel="alternate" href="/feed">'] }, ['<link rel="alternate" href="/feed">']],
  [
    { preloads: ['/a.js'], latePreloads: ['/b.js'] },
    ['<link rel="modulepreload" href="/a.js">', '<link rel="modulepreload" href="/b.js" fetchpriority="low">'],
  ],
  [{ inlineScripts: ['one()', 'two()'] }, ['<script>one()</script>', '<script>two()</script>']],
  [
    { structuredData: [{ name: '</script>' }] },
    ['<script type="application/ld+json">{"name":"\\u003c/script>"}</script>'],
  ],
  [
    { lang: 'ar', direction: 'rtl' },
    [
      '<html lang="ar" dir="rtl" data-theme="light" data-build="b1" data-entry="/entry.js" data-foot="Foot &quot;x&quot;">',
    ],
  ],
])('%j is in the document as %j', (more, lines) => expect(added(more)).toEqual(lines));

test('scripts that set the colours run before styles are asked for, and styles come before what is fetched ahead', () => {
  const html = renderDocument({ ...PARTS, inlineScripts: ['x()'], styles: ['/a.css'], preloads: ['/a.js'] });
  const order = ['x()', '/a.css', '/print.css', '<title>', '/a.js'].map((part) => html.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test.each([
  ['Guide', 'Site', 'Guide | Site'],
  ['Site', 'Site', 'Site'],
  ['', 'Site', 'Site'],
])('the title of %j on %j is %j', (heading, site, title) => expect(documentTitle(heading, site)).toBe(title));
