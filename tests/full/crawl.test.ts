import { expect, test } from 'vitest';
import { SITE_DIST } from '../support/browser';
import { crawl } from '../support/crawl';
import { serveWithNginx } from '../support/nginx';
import { distinctRoutes, siteRoutes } from '../support/site';

test('every page opens without a problem', { timeout: 1_800_000 }, async () =>
  expect(await crawl(siteRoutes(SITE_DIST))).toEqual([]),
);

test('one page of each kind opens from nginx without a problem', { timeout: 1_800_000 }, async () =>
  expect(await crawl(distinctRoutes(SITE_DIST), serveWithNginx)).toEqual([]),
);
