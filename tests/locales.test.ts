import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nginxConfig } from '../deploy/nginx';
import { readHostingRules } from '../src/engine/serve/static-files';
import { testFixture } from './support/fixture-browser';

const { origin, dist, file } = testFixture('locales');
const html = (route: string): string => file(path.join(route, 'index.html').slice(1));
const PLANT = '/docs/latest/guides/plant';

describe('a language has the pages of the default one at addresses of its own', () => {
  test('with its interface sentences around a text that names its language', () => {
    const page = html(`/de${PLANT}`);
    expect(page).toContain('<html lang="de" dir="ltr"');
    expect(page).toContain('Zum Inhalt springen');
    expect(page).toContain('Auf dieser Seite');
    expect(page).toContain('<article lang="en" dir="ltr">');
    expect(page).toContain('Dig a hole for the apple tree');
    expect(html(PLANT)).not.toContain('<article lang=');
    expect(html('/de/about')).toMatch(/<main id="main"[^>]* lang="en" dir="ltr">/);
  });

  test('with the variables of the version', () => {
    expect(html('/de/docs/latest')).toContain('every oak');
    expect(html('/de/docs/v1')).toContain('every elm');
  });

  test('with links that stay within the language', () => {
    expect(html('/de/docs/latest')).toContain('<a href="/de/docs/latest/guides/plant">planting</a>');
    expect(html('/de/docs/latest')).toContain('<a href="/de/blog">the blog</a>');
    expect(html(`/de${PLANT}`)).toContain('href="/de/docs/latest/guides/plant?from=footer#water"');
    expect(file('_data/de/sidebar-docs-latest.html')).toContain('href="/de/docs/latest/guides/plant"');
  });
});

describe('what machines read', () => {
  test.each([PLANT, `/de${PLANT}`])('%s names all languages and itself as canonical', (route) => {
    const links = [
      ...html(route).matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g),
    ];
    const origin = 'https://orchard.example.org';
    expect(links.map(([, rel, lang, href]) => `${lang ?? rel} ${href}`)).toEqual([
      `canonical ${origin}${route}`,
      `en ${origin}${PLANT}`,
      `de ${origin}/de${PLANT}`,
      `x-default ${origin}${PLANT}`,
    ]);
  });

  test('a page whose canonical one is another names the languages of that one', () => {
    const page = html('/de/docs/v1/guides/plant');
    expect(page).toContain(`<link rel="canonical" href="https://orchard.example.org/de${PLANT}">`);
    expect(page).toContain(`hreflang="en" href="https://orchard.example.org${PLANT}"`);
  });

  test('the sitemap holds all languages, each entry with the others', () => {
    const entry = file('sitemap.xml')
      .split('</url>')
      .find((line) => line.includes(`<loc>https://orchard.example.org/de${PLANT}</loc>`));
    expect(entry?.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="en"', 'hreflang="de"', 'hreflang="x-default"']);
  });

  test('each language has feeds of its own', () => {
    const feed = file('de/blog/rss.xml');
    expect(feed).toContain('<language>de</language>');
    expect(feed).toContain('https://orchard.example.org/de/blog/2024/09/apples');
    expect(html('/de')).toContain('href="/de/blog/rss.xml"');
  });

  test('each language has a list of routes, and search files, of its own', () => {
    const routes = JSON.parse(file('_data/routes-de.json')) as { paths: string[] };
    expect(routes.paths.every((route) => route.startsWith('/de/'))).toBe(true);
    expect(existsSync(path.join(dist(), '_search/de/search-manifest.json'))).toBe(true);
    const index = readdirSync(path.join(dist(), '_search/de')).filter((name) => name.includes('-latest'));
    expect(index.map((name) => file(`_search/de/${name}`)).join('')).toContain('Plant a tree');
  });

  test('no script holds the sentences of two languages', () => {
    const scripts = readdirSync(path.join(dist(), 'assets')).filter((name) => name.endsWith('.js'));
    const several = scripts.filter((name) => {
      const text = file(`assets/${name}`);
      return ['Skip to main content', 'Zum Inhalt springen'].filter((one) => text.includes(one)).length > 1;
    });
    expect(several).toEqual([]);
  });
});

describe('addresses without a page', () => {
  test.each([
    ['/de/docs/nowhere', 'Unter dieser Adresse gibt es keine Seite', 'de'],
    ['/nowhere', 'Page not found', 'en'],
    ['/dessert', 'Page not found', 'en'],
  ])('%s answers in the language of the address', async (route, title, lang) => {
    const response = await fetch(origin() + route);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain(title);
    expect(text).toContain(`<html lang="${lang}"`);
  });

  test('nginx has the same not-found pages', () => {
    const config = nginxConfig(readHostingRules(dist()), { folder: '/srv', port: 80, brotli: false });
    expect(config).toContain('error_page 404 $site_not_found;');
    expect(config).toMatch(
      /map \$uri \$site_not_found \{\s*default "\/404\.html";\s*"~\^\/de\(\?:\/\|\$\)" "\/de\/404\.html";/,
    );
  });

  test('redirects lead within a language', async () => {
    const response = await fetch(`${origin()}/de/docs?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/docs/latest?x=1']);
  });
});
