import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { untilLive, useBrowser } from '../support/browser';
import { MAX_QUERY_LENGTH } from '../../src/shared/constants';
import { OLDEST } from '../support/site';
import { ask, hrefOf, openSearch, searchBox, searchRequests, typeQuery } from '../support/search';

const PAGE = '/docs/latest/gadgets/trace_exec';
const { visit } = useBrowser();

describe('Results', () => {
  test('open at the page and the row that is asked for; posts are labelled and never above an answer', async () => {
    const page = await visit('/docs/latest');
    const box = await openSearch(page);
    const firsts = {
      'snaphsot process': '/docs/latest/gadgets/snapshot_process',
      latency_ns: '/docs/latest/gadgets/trace_dns#field-latency_ns',
      '--filter': '/docs/latest/reference/run#output',
    };
    for (const [query, first] of Object.entries(firsts)) {
      await typeQuery(box, query);
      expect((await hrefOf(box.options.first())).replace(/\?[^#]*/, '')).toBe(first);
    }
    for (const query of ['trace dns', 'headlamp']) {
      await typeQuery(box, query);
      const results = await box.pages.evaluateAll((all) =>
        all.map((option) => ({
          post: option.getAttribute('href')?.startsWith('/blog/'),
          label: option.querySelector('.search__label')?.textContent,
        })),
      );
      expect(results.filter(({ post, label }) => post !== (label === 'Blog'))).toEqual([]);
      expect(results[0]?.post, query).toBe(query === 'headlamp');
    }
  });

  test('are of the version of the page, one a page, and change with it', async () => {
    const page = await visit(`/docs/${OLDEST}/gadgets/trace_exec`);
    const { field, options, pages } = await ask(page, 'trace_dns');
    expect(await field.getAttribute('placeholder')).toBe(`Search the docs (${OLDEST})`);
    const paths = await pages.evaluateAll((all) =>
      all.map((option) => new URL((option as HTMLAnchorElement).href).pathname),
    );
    expect(paths[0]).toBe(`/docs/${OLDEST}/gadgets/trace_dns`);
    expect(paths.filter((path) => ![`/docs/${OLDEST}/`, '/blog/'].some((part) => `${path}/`.startsWith(part)))).toEqual(
      [],
    );
    expect(new Set(paths).size).toBe(paths.length);
    await page.keyboard.press('Escape');
    await page.locator('summary:visible', { hasText: `Version: ${OLDEST}` }).click();
    await page.getByRole('link', { name: 'main', exact: true }).click();
    await untilLive(page, '/docs/main/gadgets/trace_exec');
    await ask(page, 'tcprtt');
    expect(await hrefOf(options.first())).toContain('/docs/main/gadgets/profile_tcprtt');
  });

  test('facets narrow the results and carry the counts', async () => {
    const page = await visit('/docs/latest');
    const { dialog, pages } = await ask(page, 'memory');
    const facets = dialog.getByRole('group', { name: 'Filter results' });
    const gadgets = facets.getByRole('button', { name: /^Gadgets \d+/ });
    const [all, some] = await Promise.all([pages.count(), gadgets.innerText()]);
    await gadgets.click();
    await expect.poll(() => pages.count()).toBe(Math.min(10, Number(some.replace(/\D/g, ''))));
    expect(await gadgets.getAttribute('aria-pressed')).toBe('true');
    // There may be as many results of this kind as of all kinds: only the addresses show that the others were removed.
    const hrefs = (): Promise<string[]> =>
      pages.evaluateAll((list) => list.map((option) => option.getAttribute('href') ?? ''));
    await expect.poll(async () => (await hrefs()).filter((href) => !href.includes('/gadgets/'))).toEqual([]);
    const kinds = await facets.getByRole('button', { name: /^(?:Gadgets|Guides|Reference|Blog) \d+$/ }).allInnerTexts();
    const count = (text: string): number => Number(text.replace(/\D/g, ''));
    const total = await facets.getByRole('button', { name: /^All \d+/ }).innerText();
    expect(kinds.reduce((sum, text) => sum + count(text), 0)).toBe(count(total));
    await facets.getByRole('button', { name: /^Blog \d+/ }).click();
    await expect.poll(() => pages.first().getAttribute('href')).toMatch(/^\/blog\//);
    await facets.getByRole('button', { name: /^All \d+/ }).click();
    await expect.poll(() => pages.count()).toBe(all);
  });
});

describe('The box', () => {
  test('keeps its size when the first letter is typed, shows its keys, and the section found where there is room', async () => {
    const page = await visit(PAGE);
    const box = await openSearch(page);
    const before = await box.dialog.boundingBox();
    await typeQuery(box, 'dns');
    await box.dialog.locator('.search__preview h2, .search__preview h1').first().waitFor();
    expect(await box.dialog.boundingBox()).toEqual(before);
    expect(await box.dialog.locator('.dialog__keys').innerText()).toMatch(/Select.*Open.*Close/s);
    expect(await box.dialog.locator('.dialog__head > svg').isVisible()).toBe(true);
    const cut = await box.dialog
      .locator('.search__preview pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
    expect(cut).toBe(0);
    expect(await box.dialog.locator('.search__preview .page__facts').count()).toBe(0);
    await typeQuery(box, 'uninstall');
    await box.dialog.locator('.search__preview').getByText('undeploy').first().waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await box.dialog.locator('.search__preview').waitFor({ state: 'hidden' });
    await typeQuery(box, 'tcprtt');
    await page.setViewportSize({ width: 1280, height: 800 });
    await box.dialog.locator('.search__preview').getByText('profile_tcprtt').first().waitFor();
  });
});

describe('Without results', () => {
  test('it says what can be typed and where to go; nothing found is said, with other ways', async () => {
    const page = await visit(PAGE);
    const { dialog, field } = await openSearch(page);
    expect(await dialog.innerText()).toContain('Type a gadget, a flag, a column');
    await dialog.getByRole('link', { name: 'Blog' }).click();
    await untilLive(page, '/blog');
    expect(await dialog.count()).toBe(0);
    await openSearch(page);
    await field.fill('qqzzxxyyvv');
    await dialog.getByText('Nothing found for “qqzzxxyyvv”').waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await violationsInBothThemes(page, 'dialog')).toEqual([]);
    await dialog.getByRole('link', { name: /^Documentation/ }).click();
    await untilLive(page, '/docs/latest');
  });

  test('recent searches are kept on this device, can be repeated and cleared', async () => {
    const page = await visit(PAGE);
    const box = await ask(page, 'oomkill');
    await page.keyboard.press('Enter');
    await untilLive(page, '/docs/latest/gadgets/trace_oomkill');
    await page.reload();
    await untilLive(page);
    await openSearch(page);
    await box.dialog.getByRole('button', { name: 'oomkill', exact: true }).click();
    await box.options.first().waitFor();
    expect(await box.field.inputValue()).toBe('oomkill');
    await box.field.fill('');
    await box.dialog.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Clear' }).click();
    expect(await box.dialog.getByRole('button', { name: 'oomkill', exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]');
  });
});

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
});

test('words are suggested: some to begin with, those that come near, and those of other languages', async () => {
  const page = await visit(PAGE);
  const box = await openSearch(page);
  await box.dialog.getByRole('button', { name: 'slow dns' }).click();
  await box.options.first().waitFor();
  await typeQuery(box, 'memoqqqq');
  const near = box.dialog.getByRole('region', { name: 'Similar words in the docs' });
  const word = await near.getByRole('button').first().innerText();
  expect(await box.dialog.getByRole('link', { name: 'Ask the community' }).getAttribute('href')).toMatch(/^https:/);
  await near.getByRole('button').first().click();
  await box.options.first().waitFor();
  expect(await box.field.inputValue()).toBe(word);
  await typeQuery(box, 'Speichermangel');
  // The words of other languages are fetched when a query needs them.
  await expect.poll(() => box.status.innerText()).toContain('out of memory');
});

/** Texts that are no query. The unit tests of the search ask many more. */
const ODD_QUERIES = [
  'trace '.repeat(2000),
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  '\ud800',
  '__proto__',
  '.*+?^${}()|[]\\',
  '\u202eabc',
  '    ',
];

test('no query makes an error or becomes markup', async () => {
  const page = await visit('/docs/latest');
  const { dialog, field } = await ask(page, 'dns');
  for (const query of ODD_QUERIES) {
    await field.fill(query);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect((await field.inputValue()).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  }
  expect(await dialog.locator('img, script').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await typeQuery(searchBox(page), 'trace_dns');
});

test('requests carry no query', async () => {
  const page = await visit(PAGE);
  const requests = searchRequests(page);
  await ask(page, 'my secret words');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => request.url().includes('secret') || request.postData() !== null)).toEqual([]);
});
