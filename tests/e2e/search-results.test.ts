import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { untilLive, useBrowser } from '../support/browser';
import { ask, hrefOf, openSearch, typeQuery } from '../support/search';
import { VERSIONS } from '../support/site';

const PAGE = '/docs/latest/gadgets/trace_exec';
const { visit } = useBrowser();

describe('The list of results', () => {
  test('shows further sections below a page, and the keyboard chooses them like other results', async () => {
    const page = await visit(PAGE);
    const { dialog, field, options } = await ask(page, 'uninstall the deployment from the cluster');
    const more = dialog.locator('.search__option--more');
    await more.first().waitFor();
    const href = await hrefOf(more.first());
    const place = await options.evaluateAll((all) => all.findIndex((one) => one.matches('.search__option--more')));
    for (let step = 0; step < place; step++) await field.press('ArrowDown');
    expect(await more.first().getAttribute('aria-selected')).toBe('true');
    await field.press('Enter');
    await untilLive(page, new URL(href, page.url()).pathname);
  });

  test('goes on to all results', async () => {
    const page = await visit(PAGE);
    const { dialog, pages } = await ask(page, 'memory');
    const all = dialog.getByRole('button', { name: /^Show all \d+ results$/ });
    const count = Number((await all.innerText()).replace(/\D/g, ''));
    await all.click();
    await expect.poll(() => pages.count()).toBe(count);
    expect(await all.count()).toBe(0);
  });

  test('a chip says how many it shows, and the arrow keys go on in the list', async () => {
    const page = await visit(PAGE);
    const { dialog, field, options, pages, status } = await ask(page, 'latency');
    const chip = dialog.getByRole('button', { name: /^With flags or fields \d+/ });
    const count = Number((await chip.innerText()).replace(/\D/g, ''));
    await chip.click();
    await expect.poll(() => status.innerText()).toMatch(new RegExp(`^${count} pages?$`));
    await expect.poll(() => pages.count()).toBe(Math.min(10, count));
    await page.keyboard.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('of a query before is not seen under the next one', async () => {
    const page = await visit(PAGE);
    // The worker answers nothing from the moment that the test says so.
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { type: string }) {
        if (!('holds' in window && message.type === 'ask')) postMessage.call(this, message);
      };
    });
    await page.reload();
    await untilLive(page);
    const { field, options } = await ask(page, 'dns');
    await page.evaluate(() => Object.assign(window, { holds: true }));
    await field.fill('memory');
    await options.first().waitFor({ state: 'hidden' });
  });

  test('is narrowed to another version in the box', async () => {
    const page = await visit(PAGE);
    const box = await ask(page, 'trace_dns');
    const [version] = VERSIONS.filter(({ name }) => name !== 'latest');
    if (!version) throw new Error('There is one version only.');
    await box.dialog.getByLabel('Version').selectOption(version.name);
    await expect.poll(() => hrefOf(box.options.first())).toContain(`/docs/${version.name}/gadgets/trace_dns`);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test('has the section of the active result beside it where there is room', async () => {
    const page = await visit(PAGE);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { dialog } = await ask(page, 'uninstall');
    await dialog.locator('.search__preview').getByText('undeploy').first().waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await dialog.locator('.search__preview').waitFor({ state: 'detached' });
  });
});

describe('Without results', () => {
  test('words that come near can be searched, and people asked', async () => {
    const page = await visit(PAGE);
    const box = await ask(page, 'memoqqqq');
    const near = box.dialog.getByRole('region', { name: 'Similar words in the docs' });
    const word = await near.getByRole('button').first().innerText();
    expect(await box.dialog.getByRole('link', { name: 'Ask the community' }).getAttribute('href')).toMatch(/^https:/);
    await near.getByRole('button').first().click();
    await box.options.first().waitFor();
    expect(await box.field.inputValue()).toBe(word);
  });

  test('before a query there are some to begin with', async () => {
    const page = await visit(PAGE);
    const box = await openSearch(page);
    await box.dialog.getByRole('button', { name: 'slow dns' }).click();
    await box.options.first().waitFor();
    await typeQuery(box, 'Speichermangel');
    // The words of other languages are fetched when a query needs them.
    await expect.poll(() => box.status.innerText()).toContain('out of memory');
  });
});
