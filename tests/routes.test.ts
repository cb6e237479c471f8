import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHostingRules } from '../src/engine/serve/static-files';
import { redirectTarget } from '../src/shared/redirects';
import { normalizePath } from '../src/shared/urls';
import { DIST, OLDEST, readList, ROOT, siteRoutes, startServer, VERSIONS, type TestServer } from './support/site';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Every address that was published, in the specification and by each release since. */
const listed = readFileSync(path.join(ROOT, 'content/site/addresses.txt'), 'utf8').split('\n').filter(Boolean);
const built = new Set(siteRoutes());
/** Those that are pages. Others lead on: a page was renamed, or its version was retired. */
const routes = listed.filter((route) => built.has(route) || !isMoved(route));
const moved = listed.filter((route) => !built.has(route) && isMoved(route));

function isMoved(route: string): boolean {
  return redirectTarget(readHostingRules(DIST).redirects, normalizePath(route)) !== undefined;
}

const get = (path: string): Promise<Response> => fetch(server.origin + path, { redirect: 'manual' });

describe('every published address', () => {
  test('answers 200 with its own page', async () => {
    const canonicals = new Map<string, string>();
    for (const route of routes) {
      const response = await get(route);
      expect(response.status, route).toBe(200);
      const html = await response.text();
      expect(html, route).toContain('<!DOCTYPE html>');
      const data = JSON.parse(
        /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
      ) as { path?: string };
      expect(data.path, route).toBe(route);
      canonicals.set(route, html);
    }
    expect(canonicals.size).toBe(routes.length);
  });

  test('leads to a page where its page was renamed or its version retired', async () => {
    for (const route of moved) {
      const response = await get(`${route}?a=1`);
      expect(response.status, route).toBe(301);
      const target = response.headers.get('location') ?? '';
      expect(target, route).toContain('?a=1');
      expect((await get(target)).status, target).toBe(200);
      expect(existsSync(`${DIST}${normalizePath(route)}/index.html`), `${route}: a page for hosts without rules`).toBe(
        true,
      );
    }
  });

  test('answers with its trailing slash toggled', async () => {
    for (const route of routes.filter((path) => path !== '/')) {
      const toggled = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
      expect((await get(toggled)).status, toggled).toBe(200);
    }
  });

  test('answers with .html and /index.html', async () => {
    for (const route of ['/docs/latest/quick-start', '/docs/latest/gadgets/', '/docs/latest', '/blog']) {
      const bare = route.replace(/\/$/, '');
      expect((await get(`${bare}.html`)).status, `${bare}.html`).toBe(200);
      expect((await get(`${bare}/index.html`)).status, `${bare}/index.html`).toBe(200);
    }
  });
});

describe('the pages of the site', () => {
  const paths = siteRoutes();
  const versions = VERSIONS.map(({ name }) => name.replaceAll('.', '\\.')).join('|');

  test('are the published addresses, and pages that came since', () => {
    expect(routes.filter((route) => !paths.includes(route))).toEqual([]);
    expect(new Set(paths.map((route) => route.toLowerCase())).size).toBe(paths.length);
  });

  test('that came since are posts, pages of blog lists, or pages of a version, and answer', async () => {
    const newer = paths.filter((route) => !routes.includes(route));
    const known = new RegExp(`^/docs/(?:${versions})(?:/|$)|^/blog/(?:\\d{4}/\\d{2}/[^/]+$|page/\\d+$|tags/)`);
    expect(newer.filter((route) => !known.test(route))).toEqual([]);
    for (const route of newer) expect((await get(route)).status, route).toBe(200);
  });
});

describe('redirects', () => {
  test.each(readList('redirects.txt').map((line) => line.split(' ') as [string, string]))(
    '%s leads to %s and keeps the query',
    async (from, to) => {
      const response = await get(`${from}?a=1`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${to}?a=1`);
      expect(existsSync(`${DIST}${from}/index.html`), 'a page for hosts without rules').toBe(true);
    },
  );
});

test.each([
  '/nope',
  '/docs/latest/nope',
  `/docs/${OLDEST}/gadgets/nope`,
  '/blog/page/999',
  '/blog/tags/nope',
  '/docs/../../etc/passwd',
  '/%',
  '/docs/latest/gadgets/trace_dns/index.json',
])('%s answers 404 with the not-found page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page not found');
});
