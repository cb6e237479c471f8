import { expect, test } from 'vitest';
import { en } from '../../shared/strings/en';
import type { Diagnostic } from '../model/diagnostic';
import { siteConfigSchema } from './config/schema';
import { parseDocument } from './documents';
import { localizeConfig, localRoute, siteLocales } from './locales';
import { translate, withoutOriginal } from './translation';

const config = siteConfigSchema.parse({
  title: 'Orchard',
  locales: [
    { code: 'de', label: 'Deutsch', htmlLang: 'de', path: 'de' },
    { code: 'en', label: 'English', htmlLang: 'en', path: 'en' },
  ],
  navbar: {
    items: [
      { type: 'link', label: 'Docs', to: '/docs', activeBase: '/docs' },
      { type: 'repository', label: 'Source', href: 'https://example.org' },
    ],
  },
  footer: {
    groups: [{ title: 'More', links: [{ label: 'Feed', href: '/blog/rss.xml?x=1#y' }] }],
    copyright: '',
    trademark: '',
  },
  announcement: { id: 'a', text: 'News', link: { label: 'Read', href: '/de/news' } },
  docs: { layers: ['v1'], versions: [{ name: 'v1', status: 'latest', label: 'One' }] },
  redirects: [
    { from: '/old', to: '/docs/v1' },
    { from: '/news', to: '/de/news' },
  ],
});
const [first, german] = siteLocales(config, 'i18n');

function localize(texts: Record<string, string>) {
  if (!german) throw new Error('There are two languages.');
  const problems: Diagnostic[] = [];
  const strings = { strings: en, configuration: new Map(Object.entries(texts)), file: 'i18n/de/strings.yaml' };
  return { config: localizeConfig(config, german, strings, problems), problems };
}

test('the default language comes first and has no prefix', () => {
  expect([first.locale.code, first.prefix, first.isDefault]).toEqual(['en', '', true]);
  expect([german?.locale.code, german?.prefix, german?.folder]).toEqual(['de', '/de', 'i18n/de']);
});

test.each([
  ['/docs/v1', '/de/docs/v1'],
  ['/', '/de/'],
  ['/de/docs/v1', '/de/docs/v1'],
  ['/de', '/de'],
  ['/dessert', '/de/dessert'],
  ['/guide.pdf', '/guide.pdf'],
  ['/GUIDE.PDF', '/GUIDE.PDF'],
  ['/main.c', '/main.c'],
  ['/docs/v0.46.0', '/de/docs/v0.46.0'],
])('%s is at %s in another language', (route, expected) => expect(localRoute(config, '/de', route)).toBe(expected));

test('routes of the configuration lead within the language; files and other sites stay', () => {
  const { config: local, problems } = localize({ Docs: 'Doku', One: 'Eins', Source: 'Quelltext' });
  expect(local.navbar.items).toMatchObject([
    { label: 'Doku', to: '/de/docs', activeBase: '/de/docs' },
    { label: 'Quelltext', href: 'https://example.org' },
  ]);
  expect(local.footer.groups[0]?.links).toEqual([{ label: 'Feed', href: '/blog/rss.xml?x=1#y' }]);
  expect(local.announcement?.link?.href).toBe('/de/news');
  expect(local.docs).toMatchObject({ base: '/de/docs', versions: [{ label: 'Eins' }] });
  expect(local.blog.base).toBe('/de/blog');
  expect(local.redirects).toEqual([
    { from: '/de/old', to: '/de/docs/v1' },
    { from: '/de/news', to: '/de/news' },
  ]);
  expect(problems).toEqual([]);
});

test('what is no text of the configuration is the same in every language', () => {
  const { config: local } = localize({ News: 'Neues', Read: 'Lesen', More: 'Mehr', Orchard: 'Obstgarten' });
  expect(local.title).toBe('Obstgarten');
  expect(local.navbar).toEqual({ ...config.navbar, items: local.navbar.items });
  expect(local.announcement).toEqual({
    ...config.announcement,
    text: 'Neues',
    link: { label: 'Lesen', href: '/de/news' },
  });
  expect(local.footer.groups[0]?.title).toBe('Mehr');
  expect(local.blog).toMatchObject({ title: en.blog.title, description: en.blog.description });
});

test('words of the blog, titles of kinds and an announcement without a link are said in the language', () => {
  if (!german) throw new Error('There are two languages.');
  const own = siteConfigSchema.parse({
    title: 'Orchard',
    locales: config.locales,
    announcement: { id: 'a', text: 'News' },
    blog: { title: 'Diary', description: 'What happened.' },
    admonitions: { idea: { like: 'tip', title: 'Idea' }, plain: { like: 'note' } },
  });
  const configuration = new Map(Object.entries({ Diary: 'Tagebuch', 'What happened.': 'Was war.', Idea: 'Einfall' }));
  const local = localizeConfig(own, german, { strings: en, configuration, file: null }, []);
  expect(local.announcement).toEqual({ ...own.announcement });
  expect(local.blog).toMatchObject({ title: 'Tagebuch', description: 'Was war.' });
  expect(local.admonitions).toEqual({ idea: { like: 'tip', title: 'Einfall' }, plain: { like: 'note' } });
});

test('a text that the configuration does not hold is told of', () => {
  expect(localize({ Orchad: 'Obstgarten' }).problems).toMatchObject([
    { rule: 'strings/unknown-text', severity: 'warning', hint: 'Did you mean "Orchard"?' },
  ]);
});

test('a translation keeps the place of its original and speaks for itself', () => {
  const read = (head: string) => parseDocument(`---\n${head}\n---\n\nText.`, 'a.md', []);
  const original = read('title: Plant\nslug: plant\nsidebar_position: 3\ndescription: D\nkeywords: [tree]\ntags: [a]');
  expect(translate(original, read('title: Pflanzen\nsidebar_position: 5'), 'de')).toMatchObject({
    language: 'de',
    frontMatter: { title: 'Pflanzen', slug: 'plant', sidebar_position: 5, tags: ['a'] },
  });
  expect(translate(original, read('title: Pflanzen'), 'de').frontMatter).not.toHaveProperty('description');
  const wrong = withoutOriginal('i18n/de/plnat.md', 'plnat.md', ['plant.md'], false);
  expect(wrong).toMatchObject({ severity: 'error', hint: 'Did you mean "plant.md"?' });
});
