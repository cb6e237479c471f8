import { describe, expect, test } from 'vitest';
import { IMMUTABLE, REVALIDATE, type HostingRules } from './hosting';
import { ruleFiles } from './rule-files';

const RULES: HostingRules = {
  base: '/x/',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  documentHeaders: { 'Content-Security-Policy': "default-src 'none'" },
  redirects: [
    { from: '/a', to: '/docs/b#c' },
    { from: '/v1/*', to: '/docs/*' },
  ],
};
const SECTIONS = ['docs', 'blog'];

/**
 * Values of every rule of a `_headers` file that matches an address, as Netlify and Cloudflare Pages collect them; the
 * latter takes those away that have an exclamation mark.
 */
function headersOf(file: string, address: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let isMatching = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      isMatching = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    } else if (isMatching && line.startsWith('  ! ')) {
      delete found[line.slice(4)];
    } else if (isMatching) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/s);
      (found[name] ??= []).push(value);
    }
  }
  return found;
}

describe.each(['any', 'netlify', 'cloudflare-pages'] as const)('for %s', (host) => {
  const { _headers: headers = '', _redirects: redirects = '' } = ruleFiles(host, RULES, SECTIONS);

  test.each(['/x/', '/x/docs', '/x/docs/', '/x/docs/latest/a/b', '/x/blog', '/x/404.html'])(
    '%s is a document: the policy once, asked for each time',
    (address) =>
      expect(headersOf(headers, address)).toEqual({
        'X-Content-Type-Options': ['nosniff'],
        'Content-Security-Policy': ["default-src 'none'"],
        'Cache-Control': [REVALIDATE],
      }),
  );

  test.each(['/x/assets/a.js', '/x/_data/index.json', '/x/_data/docs/latest/a.json', '/x/_data/blog.json'])(
    '%s is kept, without a policy',
    (address) =>
      expect(headersOf(headers, address)).toEqual({
        'X-Content-Type-Options': ['nosniff'],
        'Cache-Control': [IMMUTABLE],
      }),
  );

  test.each(['/x/_data/routes.json', '/x/_data/docs-versions.json'])('%s has no policy, and is not kept', (address) =>
    expect(headersOf(headers, address)).toEqual(
      host === 'cloudflare-pages' ? { 'X-Content-Type-Options': ['nosniff'] } : {},
    ),
  );

  test('outside of the site nothing has a rule', () => expect(headersOf(headers, '/docs')).toEqual({}));

  test.each(['/x/docsy', '/x/nowhere/at/all'])(
    '%s, which is not there, has the policy where rules can say it',
    (address) =>
      expect(headersOf(headers, address)).toEqual(
        host === 'cloudflare-pages'
          ? { 'X-Content-Type-Options': ['nosniff'], 'Content-Security-Policy': ["default-src 'none'"] }
          : {},
      ),
  );

  test('redirects are permanent, and come before files', () =>
    expect(redirects).toBe(
      host === 'netlify'
        ? '/x/a /x/docs/b#c 301!\n/x/v1 /x/docs 301!\n/x/v1/* /x/docs/:splat 301!\n'
        : '/x/a /x/docs/b#c 301\n/x/a/ /x/docs/b#c 301\n/x/v1 /x/docs 301\n/x/v1/ /x/docs 301\n/x/v1/* /x/docs/:splat 301\n',
    ));
});

test.each(['github-pages', 's3'] as const)('%s has no rules; nothing is left out of what it publishes', (host) =>
  expect(ruleFiles(host, RULES, SECTIONS)).toEqual({ '.nojekyll': '' }),
);

test('the root of a site has one form', () =>
  expect(ruleFiles('any', { ...RULES, redirects: [{ from: '/', to: '/docs' }] }, SECTIONS)['_redirects']).toBe(
    '/x/ /x/docs 301\n',
  ));

test('spaces in addresses part no columns', () =>
  expect(ruleFiles('netlify', { ...RULES, redirects: [{ from: '/a b', to: '/c d' }] }, SECTIONS)['_redirects']).toBe(
    '/x/a%20b /x/c%20d 301!\n',
  ));

test('what will lead elsewhere one day is not permanent', () => {
  const redirects = [{ from: '/a', to: '/v2/a', status: 302 as const }];
  expect(ruleFiles('any', { ...RULES, redirects }, SECTIONS)['_redirects']).toBe(
    '/x/a /x/v2/a 302\n/x/a/ /x/v2/a 302\n',
  );
  expect(ruleFiles('netlify', { ...RULES, redirects }, SECTIONS)['_redirects']).toBe('/x/a /x/v2/a 302!\n');
});
