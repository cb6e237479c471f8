import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { IN_FIREFOX } from '../support/launch';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
const ARCHITECTURE = '/docs/latest/reference/architecture';
const PHONE = { width: 360, height: 800 };
/** Longer than any line of an example stands alone. */
const LONGEST_STEP_MS = 1500;

const { visit } = useBrowser();

describe('A gadget page on a phone', () => {
  test('has a command on the first screen, and no row whose meaning is off it', async () => {
    const page = await visit(TRACE_DNS, { viewport: PHONE });
    const { y = 0 } = (await page.locator('.prose .code-block').first().boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(640);
    const far = await page
      .locator('.rows dd')
      .evaluateAll((meanings) => meanings.filter((dd) => dd.getBoundingClientRect().left > 200).length);
    expect(far).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('folds its recipes under their questions, and opens the one that the address names', async () => {
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

describe('A gadget page on a wide screen', () => {
  test('has commands beside the text that explains them, and one right edge', async () => {
    const page = await visit(TRACE_DNS, { viewport: { width: 1600, height: 900 } });
    const heading = page.locator('.prose > h3:has(+ .code-block--bare)').first();
    const [title, command] = await Promise.all([
      heading.boundingBox(),
      heading.locator('xpath=following-sibling::div[1]').boundingBox(),
    ]);
    if (!title || !command) throw new Error('The page has no recipe.');
    expect(command.x).toBeGreaterThan(title.x + title.width);
    expect(Math.abs(command.y - title.y)).toBeLessThan(title.height * 2);
    const edges = await page
      .locator('.prose > :is(.rows, .glance, h3 + .code-block--bare)')
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
    expect(new Set(edges).size).toBe(1);
  });
});

describe('A guided example', () => {
  test('is complete, and played again line by line when asked to, with pauses', async () => {
    const page = await visit(TRACE_DNS, { prepare: (fresh) => fresh.clock.install() });
    const example = page.locator('.terminals:visible').first();
    await example.scrollIntoViewIfNeeded();
    const waiting = example.locator('.is-waiting');
    const replay = example.getByRole('button', { name: 'Replay' });
    await replay.waitFor();
    // The clock of the page stands still from here on, so that the example is not over before it is paused.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await replay.click();
    await expect.poll(() => waiting.count()).toBeGreaterThan(0);
    const all = await waiting.count();
    await page.clock.runFor(LONGEST_STEP_MS);
    const left = await waiting.count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await example.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(10 * LONGEST_STEP_MS);
    expect(await waiting.count()).toBe(left);
    await example.getByRole('button', { name: 'Continue' }).click();
    await page.clock.resume();
    await replay.waitFor();
    expect(await waiting.count()).toBe(0);
  });
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

  test('is drawn for a phone, whose letters are as large as those of the page around it', async () => {
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

  test('opens in full as it is lit, and is enlarged there', async () => {
    const page = await visit(ARCHITECTURE);
    const steps = page.locator('.steps').first();
    await steps.getByRole('button', { name: 'Step 3 of 5' }).click();
    await steps.getByRole('button', { name: 'Enlarge' }).click();
    const drawing = page.getByRole('dialog').locator('svg');
    const before = (await drawing.boundingBox())?.width ?? 0;
    expect(await drawing.locator('.is-lit text').allTextContents()).toContain('Enrich');
    await page.keyboard.press('+');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(before);
  });

  test('takes the colours that a reader has forced', async () => {
    const page = await visit(ARCHITECTURE, { forcedColors: 'active', colorScheme: 'dark' });
    const label = page.locator('.steps svg text').first();
    expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe('rgb(255, 255, 255)');
  });
});

describe('A numbered block', () => {
  const WITH_NUMBERS = '/docs/latest/gadget-devel/hello-world-gadget';

  test.each([1280, 360])('counts tab stops from its code, not from its numbers, at %i px', async (width) => {
    const page = await visit(WITH_NUMBERS, { viewport: { width, height: 800 } });
    const starts = await page.locator('.code-block--numbers .line').evaluateAll((lines) => {
      const ruler = document.createElement('span');
      ruler.textContent = '0'.repeat(40);
      lines[0]?.append(ruler);
      const letter = ruler.getBoundingClientRect().width / 40;
      ruler.remove();
      const range = document.createRange();
      return lines.flatMap((line) => {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = (node as Text).data.search(/\S/);
          if (at < 0) continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const start = line.getBoundingClientRect().left + parseFloat(getComputedStyle(line).paddingInlineStart);
          const letters = (range.getBoundingClientRect().left - start) / letter;
          return [{ tabs: /^\t*/.exec(line.textContent)?.[0].length ?? 0, letters }];
        }
        return [];
      });
    });
    expect(Math.max(...starts.map(({ tabs }) => tabs))).toBeGreaterThan(1);
    expect(starts.filter(({ tabs, letters }) => Math.abs(letters - tabs * 4) > 0.1)).toEqual([]);
  });

  test('has its numbers beside their lines, those of empty lines too', async () => {
    const page = await visit(WITH_NUMBERS);
    const heights = await page
      .locator('.code-block--numbers .line')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThan(15);
  });
});

describe('A drawing', () => {
  test('that is wide keeps its letters, scrolls inside itself and opens large, to be zoomed by keys', async () => {
    const page = await visit('/docs/latest/reference/run', { viewport: PHONE });
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
});

describe('A printed page', () => {
  test('has everything that is folded, and says its version in the foot', async () => {
    const page = await visit(TRACE_DNS);
    expect(await page.evaluate(() => document.documentElement.dataset['foot'])).toMatch(
      /^trace_dns \| .* \| latest \(v[\d.]+\) \| [\w.-]+$/,
    );
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[id="field-timestamp_raw"]').isVisible()).toBe(true);
    expect(await page.locator('.rows__bar').first().isVisible()).toBe(false);
    // The columns of an output and the indentation of a file are kept.
    const spaces = (code: Element): string => getComputedStyle(code).whiteSpace;
    expect(await page.locator('.code-block__pre code').first().evaluate(spaces)).toBe('pre-wrap');
  });
});
