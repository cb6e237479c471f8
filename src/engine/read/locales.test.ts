import { expect, test } from 'vitest';
import { siteConfigSchema } from './config/schema';
import { localizeConfig, localRoute, siteLocales } from './locales';

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
  announcement: { id: 'a', text: 'News', link: { label: 'Read', href: '/news?x=1#y' } },
  docs: { layers: ['v1'], versions: [{ name: 'v1', status: 'latest', label: 'One' }] },
  redirects: [{ from: '/old', to: '/docs/v1' }],
});
const [first, german] = siteLocales(config);
if (!german) throw new Error('There are two languages.');

test('the default language comes first and has no prefix', () => {
  expect([first.locale.code, first.prefix, first.isDefault]).toEqual(['en', '', true]);
  expect([german.locale.code, german.prefix, german.isDefault]).toEqual(['de', '/de', false]);
  expect(localizeConfig(config, first)).toBe(config);
});

test.each([
  ['/docs/v1', '/de/docs/v1'],
  ['/', '/de/'],
  ['/guide.pdf', '/guide.pdf'],
  ['/guide.PDF#x', '/guide.PDF#x'],
  ['/docs/v0.46.0', '/de/docs/v0.46.0'],
])('%s is at %s in another language', (route, expected) => expect(localRoute(german, route)).toBe(expected));

test('routes of the configuration lead within the language; files and other sites stay', () => {
  const local = localizeConfig(config, german);
  expect(local.navbar.items).toMatchObject([
    { to: '/de/docs', activeBase: '/de/docs' },
    { href: 'https://example.org' },
  ]);
  expect(local.footer.groups[0]?.links).toEqual([{ label: 'Feed', href: '/blog/rss.xml?x=1#y' }]);
  expect(local.announcement?.link?.href).toBe('/de/news?x=1#y');
  expect([local.docs.base, local.blog.base]).toEqual(['/de/docs', '/de/blog']);
  expect(local.redirects).toEqual([{ from: '/de/old', to: '/de/docs/v1' }]);
});
