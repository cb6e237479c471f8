import { expect, test } from 'vitest';
import { manyPosts, planTestBlog } from '../../plan/blog/test-blog';
import { llmsText } from '../machines/llms';
import { localeConfig, siteMetadata } from './metadata';
import { pageFile } from '../../../shared/urls';
import { sitemap } from './sitemap';

test.each([
  ['/', 'index.html'],
  ['/docs', 'docs/index.html'],
  ['/docs/a/', 'docs/a/index.html'],
  ['/x.html', 'x/index.html'],
])('the page %s is the file %s', (path, file) => expect(pageFile(path)).toBe(file));

test('the sitemap names pages that are listed and their own canonical page, escaped, with their dates', async () => {
  const { site, plan } = await planTestBlog(
    {
      ...manyPosts(1),
      '2024-02-02-b.md': '---\ntitle: B\nslug: "a&b"\n---\nText\n',
      '2024-03-03-c.md': '---\ntitle: C\nunlisted: true\n---\nText\n',
    },
    { base: '/sub/' },
  );
  const twin = plan.pages.find((page) => page.path.endsWith('/post-1'));
  const pages = [...plan.pages, ...(twin ? [{ ...twin, path: '/old' }] : [])];
  const xml = sitemap(site, pages);
  expect(xml).toContain('<loc>https://example.org/sub/blog/2024/01/post-1</loc>\n<lastmod>2024-01-01</lastmod>');
  expect(xml).toContain('<loc>https://example.org/sub/blog/a&amp;b</loc>');
  expect(xml).not.toMatch(/\/old|2024\/03\/c/);
});

test('llms.txt lists the posts with one line each', async () => {
  const { site, plan } = await planTestBlog({
    ...manyPosts(2),
    '2024-03-03-c.md': '---\ntitle: Hidden\nunlisted: true\n---\nText\n',
  });
  expect(llmsText(site, plan.pages)).toBe(
    '# Test site\n\n> A site.\n\n## Blog\n\n- [Post 2](https://example.org/blog/2024/01/post-2.md): About 2.\n' +
      '- [Post 1](https://example.org/blog/2024/01/post-1.md): About 1.\n',
  );
});

test('the metadata names the features in use', async () => {
  const { site } = await planTestBlog(manyPosts(1), { siteVersion: '1.2.3', search: { enabled: false } });
  expect(siteMetadata(site)).toMatchObject({ docusaurusVersion: '3.6.3', siteVersion: '1.2.3' });
  expect(Object.keys((siteMetadata(site) as { pluginVersions: object }).pluginVersions)).toEqual([
    'blog',
    'sitemap',
    'classic-theme',
    'ideal-image',
    'diagrams',
  ]);
});

test('locales carry label, direction and path', async () => {
  const { site } = await planTestBlog(
    {},
    { locales: [{ code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl', path: 'ar' }], defaultLocale: 'ar' },
  );
  expect(localeConfig(site)).toEqual({
    defaultLocale: 'ar',
    locales: ['ar'],
    path: 'i18n',
    currentLocale: 'ar',
    localeConfigs: { ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' } },
  });
});
