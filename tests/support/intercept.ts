import type { Page } from 'playwright-core';

/**
 * Answers requests of a page instead of the server, as `page.route` does. A page that is open already has the
 * browser ask for a request only some moments later: here it does when this ends.
 */
export async function intercept(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route);
  if (page.url() === 'about:blank') return;
  const probe = `${new URL(page.url()).origin}/?asked`;
  await page.route(probe, (asked) => asked.fulfill({ status: 204 }));
  const status = (): Promise<number> =>
    page.evaluate((url) => fetch(url, { method: 'HEAD' }).then((answer) => answer.status), probe);
  while ((await status()) !== 204);
  await page.unroute(probe);
}

/** Pauses some requests until they are released. `asked` resolves with the first of them. */
export async function pauseRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ asked: Promise<unknown>; release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(url);
  asked.catch(() => undefined);
  await intercept(page, url, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Gives a file other text than the server has. */
export async function rewriteFile(page: Page, url: string, rewrite: (text: string) => string): Promise<void> {
  await intercept(page, url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

/** Gives a data file as another build than that of the page would have written it. */
export function giveOtherBuild(page: Page, url: string): Promise<void> {
  return rewriteFile(page, url, (text) => JSON.stringify({ ...(JSON.parse(text) as object), build: 'another' }));
}
