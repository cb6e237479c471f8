import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readHostingRules } from '../../src/engine/serve/static-files';
import { withLastSlash } from '../../src/shared/urls';
import { buildAt, copyFixture } from '../support/fixture';
import { siteRoutes } from '../support/site';

describe.each(['shell', 'locales'])('The site "%s" with a slash at the end of every address', (name) => {
  const root = copyFixture(name);
  const dist = path.join(root, 'dist');

  beforeAll(async () => {
    const file = path.join(root, 'site.config.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(export default \{)/, '$1\n  trailingSlash: true,'));
    await buildAt(root);
  });

  test('pages, page data, search and redirects have the same addresses', () => {
    const rules = readHostingRules(dist);
    expect(rules.redirects.filter(({ to }) => withLastSlash(to) !== to)).toEqual([]);
    const routes = siteRoutes(dist);
    expect(routes.length).toBeGreaterThan(3);
    expect(routes.filter((route) => !route.endsWith('/'))).toEqual([]);
    for (const route of routes) {
      const html = readFileSync(path.join(dist, route, 'index.html'), 'utf8');
      expect(html, route).toContain(`"path":"${route}"`);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/docs\/[^"?#.]*)"/g)) expect(href).toMatch(/\/$/);
    }
  });
});
