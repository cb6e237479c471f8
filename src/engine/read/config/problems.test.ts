import { expect, test } from 'vitest';
import { DiagnosticsError } from '../../model/diagnostic';
import { parseConfig } from './load';

/** Problems of a configuration as `line:column message | hint`. */
function problemsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map((found) => `${found.line}:${found.column} ${found.message} | ${found.hint ?? ''}`);
  }
}

/** What the hints of addresses say. */
const PATH =
  'Is a path of this site: a slash in front, no "..", no query, no hash, "*" only as its last part, all in one line.';

test.each([
  [{ title: 'T' }, []],
  [{}, ['title: is missing. | A value of type string is expected.']],
  [
    { title: 'T', url: 'ftp://example.org' },
    ['url: "ftp://example.org" is not legal. | A whole address is expected, as in "https://example.org".'],
  ],
  [
    { title: 'T', url: 'https://example.org/docs/' },
    [
      'url: "https://example.org/docs/" is not legal. | ' +
        'Is scheme and host alone, as in "https://example.org"; a path belongs to "base".',
    ],
  ],
  [
    { title: 'T', navbar: { items: [{ type: 'repository', label: 'R', href: 'javascript:alert(1)' }] } },
    [
      'navbar.items.0.href: "javascript:alert(1)" is not legal. | ' +
        'A whole address is expected, as in "https://example.org".',
    ],
  ],
  [{ title: 'T', redirects: [{ from: '/a\n/b', to: '/c' }] }, [`redirects.0.from: "/a\\n/b" is not legal. | ${PATH}`]],
  [
    { title: 'T', titel: 1, footr: 2 },
    ['There is no field "titel". | Did you mean "title"?', 'There is no field "footr". | Did you mean "footer"?'],
  ],
  [{ title: 'T', docs: { bas: 'x' } }, ['There is no field "docs.bas". | Did you mean "base"?']],
  [
    { title: 'T', docs: { base: '/docs/' } },
    ['docs.base: "/docs/" is not legal. | Starts with a slash and does not end in one, as in "/docs".'],
  ],
  [
    { title: 'T', blog: { base: '/' } },
    ['blog.base: "/" is not legal. | Starts with a slash and does not end in one, as in "/docs".'],
  ],
  [
    { title: 'T', navbar: { items: [{ type: 'search', docsSet: 'x' }] } },
    ['There is no field "navbar.items.0.docsSet". | Fields: type, position.'],
  ],
  [
    {
      title: 'T',
      footer: { groups: [{ title: 'G', links: [{ label: 'L', href: 'docs/a' }] }], copyright: '', trademark: '' },
      announcement: { id: 'a', text: 'T', link: { label: 'L', href: 'javascript:x' } },
    },
    ['footer.groups.0.links.0.href: "docs/a"', 'announcement.link.href: "javascript:x"'].map(
      (field) =>
        `${field} is not legal. | Is an address such as https://example.org, or a path of this site, which starts with a slash.`,
    ),
  ],
  [{ title: 'T', redirects: [{ from: '/a*', to: '/b' }] }, [`redirects.0.from: "/a*" is not legal. | ${PATH}`]],
  [{ title: 'T', redirects: [{ from: '/../x', to: '/' }] }, [`redirects.0.from: "/../x" is not legal. | ${PATH}`]],
  [
    { title: 'T', redirects: [{ from: '/x', to: '//example.org' }] },
    [
      'redirects.0.to: "//example.org" is not legal. | Is a path of this site that starts with one slash, "*" only as its last part.',
    ],
  ],
])('%j', (value, expected) =>
  expect(problemsOf(() => parseConfig(value, ''))).toEqual(expected.map((line) => `1:1 ${line}`)),
);

test('a problem has the place of its field', () => {
  const source =
    "export default {\n  title: 'T',\n  redirects: [\n    { from: '/a', to: '/b' },\n    { from: '/b', to: '/a' },\n  ],\n};\n";
  expect(
    problemsOf(() =>
      parseConfig(
        {
          title: 'T',
          redirects: [
            { from: '/a', to: '/b' },
            { from: '/b', to: '/a' },
          ],
        },
        source,
      ),
    ).map((line) => line.split(' ', 1)[0]),
  ).toEqual(['4:5']);
});
