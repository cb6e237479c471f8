import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../../deploy/nginx';
import { walk } from '../../src/engine/read/walk';
import { isPublic, PRIVATE_FILES } from '../../src/engine/render/hosts/hosting';
import { loadOutput, staticHandler } from '../../src/engine/serve/static-files';
import { normalizePath, withBase } from '../../src/shared/urls';
import { freePort, startNginx } from '../support/nginx';
import { listenAnywhere } from '../support/servers';
import { DIST, readList, siteRoutes, type TestServer } from '../support/site';

/** What two servers have to agree on. */
interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

const COMPARED = [
  'location',
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

/** Requests without following redirects or decoding the body; the path is sent as it is written. */
function ask(origin: string, target: string, accepted = 'identity'): Promise<Answer & { headBytes: number }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers: { 'Accept-Encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(COMPARED.map((name) => [name, response.headers[name] as string | undefined])),
          body: Buffer.concat(chunks),
          // The first line, each header with its colon, blank and end of line, and the empty line.
          headBytes: 19 + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Headers that say something of one answer, or of the connection. */
const OF_ONE_ANSWER =
  /^(?:accept-ranges|allow|connection|content-(?:encoding|length|range|type)|date|etag|keep-alive|last-modified|location|server|transfer-encoding|vary)$/;

/** The status, and all headers that say what may be done with an answer. */
async function askAll(
  origin: string,
  target: string,
  sent: Record<string, string>,
): Promise<{ status: number; headers: Record<string, string> }> {
  const response = await fetch(origin + target, { headers: sent, redirect: 'manual' });
  await response.body?.cancel();
  const headers = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.test(name));
  return { status: response.status, headers: Object.fromEntries(headers) };
}

const OF_PAGES = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const routes = siteRoutes();
const files = walk(DIST, isPublic);
/** The address of the first file of a kind. */
const fileOf = (kind: RegExp): string => `/${files.find((file) => kind.test(file)) ?? 'nothing'}`;

describe.each(['/', '/tool/docs-site/'])('nginx with the generated rules, below %s', (base) => {
  let nginx: TestServer;
  let own: TestServer;
  const at = (path: string): string => withBase(path, base);

  beforeAll(async () => {
    const output = await loadOutput(DIST);
    const redirects = [...output.rules.redirects, { from: '/docs/v0/*', to: '/docs/latest/*' }];
    const rules = { ...output.rules, base, redirects };
    own = await listenAnywhere(staticHandler(async () => ({ ...output, rules })));
    const port = await freePort();
    nginx = await startNginx(nginxConfig(rules, { folder: DIST, port, brotli: true }), port);
  });
  afterAll(async () => {
    await Promise.all([nginx.close(), own.close()]);
  });

  /** Answers of both to each target, and where they differ. */
  async function differences(targets: readonly string[], accepted?: string): Promise<string[]> {
    const found: string[] = [];
    for (const target of targets) {
      const [theirs, ours] = await Promise.all([
        ask(nginx.origin, target, accepted),
        ask(own.origin, target, accepted),
      ]);
      if (theirs.status !== ours.status) found.push(`${target}: ${theirs.status} instead of ${ours.status}`);
      for (const name of COMPARED) {
        // A redirect's own text is of no interest.
        const counts = name !== 'content-type' || ours.status !== 301;
        if (counts && theirs.headers[name] !== ours.headers[name])
          found.push(`${target}: ${name} is ${theirs.headers[name]} instead of ${ours.headers[name]}`);
      }
      if (!theirs.body.equals(ours.body) && theirs.status === 200) found.push(`${target}: other bytes`);
    }
    return found;
  }

  test('every route answers in all of its forms as the own server does', async () => {
    expect(routes.length).toBeGreaterThan(600);
    for (const route of routes) {
      const bare = normalizePath(route);
      const forms = bare === '/' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
      expect(await differences(forms.map(at))).toEqual([]);
      expect((await ask(nginx.origin, at(route))).status, route).toBe(200);
    }
  });

  test.each(['br', 'gzip'])(
    'every file is sent as the build packed it for a client that takes %s',
    async (accepted) => {
      const targets = files
        .filter((file) => !/(^|\/)(?:index|404)\.html$/.test(file))
        .map((file) => at(`/${encodeURI(file)}`));
      expect(targets.length).toBeGreaterThan(500);
      expect(await differences(targets, accepted)).toEqual([]);
      expect((await ask(nginx.origin, at('/'), accepted)).headers['content-encoding']).toBe(accepted);
      expect(await differences(['/', '/docs/latest', '/nowhere'].map(at), accepted)).toEqual([]);
    },
  );

  const POLICIES = {
    page: /^default-src 'none'; script-src 'self' 'sha256-.*; trusted-types site$/,
    file: /^default-src 'none'; style-src 'unsafe-inline'; sandbox$/,
    worker: /^default-src 'none'; connect-src 'self'$/,
  };
  const KEPT = 'max-age=31536000, immutable';
  test.each<[string, number, keyof typeof POLICIES, string | undefined, Record<string, string>?]>([
    ['/', 200, 'page', 'no-cache'],
    ['/docs/latest/quick-start', 200, 'page', 'no-cache'],
    ['/docs', 301, 'page', undefined],
    ['/nowhere', 404, 'page', 'no-cache'],
    ['/assets/nowhere.js', 404, 'page', 'no-cache'],
    [fileOf(/^assets\/[^/]*\.js$/), 200, 'file', KEPT],
    [fileOf(/^assets\/[^/]*\.css$/), 200, 'file', KEPT],
    [fileOf(/^assets\/[^/]*\.woff2$/), 200, 'file', KEPT],
    [fileOf(/^assets\/cards\/.*\.png$/), 200, 'file', KEPT],
    [fileOf(/^workers\/.*\.js$/), 200, 'worker', KEPT],
    ['/sw.js', 200, 'worker', 'no-cache'],
    ['/_data/sidebar-docs-latest.html', 200, 'file', 'no-cache'],
    ['/_data/routes.json', 200, 'file', 'no-cache'],
    [fileOf(/^_search\/search-doc-.*\.json$/), 200, 'file', KEPT],
    ['/_search/search-manifest.json', 200, 'file', 'no-cache'],
    ['/docs/latest/quick-start.md', 200, 'file', 'no-cache'],
    ['/docs/latest/gadgets.json', 200, 'file', 'no-cache'],
    ['/blog/rss.xml', 200, 'file', 'no-cache'],
    ['/favicon.svg', 200, 'file', 'no-cache'],
    ['/robots.txt', 200, 'file', 'no-cache'],
  ])('%s is answered by both with %i and all headers of a %s', async (path, status, kind, caching, sent = {}) => {
    for (const { origin } of [nginx, own]) {
      const { status: got, headers } = await askAll(origin, at(path), sent);
      const { 'content-security-policy': policy, ...others } = headers;
      expect(got, origin).toBe(status);
      expect(policy, origin).toMatch(POLICIES[kind]);
      expect(others, origin).toEqual({
        'x-content-type-options': 'nosniff',
        ...(kind === 'page' ? OF_PAGES : {}),
        ...(caching === undefined ? {} : { 'cache-control': caching }),
      });
    }
  });

  test('redirects keep the query in every form, and carry the headers of documents', async () => {
    const redirects = readList('redirects.txt').map((line) => line.split(' ')[0] ?? '');
    const below = ['/docs/v0', '/docs/v0/quick-start', '/docs/v0/a%20b%25%C3%BC', '/docs/v0/gadgets.json'];
    const forms = [...redirects, ...below].flatMap((from) => [
      from,
      `${from}/`,
      `${from}.html`,
      `${from}/index.html`,
      `${from}?a=1&b=2`,
    ]);
    expect(await differences(forms.map(at))).toEqual([]);
    const { status, headers } = await ask(nginx.origin, at(forms[0] ?? ''));
    expect(status).toBe(301);
    expect(headers['content-security-policy']).toContain('script-src');
    const moved = await ask(nginx.origin, at('/docs/v0/gadgets/?a=1'));
    expect([moved.status, moved.headers['location']]).toEqual([301, at('/docs/latest/gadgets?a=1')]);
    expect((await ask(nginx.origin, at('/docs/v0//example.org'))).status).toBe(404);
  });

  test('what is not there, or not public, is the not-found page', async () => {
    const hidden = [
      ...PRIVATE_FILES.map((file) => `/${file}`),
      '/index.html.br',
      '/_data/index.json.gz',
      '/assets/',
      '/assets',
      '/_data/',
      '/_search/',
      '/nowhere',
      '/docs/latest/nowhere/',
      '/404',
      '/404.html',
      '/docs//latest',
      '/.nojekyll',
    ].map(at);
    expect(await differences(hidden)).toEqual([]);
    for (const target of hidden) expect((await ask(nginx.origin, target)).status, target).toBe(404);
    const { body } = await ask(nginx.origin, at('/nowhere'));
    expect(body.toString()).toContain('Page not found');
  });

  test.runIf(base !== '/')('the base answers without its slash, and nothing outside of it', async () => {
    expect(await differences([base.slice(0, -1), '/', '/docs/latest', `${base.slice(0, -1)}x`])).toEqual([]);
    expect((await ask(nginx.origin, '/docs/latest')).status).toBe(404);
  });
});
