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

test.each([
  [{ url: 'ftp://example.org' }, 'url'],
  [{ url: 'https://example.org/docs/' }, 'url'],
  [{ navbar: { items: [{ type: 'repository', label: 'R', href: 'javascript:alert(1)' }] } }, 'navbar.items.0.href'],
  [{ announcement: { id: 'a', text: 'T', link: { label: 'L', href: 'javascript:x' } } }, 'announcement.link.href'],
  [{ docs: { base: '/docs/' } }, 'docs.base'],
  [{ blog: { base: '/' } }, 'blog.base'],
  [{ redirects: [{ from: '/a\n/b', to: '/c' }] }, 'redirects.0.from'],
  [{ redirects: [{ from: '/a*', to: '/b' }] }, 'redirects.0.from'],
  [{ redirects: [{ from: '/../x', to: '/' }] }, 'redirects.0.from'],
  [{ redirects: [{ from: '/x', to: '//example.org' }] }, 'redirects.0.to'],
])('%j has an address that is not legal', (value, field) =>
  expect(problemsOf(() => parseConfig({ title: 'T', ...value }, ''))).toEqual([
    expect.stringMatching(new RegExp(`^1:1 ${field}: .* is not legal\\. \\| .`)),
  ]),
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
