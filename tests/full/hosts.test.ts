import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walk } from '../../src/engine/read/walk';
import { ruleFiles } from '../../src/engine/render/hosts/rule-files';
import { readHostingRules } from '../../src/engine/serve/static-files';
import { withBase, withLastSlash } from '../../src/shared/urls';
import { buildAt, copyFixture } from '../support/fixture';
import { hostAnswers, type HostAnswer, type HostName } from '../support/hosts';
import { DIST, readList, siteRoutes } from '../support/site';

const HOSTS: HostName[] = ['netlify', 'cloudflare-pages', 'github-pages', 's3'];

/** Follows the redirects of a host; gives where they end and how many there were. */
function follow(answer: (address: string) => HostAnswer, address: string): HostAnswer & { steps: number } {
  for (let steps = 0, at = address; ; steps++) {
    const got = answer(at);
    if (got.location === null || steps > 5) return { ...got, steps };
    at = got.location;
  }
}

const CASES = HOSTS.flatMap((host) => ['/', '/tool/docs-site/'].map((base) => ({ host, base })));

describe.each(CASES)('The whole site on $host, below $base', ({ host, base }) => {
  const rules = { ...readHostingRules(DIST), base };
  const at = (route: string): string => withBase(route, base);
  let ruled: string;
  let answer: (address: string) => HostAnswer;

  beforeAll(() => {
    // The files of the build, with the rules for this host in the place of those that the build left.
    ruled = mkdtempSync(path.join(tmpdir(), 'host-'));
    const sections = [...new Set(siteRoutes().map((route) => route.split('/')[1] ?? ''))].filter(Boolean);
    for (const [name, text] of Object.entries(ruleFiles(host, rules, { sections, others: ['robots.txt'] })))
      writeFileSync(path.join(ruled, name), text);
    answer = hostAnswers(host, DIST, base, ruled);
  });
  afterAll(() => rmSync(ruled, { recursive: true, force: true }));

  test('every route is answered with its page, after one redirect at most', () => {
    const wrong = siteRoutes().filter((route) => {
      const { status, file, steps } = follow(answer, at(encodeURI(route)));
      return status !== 200 || file !== `${withLastSlash(route).slice(1)}index.html` || steps > 1;
    });
    expect(wrong).toEqual([]);
    const slashed = siteRoutes().filter((route) => follow(answer, at(withLastSlash(encodeURI(route)))).steps > 0);
    expect(slashed).toEqual([]);
  });

  test('every redirect leads on, by a rule before any file where the host has rules', () => {
    for (const line of readList('redirects.txt')) {
      const [from = '', to = ''] = line.split(' ');
      for (const form of [at(from), at(`${from}/`)]) {
        const first = answer(form);
        if (host === 'netlify' || host === 'cloudflare-pages')
          expect([first.status, first.location], form).toEqual([301, at(to)]);
        const { status, file } = follow(answer, form);
        expect(status, form).toBe(200);
        const html = readFileSync(path.join(DIST, file ?? ''), 'utf8');
        expect(html.includes(`data-to="${to}"`) || file === `${to.slice(1)}/index.html`, form).toBe(true);
      }
    }
  });

  test('what is not there is the not-found page; data and search files are published', () => {
    const notFound = readFileSync(path.join(DIST, '404.html'), 'utf8');
    const policy = rules.documentHeaders['Content-Security-Policy'] ?? '';
    for (const address of ['/nowhere', '/nowhere/at/all', '/docs/latest/nowhere'].map(at)) {
      const { status, file, headers } = answer(address);
      expect([status, file], address).toEqual([404, '404.html']);
      if (host === 'cloudflare-pages') expect(headers['Content-Security-Policy'], address).toBe(policy);
    }
    // Whatever a host can say of such an address, the page itself has the policy, in front of all that it loads.
    const [, own = ''] =
      /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(notFound) ?? [];
    expect(own).toBe(policy.replace("frame-ancestors 'self'; ", ''));
    for (const file of walk(DIST, (name) => /^_(?:data|search)\/.*\.(?:json|html)$/.test(name)))
      expect(answer(at(`/${encodeURI(file)}`)).status, file).toBe(200);
  });

  test.runIf(host === 'netlify' || host === 'cloudflare-pages')(
    'pages have their policy once, what they load is kept and has that of files',
    () => {
      const policy = rules.documentHeaders['Content-Security-Policy'];
      for (const route of siteRoutes()) {
        const { headers } = answer(at(withLastSlash(encodeURI(route))));
        expect(headers['Content-Security-Policy'], route).toBe(policy);
        expect(headers['Cache-Control'], route).toBe('no-cache');
      }
      for (const file of walk(DIST, (name) => /^assets\/[^/]*\.js$/.test(name))) {
        const { headers } = answer(at(`/${file}`));
        expect(headers['Cache-Control'], file).toBe('max-age=31536000, immutable');
        expect(headers['Content-Security-Policy'], file).toBe(rules.fileHeaders['Content-Security-Policy']);
        // What the host adds by itself has to fit beside it.
        const bytes = Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('').length;
        expect(bytes, file).toBeLessThanOrEqual(200);
      }
    },
  );
});

describe.each(['shell', 'locales'])('The site "%s" with a slash at the end of every address', (name) => {
  const root = copyFixture(name);
  const dist = path.join(root, 'dist');

  beforeAll(async () => {
    const file = path.join(root, 'site.config.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(export default \{)/, "$1\n  trailingSlash: true,\n  host: 'netlify',"));
    await buildAt(root);
  });

  test.each(HOSTS)('no link, canonical or entry of the sitemap is redirected by %s', (host) => {
    const answer = hostAnswers(host, dist, '/');
    const origin = /<loc>(https:\/\/[^/]*)/.exec(readFileSync(path.join(dist, 'sitemap.xml'), 'utf8'))?.[1] ?? '';
    const files = walk(dist, (file) => /\.(?:html|xml|txt)$|_data\/.*\.json$/.test(file));
    const addresses = new Set<string>();
    for (const file of files) {
      const text = readFileSync(path.join(dist, file), 'utf8').replaceAll('\\"', '"');
      if (text.includes('<h1>This page has moved</h1>')) continue;
      for (const [, href = ''] of text.matchAll(/ (?:href|content)="(\/[^"/][^"]*|\/)"/g)) addresses.add(href);
      for (const [, path = ''] of text.matchAll(new RegExp(`${origin}(/[^"<\\s)&#]*)`, 'g'))) addresses.add(path);
    }
    expect(addresses.size).toBeGreaterThan(10);
    const redirected = [...addresses].filter((address) => answer(address).location !== null);
    expect(redirected.filter((address) => !/^\/(?:docs\/?)?$/.test(address))).toEqual([]);
  });

  test('page data, search and redirects say the same addresses', () => {
    const rules = readHostingRules(dist);
    expect(rules.redirects.filter(({ to }) => withLastSlash(to) !== to)).toEqual([]);
    const routes = siteRoutes(dist);
    expect(routes.length).toBeGreaterThan(3);
    expect(routes.filter((route) => !route.endsWith('/'))).toEqual([]);
    for (const route of routes) {
      const html = readFileSync(path.join(dist, route, 'index.html'), 'utf8');
      expect(html, route).toContain(`"path":"${route}"`);
    }
  });
});
