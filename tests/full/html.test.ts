import { expect, test } from 'vitest';
import { invalidHtml } from '../support/html';
import { fileOfRoute, siteRoutes } from '../support/site';

test('every page is valid HTML', { timeout: 1_800_000 }, async () => {
  const problems = await invalidHtml(siteRoutes().map(fileOfRoute));
  expect(problems.slice(0, 30)).toEqual([]);
});
