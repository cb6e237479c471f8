import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { untilLive, useBrowser } from '../support/browser';
import { MAX_QUERY_LENGTH } from '../../src/shared/constants';
import { OLDEST } from '../support/site';
import { ask, hrefOf, openSearch, searchBox, searchRequests, typeQuery } from '../support/search';

const PAGE = '/docs/latest/gadgets/trace_exec';
const { visit } = useBrowser();

describe('Results', () => {
  test.each([
    ['trace dns', '/docs/latest/gadgets/trace_dns'],
    ['tracedns', '/docs/latest/gadgets/trace_dns'],
    ['trace-dns', '/docs/latest/gadgets/trace_dns'],
    ['snaphsot process', '/docs/latest/gadgets/snapshot_process'],
    ['trace_exec --ignore-failed', '/docs/latest/gadgets/trace_exec#param-ignore-failed'],
    ['latency_ns', '/docs/latest/gadgets/trace_dns#field-latency_ns'],
    ['--filter', '/docs/latest/reference/run#output'],
  ])('%s', async (query, first) => {
    const page = await visit('/docs/latest');
    const { options } = await ask(page, query);
    expect((await hrefOf(options.first())).replace(/\?[^#]*/, '')).toBe(first);
  });

  test('are of the version of the page, one a page', async () => {
    const page = await visit(`/docs/${OLDEST}/gadgets/trace_exec`);
    const { field, pages } = await ask(page, 'trace_dns');
    expect(await field.getAttribute('placeholder')).toBe(`Search the docs (${OLDEST})`);
    const paths = await pages.evaluateAll((all) =>
      all.map((option) => new URL((option as HTMLAnchorElement).href).pathname),
    );
    expect(paths[0]).toBe(`/docs/${OLDEST}/gadgets/trace_dns`);
    expect(paths.filter((path) => ![`/docs/${OLDEST}/`, '/blog/'].some((part) => `${path}/`.startsWith(part)))).toEqual(
      [],
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('change with the version of the page', async () => {
    const page = await visit(`/docs/${OLDEST}/gadgets/trace_exec`);
    await ask(page, 'tcprtt');
    await page.keyboard.press('Escape');
    await page.locator('summary:visible', { hasText: `Version: ${OLDEST}` }).click();
    await page.getByRole('link', { name: 'main', exact: true }).click();
    await untilLive(page, '/docs/main/gadgets/trace_exec');
    const { options } = await ask(page, 'tcprtt');
    expect(await hrefOf(options.first())).toContain('/docs/main/gadgets/profile_tcprtt');
  });

  test('posts are labelled and never above documentation that answers', async () => {
    const page = await visit('/docs/latest');
    const box = await openSearch(page);
    for (const query of ['kernel without btf', 'trace dns', 'deadlock', 'unit test a gadget', 'headlamp']) {
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

  test('facets narrow the results and carry the counts', async () => {
    const page = await visit('/docs/latest');
    const { dialog, pages } = await ask(page, 'memory');
    const facets = dialog.getByRole('group', { name: 'Filter results' });
    const gadgets = facets.getByRole('button', { name: /^Gadgets \d+/ });
    const [all, some] = await Promise.all([pages.count(), gadgets.innerText()]);
    await gadgets.click();
    await expect.poll(() => pages.count()).toBe(Math.min(10, Number(some.replace(/\D/g, ''))));
    expect(await gadgets.getAttribute('aria-pressed')).toBe('true');
    // There may be as many results of all kinds as of this one: only their addresses say that the others are gone.
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
  test('keeps its size when the first letter is typed, and shows its keys', async () => {
    const page = await visit(PAGE);
    const box = await openSearch(page);
    const before = await box.dialog.boundingBox();
    await typeQuery(box, 'dns');
    await box.dialog.locator('.search__preview h2, .search__preview h1').first().waitFor();
    expect(await box.dialog.boundingBox()).toEqual(before);
    expect(await box.dialog.locator('.search__keys').innerText()).toMatch(/Select.*Open.*Close/s);
    expect(await box.dialog.locator('.search__header > svg').isVisible()).toBe(true);
    const cut = await box.dialog
      .locator('.search__preview pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
    expect(cut).toBe(0);
    expect(await box.dialog.locator('.search__preview .page__facts').count()).toBe(0);
  });
});

describe('Without results', () => {
  test('before a query it says what can be typed and where to go', async () => {
    const page = await visit(PAGE);
    const { dialog } = await openSearch(page);
    expect(await dialog.innerText()).toContain('Type a gadget, a flag, a column');
    await dialog.getByRole('link', { name: 'Blog' }).click();
    await untilLive(page, '/blog');
    expect(await dialog.count()).toBe(0);
  });

  test('nothing found says so and leads elsewhere', async () => {
    const page = await visit(PAGE);
    const { dialog, field } = await openSearch(page);
    await field.fill('qqzzxxyyvv');
    await dialog.getByText('Nothing found for “qqzzxxyyvv”').waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('link', { name: /^Documentation/ }).click();
    await untilLive(page, '/docs/latest');
  });

  test('a slip of the finger is corrected and named', async () => {
    const page = await visit(PAGE);
    const { status } = await ask(page, 'promethues');
    expect(await status.innerText()).toContain('showing results for “prometheus”');
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

/** Texts that are no query: any plane of Unicode, markup, patterns, prototypes, and far too much of it. */
function oddQueries(seed: number): string[] {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const text = (length: number): string =>
    Array.from({ length }, () =>
      String.fromCodePoint([random(0x80), random(0x3000), random(0x10ffff)][random(3)] ?? 0),
    ).join('');
  return [
    ...Array.from({ length: 20 }, () => text(1 + random(60))),
    text(10_000),
    'trace '.repeat(2000),
    '<img src=x onerror="window.hit=1">',
    '"><script>window.hit=1</script>',
    '{{constructor.constructor("window.hit=1")()}}',
    "'; DROP TABLE pages; --",
    '%00%E0%A4%A',
    '\ud800',
    '__proto__',
    'constructor toString',
    '.*+?^${}()|[]\\',
    '-- - --- -c --',
    '\u202eabc',
    '👩‍👩‍👧',
    '    ',
  ];
}

test('no query makes an error or becomes markup', async () => {
  const page = await visit('/docs/latest');
  const { dialog, field } = await ask(page, 'dns');
  for (const query of oddQueries(7)) {
    await field.fill(query);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect((await field.inputValue()).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  }
  expect(await dialog.locator('img, script').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await typeQuery({ ...searchBox(page) }, 'trace_dns');
});

test('requests carry no query', async () => {
  const page = await visit(PAGE);
  const requests = searchRequests(page);
  await ask(page, 'my secret words');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => request.url().includes('secret') || request.postData() !== null)).toEqual([]);
});
