import { expect, test } from 'vitest';
import { copiedAddress, copyFile, type CopyPlan } from './addresses';
import { inlineFonts, rewritePage, rewriteTwin } from './rewrite';

const HOME = '/docs/v1';
const plan: CopyPlan = {
  url: 'https://example.org',
  base: '/base/',
  pages: new Map(['', '/a', '/guides/b'].map((path) => [HOME + path, copyFile(HOME + path, HOME)])),
  hasFile: (file) => file.startsWith('assets/'),
};
const PLACE = { file: 'guides/b.html', route: '/docs/v1/guides/b' };

test.each([
  ['/base/docs/v1', '../index.html'],
  ['/base/docs/v1/a#x', '../a.html#x'],
  ['/base/docs/v1/a/?q=1', '../a.html'],
  ['/base/docs/v1/guides/b', 'b.html'],
  ['https://example.org/base/docs/v1/a', '../a.html'],
  ['/base/assets/p.png', '../assets/p.png'],
  ['#here', '#here'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
])('%s stays inside as %s', (address, href) =>
  expect(copiedAddress(plan, address, PLACE)).toMatchObject({ href, isOutside: false }),
);

test.each([
  ['/base/docs/v2/a?x=1#y', 'https://example.org/base/docs/v2/a?x=1#y'],
  ['?compare=v0', 'https://example.org/base/docs/v1/guides/b?compare=v0'],
  ['https://other.org/', 'https://other.org/'],
  ['//other.org/', '//other.org/'],
])('%s leads out as %s', (address, href) =>
  expect(copiedAddress(plan, address, PLACE)).toEqual({ href, isOutside: true, file: null }),
);

test('a page has one script, its styles and relative addresses; links that lead out are marked', () => {
  const html =
    '<html><head><script>a()</script><link rel="preload" href="/base/assets/f.woff2">' +
    '<link rel="stylesheet" href="/base/assets/s.css">' +
    '<link rel="stylesheet" href="/base/assets/p.css" media="print">' +
    '<link rel="apple-touch-icon" href="/base/assets/i.svg"><script type="application/json" id="page-data">{"a":"/base/docs/v1/a"}</script></head>' +
    '<body><a class="x" href="https://o.org/?a=1&amp;b=2">o</a><a href="/base/docs/v1">h</a>' +
    '<img src="/base/assets/p.png" srcset="/base/assets/p.png 1w, /base/assets/q.png 2w"><code>&lt;a href="/base/docs/v1"></code></body></html>';
  expect(rewritePage(html, PLACE, plan, { script: 'assets/o.js', styles: 'assets/f.css' })).toEqual({
    text:
      '<html><head><link rel="stylesheet" href="../assets/s.css"><link rel="stylesheet" href="../assets/p.css" media="print">' +
      '<link rel="apple-touch-icon" href="../assets/i.svg"><script type="application/json" id="page-data">{"a":"/base/docs/v1/a"}</script>' +
      '<script src="../assets/o.js"></script><link rel="stylesheet" href="../assets/f.css"></head>' +
      '<body><a class="is-outside x" href="https://o.org/?a=1&#x26;b=2">o</a><a href="../index.html">h</a>' +
      '<img src="../assets/p.png" srcset="../assets/p.png 1w, ../assets/q.png 2w"><code>&#x3C;a href="/base/docs/v1"></code></body></html>',
    files: ['assets/s.css', 'assets/p.css', 'assets/i.svg', 'assets/p.png', 'assets/p.png', 'assets/q.png'],
  });
});

test('links of a twin are relative where they stay inside', () =>
  expect(rewriteTwin('[a](https://example.org/base/docs/v1/a#x) [o](https://o.org/w_(x))', PLACE, plan).text).toBe(
    '[a](../a.html#x) [o](https://o.org/w_(x))',
  ));

test('files that a text for programs names come along', () =>
  expect(
    rewriteTwin('![p](https://example.org/base/assets/p.png) [a](https://example.org/base/docs/v1/a)', PLACE, plan),
  ).toEqual({ text: '![p](../assets/p.png) [a](../a.html)', files: ['assets/p.png'] }));

test('a style sheet contains its typefaces', () =>
  expect(
    inlineFonts('@font-face{font-family:A;src:url(/base/f.woff2) format("woff2")}a{color:red}', () =>
      Buffer.from([1, 2]),
    ),
  ).toBe('@font-face{font-family:A;src:url(data:font/woff2;base64,AQI=) format("woff2")}a{color:red}'));

test('a base with an ampersand is read as browsers read it, and quotes in addresses stay quotes', () => {
  const html =
    '<head><link rel="stylesheet" href="/a&amp;b/assets/s.css"></head>' +
    '<img src="/a&amp;b/assets/p.png" srcset="/a&amp;b/assets/p.png 1w"><a href="https://o.org/?q=&quot;x&quot;">o</a>';
  const copied = rewritePage(
    html,
    PLACE,
    { ...plan, base: '/a&b/' },
    { script: 'assets/o.js', styles: 'assets/f.css' },
  );
  expect(copied.files).toEqual(['assets/s.css', 'assets/p.png', 'assets/p.png']);
  expect(copied.text).toContain('<link rel="stylesheet" href="../assets/s.css">');
  expect(copied.text).toContain('<img src="../assets/p.png" srcset="../assets/p.png 1w">');
  expect(copied.text).toContain(' href="https://o.org/?q=&#x22;x&#x22;"');
});
