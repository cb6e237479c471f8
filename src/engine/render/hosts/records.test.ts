import { expect, test } from 'vitest';
import { manyPosts, planTestBlog } from '../../plan/blog/test-blog';
import { pageFile } from '../../../shared/urls';
import { sitemap } from './host-files';

test.each([
  ['/', 'index.html'],
  ['/docs', 'docs/index.html'],
  ['/docs/a/', 'docs/a/index.html'],
  ['/x.html', 'x/index.html'],
])('the page %s is the file %s', (path, file) => expect(pageFile(path)).toBe(file));

test('the sitemap names pages that are listed and their own canonical page, with their dates', async () => {
  const { site, plan } = await planTestBlog(
    {
      ...manyPosts(1),
      '2024-02-02-b.md': '---\ntitle: B\nslug: a-b\n---\nText\n',
      '2024-03-03-c.md': '---\ntitle: C\nunlisted: true\n---\nText\n',
    },
    { base: '/sub/' },
  );
  const twin = plan.pages.find((page) => page.path.endsWith('/post-1'));
  const pages = [...plan.pages, ...(twin ? [{ ...twin, path: '/old' }] : [])];
  const xml = sitemap(site, pages);
  expect(xml).toContain('<loc>https://example.org/sub/blog/2024/01/post-1</loc>\n<lastmod>2024-01-01</lastmod>');
  expect(xml).toContain('<loc>https://example.org/sub/blog/a-b</loc>');
  expect(xml).not.toMatch(/\/old|2024\/03\/c/);
});
