import { describe, expect, test } from 'vitest';
import { IMMUTABLE, REVALIDATE, type HostingRules } from './hosting';
import { ruleFiles } from './rule-files';

const RULES: HostingRules = {
  base: '/x/',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  documentHeaders: { 'Content-Security-Policy': "script-src 'self'", 'Referrer-Policy': 'no-referrer' },
  fileHeaders: { 'Content-Security-Policy': 'sandbox' },
  workerHeaders: { 'Content-Security-Policy': "connect-src 'self'" },
  redirects: [
    { from: '/a', to: '/docs/b#c' },
    { from: '/v1/*', to: '/docs/*' },
  ],
};
const SECTIONS = { sections: ['docs', 'blog'], others: ['robots.txt', 'img/*'] };

const DOCUMENT = { 'Content-Security-Policy': ["script-src 'self'"], 'Referrer-Policy': ['no-referrer'] };
const FILE = { 'X-Content-Type-Options': ['nosniff'], 'Content-Security-Policy': ['sandbox'] };
const WORKER = { ...FILE, 'Content-Security-Policy': ["connect-src 'self'"] };

/** Whether an address has the form of a pattern: a star is anything, also in the middle. */
const matches = (pattern: string, address: string): boolean => {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? address === pattern : address.startsWith(start) && address.endsWith(end);
};

/** Values of every rule of a `_headers` file that matches an address, as hosts collect them. */
function headersOf(file: string, address: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let isMatching = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      isMatching = matches(line, address);
    } else if (isMatching) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/s);
      (found[name] ??= []).push(value);
    }
  }
  return found;
}

describe('rules', () => {
  const { _headers: headers = '', _redirects: redirects = '' } = ruleFiles(RULES, SECTIONS);

  test.each(['/x/', '/x/docs', '/x/docs/', '/x/docs/latest/a/b', '/x/blog', '/x/404.html'])(
    '%s is a document: the policy once, asked for each time',
    (address) =>
      expect(headersOf(headers, address)).toEqual({
        'X-Content-Type-Options': ['nosniff'],
        ...DOCUMENT,
        'Cache-Control': [REVALIDATE],
      }),
  );

  test.each(['/x/assets/a.js', '/x/_data/index.json', '/x/_data/docs/latest/a.json', '/x/_data/blog.json'])(
    '%s is kept, and runs nothing where it is opened',
    (address) => expect(headersOf(headers, address)).toEqual({ ...FILE, 'Cache-Control': [IMMUTABLE] }),
  );

  test('the scripts of workers have their own policy', () => {
    expect(headersOf(headers, '/x/sw.js')).toEqual(WORKER);
    expect(headersOf(headers, '/x/workers/a.js')).toEqual({ ...WORKER, 'Cache-Control': [IMMUTABLE] });
  });

  test.each([
    '/x/_data/routes.json',
    '/x/_data/sidebar.html',
    '/x/_search/search-manifest.json',
    '/x/robots.txt',
    '/x/img/a/b.svg',
  ])('%s runs nothing where it is opened, and is not kept', (address) =>
    expect(headersOf(headers, address)).toEqual(FILE),
  );

  test.each(['/x/docs/latest/a.md', '/x/blog/rss.xml', '/x/docs/latest/gadgets.json'])(
    '%s, which is below pages, has their policy: patterns cannot tell it apart',
    (address) =>
      expect(headersOf(headers, address)).toEqual({
        ...DOCUMENT,
        'X-Content-Type-Options': ['nosniff'],
        'Cache-Control': [REVALIDATE],
      }),
  );

  test('outside of the site nothing has a rule', () => expect(headersOf(headers, '/docs')).toEqual({}));

  test('redirects are permanent', () =>
    expect(redirects).toBe(
      '/x/a /x/docs/b#c 301\n/x/a/ /x/docs/b#c 301\n/x/v1 /x/docs 301\n/x/v1/ /x/docs 301\n/x/v1/* /x/docs/:splat 301\n',
    ));
});

const redirectsOf = (...redirects: HostingRules['redirects']): string | undefined =>
  ruleFiles({ ...RULES, redirects }, SECTIONS)['_redirects'];

test('the root of a site has one form', () =>
  expect(redirectsOf({ from: '/', to: '/docs' })).toBe('/x/ /x/docs 301\n'));

test('spaces in addresses part no columns', () =>
  expect(redirectsOf({ from: '/a b', to: '/c d' })).toBe('/x/a%20b /x/c%20d 301\n/x/a%20b/ /x/c%20d 301\n'));

test('a redirect that may change its target is not permanent', () =>
  expect(redirectsOf({ from: '/a', to: '/v2/a', status: 302 })).toBe('/x/a /x/v2/a 302\n/x/a/ /x/v2/a 302\n'));
