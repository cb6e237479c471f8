import { expect, test } from 'vitest';
import { invalidHtml } from './support/html';
import { DIST, fileOfRoute, routesOfKinds } from './support/site';

test('one page of each kind is valid HTML', async () => {
  const problems = await invalidHtml([...routesOfKinds().map(fileOfRoute), `${DIST}/404.html`]);
  expect(problems.slice(0, 30)).toEqual([]);
});
