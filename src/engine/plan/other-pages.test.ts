import { describe, expect, test } from 'vitest';
import { siteLocales } from '../read/locales';
import { planModules, planNotFound } from './other-pages';
import type { Site } from './site';
import { emptySource } from './test-source';

const LOCALES = ['en', 'de'].map((code) => ({ code, label: code, htmlLang: code, path: code }));
const source = emptySource({
  title: 'Orchard',
  tagline: 'Keeps track of trees.',
  url: 'https://example.org',
  base: '/b/',
  locales: LOCALES,
  blog: { title: 'News', base: '/news' },
});
const [first, german] = siteLocales(source.config);

/** A version with pages at these addresses. */
const version = (name: string, addresses: string[], more: object = {}): Site['docs'][number] =>
  ({
    config: { name },
    path: `/docs/${name}`,
    isLast: true,
    docs: addresses.map((address) => ({ address })),
    ...more,
  }) as unknown as Site['docs'][number];
const site = (more: Partial<Site> = {}): Site => ({ ...source, root: '/root', language: first, docs: [], ...more });

describe('React pages', () => {
  const pages = ['index', 'about-us'].map((name) => ({
    name,
    file: `/root/pages/${name}.tsx`,
    route: name === 'index' ? '/' : `/${name}`,
  }));

  test('the home page is the site, another one has the name of its file', () => {
    const [home, about] = planModules(site({ pages }), []);
    expect(home).toMatchObject({
      file: 'pages/index.tsx',
      section: 'home',
      heading: 'Orchard',
      description: 'Keeps track of trees.',
      structuredData: [{ '@type': 'WebSite', name: 'Orchard', url: 'https://example.org/b/' }],
      untranslated: null,
      body: { kind: 'module', module: 'index', props: { recentPosts: [], gadgets: [] } },
    });
    expect(about).toMatchObject({ section: 'page', heading: 'About us', structuredData: [] });
  });

  test('in another language a page names the language of its text', () => {
    const shown = planModules(site({ language: german ?? first, pages }), []);
    expect(shown.map(({ untranslated }) => untranslated?.code)).toEqual(['en', 'en']);
  });
});

describe('the not-found page', () => {
  /** Its address, and the routes that it lists. */
  const routesOf = (of: Site, hasBlog: boolean): (string | undefined)[] => {
    const { path, unlisted, body } = planNotFound(of, hasBlog);
    expect(unlisted).toBe(true);
    const html = body.kind === 'html' ? body.render() : '';
    const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a><span>([^<]*)/g)];
    return [path, ...links.map(([, href, label, text]) => `${href} ${label}: ${text}`)];
  };

  test('of an empty site leads home', () =>
    expect(routesOf(site(), false)).toEqual(['/404', '/b/ Home: The way into this site.']));

  test('leads to the newest version, to the gadgets and to the blog', () => {
    const sections = { ...source.sections, gadgets: 'gadgets' };
    const docs = [version('v2', ['', 'gadgets/']), version('v1', ['', 'gadgets/'], { isLast: false })];
    expect(routesOf(site({ docs, sections }), true)).toMatchInlineSnapshot(`
      [
        "/404",
        "/b/ Home: The way into this site.",
        "/b/docs/v2 Documentation: Guides and reference of v2.",
        "/b/docs/v2/gadgets/ Gadgets: All gadgets, with a finder.",
        "/b/news News: All posts, newest first.",
      ]
    `);
    expect(routesOf(site({ docs: [version('v2', [''])], sections }), false)).toHaveLength(3);
  });

  test('of another language is below its prefix', () =>
    expect(routesOf(site({ language: german ?? first }), false).map((one) => one?.split(' ')[0])).toEqual([
      '/de/404',
      '/b/de/',
    ]));
});
