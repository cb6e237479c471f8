import { expect, test } from 'vitest';
import { SITE_DIST } from '../support/browser';
import { crawl } from '../support/crawl';
import { distinctRoutes } from '../support/site';

test('every page of the latest version and one page of each other kind opens without a problem', async () => {
  const routes = distinctRoutes(SITE_DIST);
  expect(routes.length).toBeGreaterThan(100);
  expect(await crawl(routes)).toEqual([]);
});
