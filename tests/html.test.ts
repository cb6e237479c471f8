import { expect, test } from 'vitest';
import { invalidHtml } from './support/html';
import { DIST, distinctRoutes, fileOfRoute } from './support/site';

test('every page of the latest version and one page of each other kind is valid HTML', async () => {
  const problems = await invalidHtml([...distinctRoutes().map(fileOfRoute), `${DIST}/404.html`]);
  expect(problems.slice(0, 30)).toEqual([]);
});
