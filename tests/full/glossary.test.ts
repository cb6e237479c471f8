import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { useBrowser } from '../support/browser';
import { intercept } from '../support/intercept';
import { ask, typeQuery } from '../support/search';
import { PREVIOUS } from '../support/site';

const PAGE = '/docs/latest/gadget-devel/program-types';

const { visit } = useBrowser();

describe('Terms of the glossary', () => {
  test('are explained in a card, by keyboard and by pointer, and lead to their page', async () => {
    const page = await visit(PAGE);
    const term = page.locator('.prose a.term').first();
    const word = (await term.innerText()).toLowerCase();
    await page.locator('.prose a').first().focus();
    await page.keyboard.press('Shift+Tab');
    await term.focus();
    const card = page.locator('#hint');
    await card.waitFor();
    expect((await card.innerText()).toLowerCase()).toContain(word.replace(/s$/, ''));
    const more = card.getByRole('link', { name: 'Read more' });
    expect(await more.getAttribute('href')).toBe(await term.getAttribute('href'));
    await page.keyboard.press('Escape');
    await expect.poll(() => card.count()).toBe(0);
    await page.locator('.prose a.term').nth(1).hover();
    await card.waitFor();
  });

  test('a tap shows the card instead of leaving the page', async () => {
    const page = await visit(PAGE, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });
    await page.locator('.prose a.term').first().tap();
    await page.locator('#hint').getByRole('link', { name: 'Read more' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('without a script they are links, and nothing is loaded before one is meant', async () => {
    const bare = await visit(PAGE, { javaScriptEnabled: false, inert: true });
    await bare.locator('.prose a.term').first().click();
    await bare.waitForURL((url) => url.hash !== '');
    const page = await visit(PAGE);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    expect(loaded.filter((name) => name.includes('glossary.json'))).toEqual([]);
  });
});

describe('A search for a term', () => {
  const VERSION = `/docs/${PREVIOUS}`;

  test('says what it means above the results, also to a screen reader, and leads to where it is explained', async () => {
    const page = await visit(`${VERSION}/quick-start`);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const box = await ask(page, 'trace_dns');
    expect(loaded.filter((url) => url.includes('glossary'))).toEqual([]);
    await typeQuery(box, 'Mount namespaces');
    const meaning = box.dialog.locator('.search__term[aria-live=polite]');
    await meaning.filter({ hasText: /^mount namespace The file systems visible to a group of processes/ }).waitFor();
    const link = meaning.getByRole('link', { name: 'Read more' });
    // The first result stays what Enter opens; the link is a stop of the Tab key.
    expect(await box.field.getAttribute('aria-activedescendant')).toBe(await box.options.first().getAttribute('id'));
    expect(await violationsInBothThemes(page)).toEqual([]);
    for (let stops = 0; stops < 20 && !(await link.evaluate((it) => it === document.activeElement)); stops++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === VERSION && url.hash === '#enrichment');
    await page.locator('#enrichment').waitFor();
  });

  test('leads to the section that explains the term', async () => {
    const page = await visit(`${VERSION}/quick-start`);
    const box = await ask(page, 'data source');
    const link = box.dialog.locator('.search__term').getByRole('link', { name: 'Read more' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`${VERSION}/gadget-devel/gadget-intro#data-sources`);
    await typeQuery(box, 'data source trace');
    expect(await link.count()).toBe(0);
  });

  test('works without the meaning when it cannot be fetched, and shows it at the next try', async () => {
    const page = await visit(`${VERSION}/quick-start`, { faults: [/ERR_FAILED/] });
    await intercept(page, '**/_data/glossary.json*', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    const box = await ask(page, 'BTF');
    await warned;
    expect(await box.options.count()).toBeGreaterThan(0);
    await page.unroute('**/_data/glossary.json*');
    await typeQuery(box, 'kprobe');
    await box.dialog.locator('.search__term').getByText('kprobe', { exact: true }).waitFor();
  });
});
