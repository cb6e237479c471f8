import { describe, expect, test } from 'vitest';
import { untilLive, useBrowser } from '../support/browser';
import { IN_FIREFOX } from '../support/launch';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
const ARCHITECTURE = '/docs/latest/reference/architecture';
const PHONE = { width: 360, height: 800 };

const { visit } = useBrowser();

describe('A gadget page on a phone', () => {
  test.each(['latest', 'main'])(
    'has its first command on the first screen, for every gadget of %s',
    async (version) => {
      const page = await visit(`/docs/${version}/gadgets/`, { viewport: PHONE });
      const routes = await page
        .locator('.finder__name')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(routes.length).toBeGreaterThan(30);
      const late: string[] = [];
      for (const route of routes) {
        await page.goto(new URL(route ?? '', page.url()).href);
        await untilLive(page);
        const box = await page.locator('.prose .code-block:visible').first().boundingBox();
        if (!box || box.y + box.height > 640) late.push(`${route}: ${box && box.y + box.height}`);
      }
      expect(late).toEqual([]);
    },
  );

  test('has no row whose meaning is off the screen', async () => {
    const page = await visit(TRACE_DNS, { viewport: PHONE });
    const far = await page
      .locator('.rows dd')
      .evaluateAll((meanings) => meanings.filter((dd) => dd.getBoundingClientRect().left > 200).length);
    expect(far).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('folds its recipes under their questions, and opens the recipe in the address', async () => {
    const page = await visit('/docs/latest/gadgets/trace_open', { viewport: PHONE });
    const folds = page.locator('.fold');
    await expect.poll(() => folds.count()).toBeGreaterThan(4);
    const recipe = folds.filter({ has: page.locator('#who-reads-the-service-account-token') });
    const command = recipe.locator('.code-block');
    expect(await command.isVisible()).toBe(false);
    await recipe.locator('summary').click();
    await expect.poll(() => command.isVisible()).toBe(true);
    expect(await page.locator('.fold:has(.rows), .fold:has(#run-it)').count()).toBe(0);
    await page.evaluate(() => (location.hash = '#how-it-works'));
    await expect.poll(() => page.locator('#how-it-works').evaluate((it) => it.closest('details')?.open)).toBe(true);
  });

  test.skipIf(IN_FIREFOX)('shows a command that is wider than itself on lines that begin with its flags', async () => {
    const page = await visit(TRACE_DNS, { viewport: PHONE });
    const command = page.locator('.code-block--bare .is-command').first();
    const lines = await command.evaluate((line) => {
      const range = document.createRange();
      const tops = [...line.querySelectorAll('.tk-v')].map((flag) => {
        range.selectNodeContents(flag);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      const pre = line.closest('pre');
      return { flags: tops, fits: !!pre && pre.scrollWidth <= pre.clientWidth };
    });
    expect(lines.fits).toBe(true);
    expect(lines.flags.every((tops) => new Set(tops).size === 1)).toBe(true);
    const [firstFlag] = lines.flags[0] ?? [];
    expect(firstFlag).toBeGreaterThan(await command.evaluate((line) => line.getBoundingClientRect().top + 10));
    expect(await command.innerText()).not.toContain('\u200b');
  });

  test('offers to wrap where code overflows, and keeps the choice on other pages', async () => {
    const page = await visit(TRACE_DNS, { viewport: PHONE });
    const first = page
      .locator('.prose .code-block')
      .filter({ has: page.getByRole('button', { name: 'Wrap' }) })
      .first();
    await first.getByRole('button', { name: 'Wrap' }).click();
    await expect.poll(() => first.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
    await page.goto(new URL(ARCHITECTURE, page.url()).href);
    await page.waitForSelector('html[data-live][data-wrap]', { state: 'attached' });
  });
});

test.each([TRACE_DNS, '/docs/latest/reference/run'])('on a wide screen %s has one right edge', async (route) => {
  const page = await visit(route, { viewport: { width: 1920, height: 900 } });
  const edges = await page
    .locator('.prose > :is(p, h2, .rows, .table-whole, .glance, .code-block, .tabs)')
    .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
  expect(new Set(edges).size).toBe(1);
});

describe('A picture with steps', () => {
  test('is stepped through by keys; each step lights its parts and its text', async () => {
    const page = await visit(ARCHITECTURE);
    const steps = page.locator('.steps').first();
    const dots = steps.getByRole('button', { name: /^Step \d of 5$/ });
    await dots.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await dots.nth(1).getAttribute('aria-current')).toBe('step');
    expect(await steps.locator('li.is-lit').innerText()).toContain('Collection.');
    const lit = steps.locator('.diagram--wide .is-lit');
    const second = await lit.evaluateAll((parts) => parts.map((part) => part.getAttribute('data-lit')));
    expect(second.length).toBeGreaterThan(1);
    expect(second.every((numbers) => numbers?.split(' ').includes('2'))).toBe(true);
    await page.keyboard.press('End');
    expect(await steps.locator('li.is-lit').innerText()).toContain('Delivery.');
  });

  test('is drawn for a phone with letters as large as the text around it', async () => {
    const page = await visit(ARCHITECTURE, { viewport: PHONE });
    const sizes = await page.locator('.steps svg').evaluateAll((drawings) =>
      (drawings as SVGSVGElement[])
        .filter((drawing) => drawing.getClientRects().length > 0)
        .map((drawing) => {
          const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
          return scale * Number.parseFloat(getComputedStyle(drawing).fontSize);
        }),
    );
    expect(sizes).toHaveLength(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('takes the colours that a reader has forced', async () => {
    const page = await visit(ARCHITECTURE, { forcedColors: 'active', colorScheme: 'dark' });
    const label = page.locator('.steps svg text').first();
    expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe('rgb(255, 255, 255)');
  });
});

describe('A drawing', () => {
  test('that is wide keeps its letters, scrolls inside itself and opens large, to be zoomed by keys', async () => {
    const page = await visit('/blog/2025/05/inspektor-gadget-image-inspect-cmd', { viewport: PHONE });
    const figure = page.locator('.diagram--scroll:visible').first();
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeGreaterThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const letters = await figure
      .locator('text')
      .evaluateAll((texts) =>
        texts.map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * ((text as SVGGraphicsElement).getScreenCTM()?.a ?? 0),
        ),
      );
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(10);
    await expect.poll(() => figure.getAttribute('tabindex')).toBe('0');
    await figure.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => figure.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await figure.getByRole('button', { name: 'Enlarge' }).click();
    const drawing = page.getByRole('dialog').locator('svg');
    const before = (await drawing.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await drawing.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('is as wide as its dialog on a phone', async () => {
    const page = await visit(ARCHITECTURE, { viewport: PHONE });
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    const stage = page.locator('.zoom__stage');
    await expect.poll(() => stage.locator('svg').isVisible()).toBe(true);
    expect(await stage.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

describe('A printed page', () => {
  test('has everything that is folded, and says its version in the foot', async () => {
    const page = await visit(TRACE_DNS);
    expect(await page.evaluate(() => document.documentElement.dataset['foot'])).toMatch(
      /^trace_dns \| .* \| latest \(v[\d.]+\)$/,
    );
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[id="field-timestamp_raw"]').isVisible()).toBe(true);
    expect(await page.locator('.rows__bar').first().isVisible()).toBe(false);
    const link = page.locator('.prose a[href^="/"]').first();
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https://');
    // The columns of an output and the indentation of a file are kept.
    const spaces = (code: Element): string => getComputedStyle(code).whiteSpace;
    expect(await page.locator('.code-block__pre code').first().evaluate(spaces)).toBe('pre-wrap');
  });
});
