import { expect, test } from 'vitest';
import { SITE_DIST } from '../support/browser';
import { crawl } from '../support/crawl';
import { siteRoutes } from '../support/site';

/** The kind of a page: each page of `latest` is its own, other pages share one with those of their section. */
function kindOf(route: string): string {
  const segments = route.split('/');
  if (segments[2] === 'latest') return route;
  const section = segments.slice(0, segments[1] === 'docs' ? 4 : 3).join('/');
  return `${section.replace(/\d{4}$/, 'post')} ${segments.length}`;
}

test('every page of the latest version and one page of each other kind opens without a problem', async () => {
  const routes = [...new Map(siteRoutes(SITE_DIST).map((route) => [kindOf(route), route])).values()];
  expect(routes.length).toBeGreaterThan(100);
  expect(await crawl(routes)).toEqual([]);
});
