import { appendFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDist, type Listening } from './server';
import { swapIn, TEST_RULES, temporaryFolder } from './test-output';

const PAGE = `<h1>${'Page '.repeat(20)}</h1>`;
const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'docs/a/index.html': PAGE,
  'assets/a-1.js': 'alert(1)',
  '_data/docs/a.json': '{}',
  '_data/sidebar.html': '<ul></ul>',
  '_search/search-doc-2-x.json': '{}',
  '_search/search-manifest.json': '{}',
  'robots.txt': 'User-agent: *',
  'feed.xml': '<rss/>',
  'ümlaut name.txt': 'found',
  _headers: 'secret',
  _redirects: 'secret',
  '_data/assets.json': '[]',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: x',
};

const { folder, remove } = temporaryFolder();
let server: Listening;
beforeAll(async () => {
  const dist = path.join(folder, 'dist');
  swapIn(dist, FILES);
  writeFileSync(path.join(folder, 'outside.txt'), 'secret');
  symlinkSync(path.join(folder, 'outside.txt'), path.join(dist, 'leak.txt'));
  symlinkSync(path.join(folder, 'gone.txt'), path.join(dist, 'dangling.txt'));
  server = await serveDist(dist, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  remove();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes of the head, as they are on the wire. */
  headBytes: number;
  body: Buffer;
}

/** Asks the server; the path goes out as it is written. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: target, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      const lines = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          headBytes: 'HTTP/1.1 200 OK\r\n\r\n'.length + lines,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

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

  test.each(['/old', '/old/', '/old.html', '/old/index.html', '/%6fld'])(
    '%s moved, the query goes with it',
    async (from) => {
      for (const [query, location] of [
        ['', '/docs/%C3%BC?x=1#part'],
        ['?y=2', '/docs/%C3%BC?x=1&y=2#part'],
      ] as const) {
        const { status, headers } = await ask(from + query);
        expect([status, headers.location]).toEqual([301, location]);
        expect(headers).toMatchObject(lower(TEST_RULES.headers));
      }
    },
  );
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

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', true],
    ['/assets/a-1.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable', false],
    ['/_data/docs/a.json', 'application/json', 'no-cache', false],
    ['/_data/docs/a.json', 'application/json', 'no-cache', false],
    ['/_data/docs/a.json?b=two', 'application/json', 'no-cache', false],
    ['/docs/a?b=one', 'text/html; charset=utf-8', 'no-cache', true],
    ['/_data/sidebar.html', 'text/html; charset=utf-8', 'no-cache', false],
    ['/_search/search-doc-2-x.json', 'application/json', 'max-age=31536000, immutable', false],
    ['/_search/search-manifest.json', 'application/json', 'no-cache', false],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', false],
    ['/feed.xml', 'application/xml; charset=utf-8', 'no-cache', false],
  ])('%s is %s, kept as %s, policy: %s', async (target, type, caching, hasPolicy) => {
    const { headers, headBytes } = await ask(target, { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
    expect(headers['content-security-policy'] !== undefined).toBe(hasPolicy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (!hasPolicy) expect(headBytes).toBeLessThanOrEqual(350);
  });
});

describe('conditions', () => {
  test.each([
    ['If-None-Match', (etag: string) => etag, 304],
    ['If-None-Match', (etag: string) => `W/${etag}`, 304],
    ['If-None-Match', (etag: string) => `"a", W/"b",${etag}`, 304],
    ['If-None-Match', () => '*', 304],
    ['If-None-Match', () => '"other"', 200],
    ['If-Modified-Since', (_: string, date: string) => date, 304],
    ['If-Modified-Since', () => 'Sat, 01 Jan 2000 00:00:00 GMT', 200],
    ['If-Modified-Since', () => 'nonsense', 200],
    ['If-Match', (etag: string) => `"a", ${etag}`, 200],
    ['If-Match', () => '*', 200],
    ['If-Match', (etag: string) => `W/${etag}`, 412],
    ['If-Match', () => '"other"', 412],
    ['If-Unmodified-Since', (_: string, date: string) => date, 200],
    ['If-Unmodified-Since', () => 'Sat, 01 Jan 2000 00:00:00 GMT', 412],
    ['If-Unmodified-Since', () => 'nonsense', 200],
  ])('%s: %s gives %i', async (name, value, expected) => {
    const first = await ask('/docs/a', { 'Accept-Encoding': 'br' });
    const { etag = '', 'last-modified': date = '', vary, 'cache-control': caching } = first.headers;
    const { status, headers, body } = await ask('/docs/a', { 'Accept-Encoding': 'br', [name]: value(etag, date) });
    expect(status).toBe(expected);
    if (status !== 304) return;
    expect(headers).toMatchObject({ etag, vary, 'cache-control': caching });
    expect([headers['content-length'], headers['content-encoding'], body.length]).toEqual([undefined, undefined, 0]);
  });

  test('a validator of another encoding does not match', async () => {
    const { etag = '' } = (await ask('/docs/a', { 'Accept-Encoding': 'br' })).headers;
    expect((await ask('/docs/a', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  test('a date does not count beside a validator', async () => {
    const { 'last-modified': date = '' } = (await ask('/')).headers;
    expect((await ask('/', { 'If-None-Match': '"other"', 'If-Modified-Since': date })).status).toBe(200);
  });
});

describe('ranges', () => {
  const size = PAGE.length;

  test.each([
    ['bytes=0-4', `bytes 0-4/${size}`, PAGE.slice(0, 5)],
    ['bytes=-4', `bytes ${size - 4}-${size - 1}/${size}`, PAGE.slice(-4)],
    ['bytes=5-', `bytes 5-${size - 1}/${size}`, PAGE.slice(5)],
  ])('%s is a part', async (range, contentRange, text) => {
    const { status, headers, body } = await ask('/docs/a', { Range: range });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, contentRange, text]);
    expect(headers['content-length']).toBe(String(text.length));
  });

  test.each(['bytes=5-2', 'lines=1', 'bytes=0-1,5-6', 'nonsense'])('%s is answered with the whole', async (range) => {
    const { status, headers, body } = await ask('/docs/a', { Range: range });
    expect([status, headers['content-range'], body.toString()]).toEqual([200, undefined, PAGE]);
  });

  test('a part behind the end is refused', async () => {
    const { status, headers, body } = await ask('/docs/a', { Range: 'bytes=9999-' });
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${size}`, 0]);
  });

  test('parts belong to the encoding that was chosen', async () => {
    const whole = await ask('/docs/a', { 'Accept-Encoding': 'br' });
    const part = await ask('/docs/a', { 'Accept-Encoding': 'br', Range: 'bytes=2-5' });
    expect(part.body).toEqual(whole.body.subarray(2, 6));
    expect(part.headers).toMatchObject({ etag: whole.headers.etag, 'content-encoding': 'br' });
  });

  test('If-Range lets a part through only for the same bytes', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask('/docs/a')).headers;
    const statusWith = async (condition: string): Promise<number> =>
      (await ask('/docs/a', { Range: 'bytes=0-1', 'If-Range': condition })).status;
    expect(await Promise.all([etag, date, '"other"', `W/${etag}`].map(statusWith))).toEqual([206, 206, 200, 200]);
  });

  test('HEAD knows no ranges', async () =>
    expect((await ask('/docs/a', { Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200));
});

test('what happens to the folder later touches no answer', async () => {
  appendFileSync(path.join(folder, 'dist/docs/a/index.html'), 'more');
  const { status, body } = await ask('/docs/a');
  expect([status, body.toString()]).toEqual([200, PAGE]);
});

const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
