import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nginxConfig } from '../deploy/nginx';
import { readHostingRules } from '../src/engine/serve/static-files';
import { testFixture } from './support/fixture-browser';

const { origin, dist, file } = testFixture('locales');
const html = (route: string): string => file(path.join(route, 'index.html').slice(1));
const PLANT = '/docs/latest/guides/plant';
const PRUNE = '/docs/latest/guides/prune';

describe('a language is one more layer over the default one', () => {
  test('a translated page has its own text and words, at the address of its original', () => {
    expect(html(`/de${PLANT}`)).toContain('<html lang="de" dir="ltr"');
    expect(html(`/de${PLANT}`)).toContain('<title>Einen Baum pflanzen | Inspektor Gadget Obstgarten</title>');
    expect(html(`/ar${PLANT}`)).toContain('<html lang="ar" dir="rtl"');
    expect(html(`/ar${PLANT}`)).toContain('احفر حفرة لشجرة التفاح');
    expect(html(PLANT)).toContain('Dig a hole for the apple tree');
  });

  test('variables of the version are filled in every language', () => {
    expect(html('/de/docs/latest')).toContain('behält jede oak im Blick');
    expect(html('/de/docs/v1')).toContain('behält jede elm im Blick');
  });

  test('a page nobody has translated shows the text of the default language, says so, and names its language', () => {
    const page = html(`/ar${PRUNE}`);
    expect(page).toContain('لم تُترجم هذه الصفحة بعد. تقرؤها باللغة English.');
    expect(page).toContain('<article lang="en" dir="ltr">');
    expect(page).toContain('Cut what is dead, in winter.');
    expect(html('/de/about')).toMatch(/<main id="main"[^>]* lang="en" dir="ltr">/);
    expect(html(`/de${PLANT}`)).not.toContain('<article lang=');
  });

  test('a translation does not outlive a newer original', () => {
    expect(html('/de/docs/v1/guides/prune')).toContain('Schneide ab, was tot ist.');
    expect(html(`/de${PRUNE}`)).toContain('Cut what is dead, in winter.');
  });

  test('links lead to pages of the same language', () => {
    expect(html('/de/docs/latest')).toContain('<a href="/de/docs/latest/guides/plant">Pflanzen</a>');
    expect(html('/de/docs/latest')).toContain('<a href="/de/blog">den Blog</a>');
    expect(html(`/ar${PRUNE}`)).toContain('href="/ar/docs/latest/guides/plant?from=footer#water"');
  });

  test('categories, sidebar and texts of the configuration are translated', () => {
    expect(file('_data/de/sidebar-docs-latest.html')).toContain('>Anleitungen</a>');
    expect(html('/de/docs/latest/guides')).toContain('Wie man Bäume pflegt.');
    const page = html(`/de${PLANT}`);
    for (const text of [
      'Die Ernte beginnt.',
      'Doku',
      'Quelltext',
      'Mitmachen',
      'Auf dieser Seite',
      'Kopieren',
      'Hinweis',
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/Skip to|On this page|>Copy<|>Note</);
  });

  test('posts, tags and authors are translated in part', () => {
    expect(html('/de/blog/2024/09/apples')).toContain('Pflücke sie vor den Wespen.');
    expect(html('/de/blog/2024/09/apples')).toContain('10. September 2024');
    expect(html('/de/blog/2024/10/pears')).toContain('They do not keep for long.');
    expect(html('/de/blog/tags/harvest')).toContain('Beiträge über die Ernte.');
    expect(html('/de/blog/tags/harvest')).toContain('2 Beiträge');
    expect(html('/ar/blog/tags/harvest')).toContain('مقالان');
    expect(html('/de/blog/authors')).toContain('Die mit dem Spaten.');
  });

  test('a React page may have a translation', () => {
    expect(html('/de')).toContain('Willkommen im Obstgarten');
    expect(html('/ar')).toContain('Welcome to the orchard');
  });
});

describe('what machines read', () => {
  test.each([PLANT, `/de${PLANT}`, `/ar${PLANT}`])('%s names all languages and itself as canonical', (route) => {
    const links = [
      ...html(route).matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g),
    ];
    const origin = 'https://orchard.example.org';
    expect(links.map(([, rel, lang, href]) => `${lang ?? rel} ${href}`)).toEqual([
      `canonical ${origin}${route}`,
      `en ${origin}${PLANT}`,
      `de ${origin}/de${PLANT}`,
      `ar ${origin}/ar${PLANT}`,
      `x-default ${origin}${PLANT}`,
    ]);
  });

  test('a page whose canonical one is another names the languages of that one', () => {
    const page = html('/de/docs/v1/guides/plant');
    expect(page).toContain(`<link rel="canonical" href="https://orchard.example.org/de${PLANT}">`);
    expect(page).toContain(`hreflang="ar" href="https://orchard.example.org/ar${PLANT}"`);
  });

  test('the sitemap holds all languages, each entry with the others', () => {
    const entry = file('sitemap.xml')
      .split('</url>')
      .find((line) => line.includes(`<loc>https://orchard.example.org/de${PLANT}</loc>`));
    expect(entry?.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="en"', 'hreflang="de"', 'hreflang="ar"']);
  });

  test('each language has feeds of its own', () => {
    const feed = file('de/blog/rss.xml');
    expect(feed).toContain('<language>de</language>');
    expect(feed).toContain('<title>Blog von Inspektor Gadget Obstgarten</title>');
    expect(feed).toContain('<description>Neues aus dem Obstgarten.</description>');
    expect(feed).toContain('https://orchard.example.org/de/blog/2024/09/apples');
    expect(html('/de')).toContain('href="/de/blog/rss.xml"');
  });

  test('each language has a list of routes, and search files, of its own', () => {
    const routes = JSON.parse(file('_data/routes-de.json')) as { paths: string[] };
    expect(routes.paths.every((route) => route.startsWith('/de/'))).toBe(true);
    expect(existsSync(path.join(dist(), '_search/de/search-manifest.json'))).toBe(true);
    const index = readdirSync(path.join(dist(), '_search/de')).filter((name) => name.includes('-latest'));
    expect(index.map((name) => file(`_search/de/${name}`)).join('')).toContain('Einen Baum pflanzen');
  });

  test('no script holds the sentences of two languages', () => {
    const scripts = readdirSync(path.join(dist(), 'assets')).filter((name) => name.endsWith('.js'));
    const several = scripts.filter((name) => {
      const text = file(`assets/${name}`);
      return (
        ['Skip to main content', 'Zum Inhalt springen', 'انتقل إلى المحتوى'].filter((one) => text.includes(one))
          .length > 1
      );
    });
    expect(several).toEqual([]);
  });
});

describe('addresses without a page', () => {
  test.each([
    ['/de/docs/nowhere', 'Unter dieser Adresse gibt es keine Seite', 'de'],
    ['/ar/nowhere', 'لا توجد صفحة بهذا العنوان', 'ar'],
    ['/nowhere', 'There is no page at this address', 'en'],
    ['/dessert', 'There is no page at this address', 'en'],
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
