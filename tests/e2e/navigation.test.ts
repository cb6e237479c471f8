import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idleMoments, untilLive, warningsOf } from '../support/browser';
import { testFixture } from '../support/fixture';
import { follow, isSameDocument, mark } from '../support/navigation';
import { giveOtherBuild, pauseRequests } from '../support/intercept';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';
const PLAIN = '/docs/latest/reference/plain';

const { visit, origin } = testFixture('shell');

/** Gives the browser the network information of a costly connection. */
async function connection(page: Page, facts: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), facts);
}

describe('On navigation the next page is preloaded first; if that fails, the whole page reloads (a warning is logged)', () => {
  test('the old page stays until the data of the next one is there, and the document stays the same', async () => {
    const page = await visit(START);
    await mark(page);
    const { asked, release } = await pauseRequests(page, '**/_data/**/long.json*');
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await asked;
    expect(await page.locator('h1').innerText()).toBe('Start here');
    expect(new URL(page.url()).pathname).toBe(START);
    release();
    await untilLive(page, LONG);
    expect(await page.locator('h1').innerText()).toBe('Long');
    expect(new URL(page.url()).pathname).toBe(LONG);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('no shell and no document is fetched for it, only the data of the page', async () => {
    const page = await visit(START);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    // Pages that the article links to are fetched ahead meanwhile, and kept for the click.
    const others = (): string[] => requests.filter((path) => !/^\/_data\/.*\.json$/.test(path));
    await follow(page, 'long page', LONG);
    expect(requests).toContain(`/_data${LONG}.json`);
    expect(others()).toEqual([]);
    await page.locator('.sidebar').getByText('Reference', { exact: true }).click();
    await page.locator('.sidebar').getByRole('link', { name: 'Plain', exact: true }).click();
    await untilLive(page, PLAIN);
    expect(requests).toContain(`/_data${PLAIN}.json`);
    expect(others()).toEqual([]);
  });

  test('data of another build is never mixed in: a warning says so, and the page is loaded whole', async () => {
    const page = await visit(START);
    await mark(page);
    await giveOtherBuild(page, '**/_data/**/long.json*');
    const warnings = warningsOf(page);
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await untilLive(page, LONG);
    expect(await isSameDocument(page)).toBe(false);
    expect(warnings).toEqual([expect.stringContaining('could not be preloaded; loading the whole page.')]);
  });

  test('of two clicks in a row the last one counts', async () => {
    const page = await visit(LONG);
    const { asked: slow, release } = await pauseRequests(page, '**/_data/docs/latest.json*');
    await page.getByRole('link', { name: 'start', exact: true }).click();
    await slow;
    await follow(page, 'parts', PARTS);
    const late = page.waitForResponse('**/_data/docs/latest.json*');
    release();
    await (await late).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('h1').innerText()).toBe('Parts');
    expect(new URL(page.url()).pathname).toBe(PARTS);
  });
});

describe('Prefetching of linked pages is skipped on slow 2g connections or when data saving is on', () => {
  /** Names of the data files asked for while the reader points at a link of the article. */
  async function prefetched(facts: { saveData?: boolean; effectiveType?: string }): Promise<string[]> {
    const page = await visit(START, { prepare: (fresh) => connection(fresh, facts) });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_data/')) asked.push(new URL(request.url()).pathname);
    });
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'long page', exact: true }).hover();
    await page.getByRole('link', { name: 'parts', exact: true }).focus();
    // What is fetched ahead is asked for at once, or in the next idle moment.
    await idleMoments(page);
    return [...new Set(asked)].sort();
  }

  test('on a good connection the page under the pointer or the focus is fetched ahead', async () => {
    const asked = await prefetched({ effectiveType: '4g', saveData: false });
    expect(asked).toContain(`/_data${LONG}.json`);
    expect(asked).toContain(`/_data${PARTS}.json`);
  });
  test('a page fetched ahead is not fetched again by the click', async () => {
    const page = await visit(START);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('/long.json'))));
    const ahead = page.waitForResponse('**/long.json*');
    await page.getByRole('link', { name: 'long page', exact: true }).hover();
    await (await ahead).finished();
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await untilLive(page, LONG);
    expect(asked).toBe(1);
  });
  test('it is fetched by a plain GET with credentials, which leaves nothing in the document', async () => {
    const page = await visit(START);
    const elements = await page.locator('head > *').count();
    await page.context().addCookies([{ name: 'session', value: 'mine', url: origin() }]);
    const ahead = page.waitForRequest('**/long.json*');
    await page.getByRole('link', { name: 'long page', exact: true }).hover();
    const request = await ahead;
    expect(request.method()).toBe('GET');
    expect(request.resourceType()).toBe('fetch');
    expect((await request.allHeaders())['cookie']).toBe('session=mine');
    expect(await page.locator('head > *').count()).toBe(elements);
  });
  test('with data saving nothing is', async () =>
    expect(await prefetched({ effectiveType: '4g', saveData: true })).toEqual([]));
  test('on slow-2g nothing is', async () =>
    expect(await prefetched({ effectiveType: 'slow-2g', saveData: false })).toEqual([]));
  test('on 2g nothing is', async () => expect(await prefetched({ effectiveType: '2g', saveData: false })).toEqual([]));
});

describe('Links that are not the router’s', () => {
  test('a click with a modifier opens another tab and leaves this one alone', async () => {
    const page = await visit(START);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'long page', exact: true }).click({ modifiers: ['Control'] });
    await untilLive(await opened, LONG);
    expect(await page.locator('h1').innerText()).toBe('Start here');
  });

  test('a redirect is followed by the browser', async () => {
    const page = await visit(LONG, { faults: [/404.*docs\.json/] });
    await page
      .locator('#main .prose a')
      .first()
      .evaluate((link) => link.setAttribute('href', '/docs?a=1#b'));
    await page.locator('#main .prose a').first().click();
    await page.waitForURL('**/docs/latest?a=1#b');
  });
});
