import { expect, test } from 'vitest';
import { SITE_DIST } from '../support/browser';
import { crawl } from '../support/crawl';
import { distinctRoutes } from '../support/site';

// The limit only catches a hang: the pages take about half a minute on two free cores.
const LIMIT_MS = 1_200_000;

test(
  'every page of the latest version and one page of each other kind opens without a problem',
  { timeout: LIMIT_MS },
  async () => {
    const routes = distinctRoutes(SITE_DIST);
    expect(routes.length).toBeGreaterThan(100);
    expect(await crawl(routes)).toEqual([]);
  },
);
