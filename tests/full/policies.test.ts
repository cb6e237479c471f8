import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_DIST, untilLive, useBrowser } from '../support/browser';
import { buildAt, copyFixture } from '../support/build-fixture';
import { openContext, sharedBrowser } from '../support/launch';
import { serveWithNginx } from '../support/nginx';
import { ask } from '../support/search';
import { PREVIOUS, startServer, type TestServer } from '../support/site';

const HOME = `/docs/${PREVIOUS}`;
const ARCHIVE = zipSync({ 'a.txt': new TextEncoder().encode('text') });

/** Opens a file that is no page in a tab. Scripts of the tests do not run in it, so they are not added. */
async function openFile(url: string): Promise<{ page: Page; errors: string[] }> {
  const context = await openContext(await sharedBrowser());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(url);
  return { page, errors };
}

describe.each([
  ['the own server', startServer],
  ['nginx with the generated rules', serveWithNginx],
])('With the policies of %s', (_, serve) => {
  const { visit, origin } = useBrowser(() => serve(SITE_DIST));

  test('the search answers from its worker', async () => {
    const { pages } = await ask(await visit('/docs/latest/quick-start'), 'trace_dns');
    expect(await pages.first().getAttribute('href')).toContain('trace_dns');
  });

  test.each(['/blog/rss.xml', '/blog/atom.xml'])('%s is shown in a tab with its style', async (feed) => {
    const { page, errors } = await openFile(origin() + feed);
    const title = await page.evaluate(() => {
      const element = document.getElementsByTagName('title')[0];
      return element && [element.textContent, getComputedStyle(element).fontWeight];
    });
    expect([title, errors]).toEqual([['Inspektor Gadget blog', '700'], []]);
    await page.context().close();
  });

  describe('of a small site', () => {
    let server: TestServer;
    beforeAll(async () => {
      const root = copyFixture('shell');
      mkdirSync(path.join(root, 'public'), { recursive: true });
      writeFileSync(path.join(root, 'public/archive.zip'), ARCHIVE);
      await buildAt(root);
      server = await serve(path.join(root, 'dist'));
    });
    afterAll(() => server?.close());

    test('an archive is downloaded', async () => {
      const { page, errors } = await openFile(`${server.origin}/docs/latest`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.evaluate(() => {
          const link = Object.assign(document.createElement('a'), { href: '/archive.zip' });
          document.querySelector('#main')?.append(link);
          link.click();
        }),
      ]);
      expect(new Uint8Array(readFileSync(await download.path()))).toEqual(ARCHIVE);
      expect(errors).toEqual([]);
      await page.context().close();
    });
  });

  describe('that is down', () => {
    let stop = async (): Promise<void> => undefined;
    const tester = useBrowser(async () => {
      const { origin: address, close } = await serve(SITE_DIST);
      stop = async () => {
        stop = async () => undefined;
        await close();
      };
      return { origin: address, close: () => stop() };
    });

    test('a version that is kept is read', async () => {
      const page = await tester.visit(`${HOME}/quick-start`);
      await page
        .locator('summary:visible', { hasText: /^Version:/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Save .* for offline use/ }).click();
      await page.getByText(`${PREVIOUS} is saved for offline use (`).waitFor();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await stop();
      await page.reload();
      await untilLive(page, `${HOME}/quick-start`);
      expect(await page.locator('h1').count()).toBe(1);
    });
  });
});
