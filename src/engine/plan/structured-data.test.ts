import { expect, test } from 'vitest';
import { planTestBlog } from './blog/test-blog';
import { breadcrumbData } from './structured-data';

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
