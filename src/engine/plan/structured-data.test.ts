import { expect, test } from 'vitest';
import { planTestBlog } from './blog/test-blog';
import { absoluteUrl } from './absolute-url';
import { breadcrumbData, techArticleData } from './structured-data';

test('the last crumb of a trail is the page itself, whole addresses all', async () => {
  const { site } = await planTestBlog({}, { base: '/base/' });
  const crumbs = [
    { label: 'Docs', href: '/base/docs' },
    { label: 'Here', href: null },
  ];
  expect(breadcrumbData(site, crumbs, '/docs/here')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Docs', item: 'https://example.org/base/docs' },
      { position: 2, name: 'Here', item: 'https://example.org/base/docs/here' },
    ],
  });
});

test.each([
  [{ title: 'A', release: null, lastModified: null }, {}],
  [
    { title: 'A', release: 'v1', lastModified: '2024-05-01' },
    { version: 'v1', dateModified: '2024-05-01' },
  ],
])('of %j what is not known is not said', (page, said) =>
  expect(techArticleData(page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'A',
    ...said,
  }),
);

test('addresses are whole, below the base of the site', () => {
  const config = (url: string, base: string) => ({ config: { url, base } }) as Parameters<typeof absoluteUrl>[0];
  expect(absoluteUrl(config('https://a.org/', '/'), '/docs')).toMatch(/^https:\/\/a\.org\/docs\/?$/);
  expect(absoluteUrl(config('https://a.org', '/b/'), '/docs')).toMatch(/^https:\/\/a\.org\/b\/docs\/?$/);
});

const HEAD = '---\ntitle: Post\nauthors: [team]\ntags: [ebpf]\n---\n\nOne two three.\n\n<!-- truncate -->\n\nFour.\n';
const FILES = {
  'authors.yml': 'team:\n  name: The team\n  description: We.\n',
  'tags.yml': 'ebpf:\n  label: eBPF\n  description: Of eBPF.\n',
  '2024-03-02-post.md': HEAD,
};

test.each([
  [undefined, '2024-03-02'],
  ['2024-03-01', '2024-03-02'],
  ['2024-04-05', '2024-04-05'],
])('a post that was last changed on %s says who wrote it, when and of what', async (changed, modified) => {
  const dates = new Map(changed === undefined ? [] : [['blog/2024-03-02-post.md', changed]]);
  const { plan } = await planTestBlog(FILES, { base: '/base/' }, dates);
  const post = plan.pages.find(({ heading }) => heading === 'Post');
  const data = post?.structuredData.find((one) => (one as Record<string, unknown>)['@type'] === 'BlogPosting');
  expect(data).toMatchObject({
    headline: 'Post',
    datePublished: expect.stringMatching(/^2024-03-02/),
    dateModified: expect.stringMatching(new RegExp(`^${modified}`)),
    author: [
      {
        '@type': 'Organization',
        name: 'The team',
        url: expect.stringMatching(/^https:\/\/example\.org\/base\/blog\/authors\/?#team$/),
      },
    ],
    publisher: { name: 'Test site' },
    keywords: ['eBPF'],
    wordCount: 4,
    isPartOf: { name: 'Blog', url: expect.stringMatching(/^https:\/\/example\.org\/base\/blog\/?$/) },
  });
});
