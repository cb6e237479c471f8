import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { idleMoments, useBrowser } from '../support/browser';
import { giveOtherBuild, intercept, pauseRequests } from '../support/intercept';
import { ask, openSearch, searchBox, searchButton, searchRequests, typeQuery } from '../support/search';

const PAGE = '/docs/latest/gadgets/trace_exec';
const FIRST_STAGE = '**/_search/search-{doc,index}-*';
const TEXTS = '**/_search/search-text-*';

const { visit, origin } = useBrowser();

/** A reader who has searched here before. */
const searchedBefore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('recent-searches', '["dns"]'));

const settle = (page: Page): Promise<unknown> => page.waitForLoadState('networkidle');

describe('The files are fetched when they are wanted', () => {
  test('not with the page; on hover, once, as JSON without payload from the base path', async () => {
    let requests: Request[] = [];
    const scripts: string[] = [];
    const page = await visit('/docs/latest', {
      prepare: async (fresh) => {
        requests = searchRequests(fresh);
        fresh.on('request', (request) => scripts.push(request.url()));
      },
    });
    await settle(page);
    expect(requests).toEqual([]);
    expect(scripts.filter((url) => /\/(?:dialog|worker)-/.test(url))).toEqual([]);
    await searchButton(page).hover();
    await expect.poll(() => requests.length).toBe(8);
    await settle(page);
    await page.mouse.move(600, 600);
    await searchButton(page).hover();
    await ask(page, 'dns');
    expect(requests).toHaveLength(8);
    for (const request of requests) {
      expect(request.method()).toBe('GET');
      expect(request.postData()).toBeNull();
      expect(request.url()).toMatch(
        new RegExp(
          `^${origin()}/_search/(?:search-manifest\\.json|search-(?:doc|index|text)-\\d{8}-\\d{6}-(?:latest|site)\\.json|search-words-[\\w-]+\\.json)$`,
        ),
      );
      const response = await request.response();
      expect(response?.headers()['content-type']).toMatch(/^application\/json/);
      await expect(response?.json()).resolves.toHaveProperty('build');
    }
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    ['on focus', (page) => searchButton(page).focus()],
    ['by the key that opens the box', (page) => page.keyboard.press('/')],
  ])('%s', async (_, act) => {
    const page = await visit(PAGE);
    const requests = searchRequests(page);
    await act(page);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test('on first display for a reader who has searched before, after the page', async () => {
    // Listening begins before the page: on a quick machine the files are there before the visit is over.
    let requests: Request[] = [];
    await visit(PAGE, {
      prepare: async (fresh) => {
        requests = searchRequests(fresh);
        await searchedBefore(fresh);
      },
    });
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }])('not on first display with %o', async (facts) => {
    let requests: Request[] = [];
    const code: string[] = [];
    const page = await visit(PAGE, {
      prepare: async (fresh) => {
        requests = searchRequests(fresh);
        fresh.on('request', (request) => {
          if (/\/(?:search|react)-[^/]*\.js/.test(request.url())) code.push(request.url());
        });
        await searchedBefore(fresh);
        await fresh.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), facts);
      },
    });
    // The code of the box would be asked for in the first of these moments, the files of the search by that code.
    await idleMoments(page);
    expect(requests).toEqual([]);
    expect(code).toEqual([]);
  });
});

describe('A slow download', () => {
  test("shows 'Loading...' until the index is there; what was typed meanwhile is answered then", async () => {
    const page = await visit(PAGE);
    const { release } = await pauseRequests(page, FIRST_STAGE);
    const { field, options, status } = await openSearch(page);
    expect(await field.getAttribute('placeholder')).toBe('Loading...');
    await field.fill('trace_dns');
    expect(await status.innerText()).toBe('Loading...');
    expect(await options.count()).toBe(0);
    release();
    await options.first().waitFor();
    expect(await field.getAttribute('placeholder')).toBe('Search the docs (v0.46.0)');
  });

  test("the button says 'Loading...' while the box itself is on its way", async () => {
    const page = await visit(PAGE);
    const { release } = await pauseRequests(page, '**/assets/search-*.js');
    await searchButton(page).click();
    await page.locator('.search-button').filter({ hasText: 'Loading...' }).waitFor();
    release();
    await searchBox(page).field.waitFor();
    await expect.poll(() => page.locator('.search-button').innerText()).toContain('Search');
  });

  test('titles, headings and identifiers answer before the full text is there', async () => {
    const page = await visit(PAGE);
    const { release } = await pauseRequests(page, TEXTS);
    const { field, options, status } = await openSearch(page);
    await field.fill('--ignore-failed');
    await options.first().waitFor();
    expect(await status.innerText()).toContain('still loading');
    release();
    await expect.poll(() => status.innerText()).toMatch(/^\d+ pages?$/);
  });
});

// What a worker fetches does not show on the page's console.
describe('A failed download', () => {
  const retry = (page: Page): Promise<void> => searchBox(page).dialog.getByRole('button', { name: 'Retry' }).click();

  test.each([
    ['the manifest', '**/_search/search-manifest.json*'],
    ['the index', FIRST_STAGE],
    ['the full text', TEXTS],
  ])('%s: says so, and Retry keeps what was typed', async (name, url) => {
    const page = await visit(PAGE);
    let aborted = 0;
    await intercept(page, url, async (route) => {
      await route.abort();
      aborted++;
    });
    const box = await openSearch(page);
    await box.field.fill('packet loss');
    const alert = box.dialog.getByRole('alert');
    await alert.getByText('The search index could not be loaded.').waitFor();
    if (name === 'the index') expect(await violationsInBothThemes(page, 'dialog')).toEqual([]);
    // What is said of the first failure may stand until the second one: the request tells them apart.
    const before = aborted;
    await retry(page);
    await expect.poll(() => aborted).toBeGreaterThan(before);
    await alert.waitFor();
    await page.unroute(url);
    await retry(page);
    await box.options.first().waitFor();
    expect(await box.field.inputValue()).toBe('packet loss');
    await expect.poll(() => alert.count()).toBe(0);
  });

  test('the worker', async () => {
    const page = await visit(PAGE);
    await intercept(page, '**/workers/worker-*.js', (route) => route.abort(), { times: 1 });
    const box = await openSearch(page);
    await box.field.fill('dns');
    await box.dialog.getByText('The search could not be loaded.').waitFor();
    await retry(page);
    await box.options.first().waitFor();
  });
});

test('an index of another build is refused, and the reload keeps what was typed', async () => {
  const page = await visit(PAGE);
  await giveOtherBuild(page, '**/_search/search-doc-*');
  const box = await openSearch(page);
  await box.field.fill('packet loss');
  await box.dialog.getByText('The site has been updated since this page was opened.').waitFor();
  expect(await box.options.count()).toBe(0);
  // Another try of this page would be refused again.
  expect(await box.dialog.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await page.unroute('**/_search/search-doc-*');
  await box.dialog.getByRole('button', { name: 'Reload' }).click();
  await box.options.first().waitFor();
  expect(await box.field.inputValue()).toBe('packet loss');
  await typeQuery(box, 'dns');
});
