import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { TEST_RULES } from './test-output';
import { FILES, PAGE, serveTestFiles, type Answer } from './test-server';

const { ask, folder } = serveTestFiles();

describe('addresses', () => {
  test.each(['/docs/a', '/docs/a/', '/docs/a.html', '/docs/a/index.html', '/docs/%61', '//docs/a', '/docs/a?x=1'])(
    '%s is the page',
    async (target) => {
      const { status, body } = await ask(target);
      expect([status, body.toString()]).toEqual([200, PAGE]);
    },
  );

  test.each(['http://example.org/docs/a', 'HTTPS://example.org/docs/a?x', 'http://example.org'])(
    'the absolute form %s is answered',
    async (target) => expect((await ask(target)).status).toBe(200),
  );

  test.each(['docs/a', '*', '?x'])('%s is no target', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });

  test.each(['/%C3%BCmlaut%20name.txt', '/.well-known/security.txt', '/robots.txt'])('%s is a file', async (target) =>
    expect((await ask(target)).status).toBe(200),
  );

  test.each([
    '/nowhere',
    '/docs',
    '/docs/a/b',
    '/404',
    '/404.html',
    '/assets/',
    '/assets',
    '/docs//a',
    '/_headers',
    '/%5fheaders',
    '/_redirects',
    '/_data/hosting.json',
    '/_data/assets.json',
    '/.nojekyll',
    '/docs/a/index.html.br',
    '/robots.txt.gz',
    '/leak.txt',
    '/dangling.txt',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/docs/..%5c..%5coutside.txt',
    '/%00',
    '/%',
    '/%ff',
    '/__proto__',
    '/constructor',
  ])('%s is not found, and the page that says so comes with the policy', async (target) => {
    const { status, headers, body } = await ask(target, { 'Accept-Encoding': 'identity' });
    expect([status, body.toString()]).toEqual([404, FILES['404.html']]);
    expect(headers).toMatchObject({ ...lower(TEST_RULES.documentHeaders), 'cache-control': 'no-cache' });
    expect(headers.etag).toBeUndefined();
  });

  test.each(['/old', '/old/', '/old.html', '/old/index.html', '/%6fld'])('%s moved, with its query', async (from) => {
    for (const [query, location] of [
      ['', '/docs/%C3%BC?x=1#part'],
      ['?y=2', '/docs/%C3%BC?x=1&y=2#part'],
    ] as const) {
      const { status, headers } = await ask(from + query);
      expect([status, headers.location]).toEqual([301, location]);
      expect(headers).toMatchObject(lower(TEST_RULES.headers));
    }
  });
});

test('an address that may change its target gets a temporary redirect', async () => {
  const { status, headers } = await ask('/newest');
  expect([status, headers.location]).toEqual([302, '/docs/v2']);
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { status, headers, body } = await ask('/', {}, method);
    expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD', 0]);
  });

  test.each(['/', '/docs/a', '/nowhere', '/old', '/assets/a-1.js'])('HEAD of %s says what GET says', async (target) => {
    for (const accepted of ['identity', 'br', 'gzip']) {
      const headers = { 'Accept-Encoding': accepted };
      const [got, head] = await Promise.all([ask(target, headers), ask(target, headers, 'HEAD')]);
      expect({ ...head, body: 0 }).toEqual({ ...got, headers: { ...got.headers, date: head.headers.date }, body: 0 });
      expect(head.body.length).toBe(0);
    }
  });
});

describe('representations', () => {
  test.each([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0', undefined],
    ['br; q=0.0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'br'],
    ['x-br-foo, deflate', undefined],
  ])('a client that accepts %j gets the encoding %s', async (accepted, expected) =>
    expect((await ask('/docs/a', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(expected),
  );

  test.each([
    ['If-None-Match', (etag: string) => etag, 304],
    ['If-None-Match', (etag: string) => `"a", W/"b", ${etag}`, 304],
    ['If-None-Match', () => '"other"', 200],
    ['If-Modified-Since', (_: string, date: string) => date, 304],
    ['If-Modified-Since', () => 'Sat, 01 Jan 2000 00:00:00 GMT', 200],
    ['Range', () => 'bytes=0-1', 200],
  ])('%s: %s gives %i', async (name, value, expected) => {
    const first = await ask('/docs/a', { 'Accept-Encoding': 'br' });
    const { etag = '', 'last-modified': date = '', vary, 'cache-control': caching } = first.headers;
    const { status, headers, body } = await ask('/docs/a', { 'Accept-Encoding': 'br', [name]: value(etag, date) });
    expect(status).toBe(expected);
    if (status !== 304) return;
    expect(headers).toMatchObject({ etag, vary, 'cache-control': caching });
    expect([headers['content-length'], headers['content-encoding'], body.length]).toEqual([undefined, undefined, 0]);
  });

  test('each encoding has its own bytes, length and validator, and all of them vary', async () => {
    const answers = await Promise.all(
      ['identity', 'br', 'gzip'].map((accepted) => ask('/docs/a', { 'Accept-Encoding': accepted })),
    );
    const [plain, br, gzip] = answers as [Answer, Answer, Answer];
    expect([plain.body, brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual([PAGE, PAGE, PAGE]);
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of answers) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
    }
  });

  const { headers: every, documentHeaders: page, fileHeaders: file, workerHeaders: worker } = TEST_RULES;
  const IMMUTABLE = 'max-age=31536000, immutable';
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', page],
    ['/docs/a?b=one', 'text/html; charset=utf-8', 'no-cache', page],
    ['/evil.html', 'text/html; charset=utf-8', 'no-cache', file],
    ['/assets/a-1.js', 'text/javascript; charset=utf-8', IMMUTABLE, file],
    ['/workers/w-1.js', 'text/javascript; charset=utf-8', IMMUTABLE, worker],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache', worker],
    ['/_data/docs/a.json', 'application/json', 'no-cache', file],
    ['/_data/docs/a.json?b=two', 'application/json', 'no-cache', file],
    ['/_data/sidebar.html', 'text/html; charset=utf-8', 'no-cache', file],
    ['/_search/search-doc-2-x.json', 'application/json', IMMUTABLE, file],
    ['/_search/search-manifest.json', 'application/json', 'no-cache', file],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', file],
    ['/feed.xml', 'application/xml; charset=utf-8', 'no-cache', file],
  ])('%s is %s, kept as %s, with the headers of its kind', async (target, type, caching, own) => {
    const whole = await ask(target, { 'Accept-Encoding': 'br' });
    const unchanged = await ask(target, { 'If-None-Match': '*' });
    expect([whole, unchanged].map(({ status }) => status)).toEqual([200, 304]);
    for (const { headers } of [whole, unchanged]) {
      const named = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name)));
      expect(named).toEqual({ ...lower({ ...every, ...own }), 'cache-control': caching });
    }
    expect(whole.headers['content-type']).toBe(type);
  });
});

/** Headers that say something of one answer. */
const OF_THE_ANSWER = new Set(
  'connection content-encoding content-length content-type date etag keep-alive last-modified'
    .concat(' transfer-encoding vary')
    .split(' '),
);

test('what happens to the folder later touches no answer', async () => {
  appendFileSync(path.join(folder, 'dist/docs/a/index.html'), 'more');
  const { status, body } = await ask('/docs/a');
  expect([status, body.toString()]).toEqual([200, PAGE]);
});

const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
