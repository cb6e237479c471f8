import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilLive, useBrowser } from '../support/browser';
import { rewriteFile } from '../support/intercept';
import { openSearch, typeQuery } from '../support/search';

/**
 * Parts that are loaded on demand bring their own style sheets. In one tab a reader opens several of them, before and
 * after a navigation; each must look as it does on a fresh page on which nothing else was opened.
 */

const TRACE_EXEC = '/docs/latest/gadgets/trace_exec';
const PAGE = ['.navbar', '.navbar__brand', '.prose', '.prose > *', '.footer'];
/** How long two pages may take to look alike. Only a failure takes that long. */
const SETTLE_MS = 20_000;

const { visit } = useBrowser();

interface Step {
  name: string;
  /** What the reader opens, on the fresh page too. */
  open?: (page: Page) => Promise<unknown>;
  /** Selectors of what must look the same. Each of them must be visible. */
  look: readonly string[];
  /** The link of the sidebar that the reader follows first. */
  follow?: string;
}

const PARTS: readonly Step[] = [
  {
    name: 'the search',
    open: async (page) => typeQuery(await openSearch(page), 'dns'),
    look: ['dialog.search', '.dialog__head *', '.search__facets *', '.search__option', '.dialog__foot *'],
  },
  {
    name: 'the card of a word',
    async open(page) {
      await page.locator('.prose .is-command :is(.tk-v, .tk-f)').first().hover();
      await page.locator('#hint').waitFor();
    },
    look: ['#hint', '#hint *'],
  },
  {
    name: 'the explanation of a command',
    async open(page) {
      await page.getByRole('button', { name: 'Explain', exact: true }).first().click();
      await page.locator('.workbench__words dt').first().waitFor();
    },
    look: ['dialog.dialog', 'dialog.dialog *'],
  },
  {
    name: 'the command builder',
    async open(page) {
      await page.getByRole('button', { name: 'Customise', exact: true }).click();
      await page.locator('.builder__result code').waitFor();
    },
    look: ['dialog.builder', 'dialog.builder *'],
  },
  {
    name: 'the list of keys',
    async open(page) {
      await page.keyboard.press('?');
      await page.locator('dialog.keys').waitFor();
    },
    look: ['dialog.keys', 'dialog.keys *'],
  },
];

const STEPS: readonly Step[] = [
  { name: 'the first page', look: PAGE },
  ...PARTS,
  { name: 'the next page', look: PAGE, follow: TRACE_EXEC },
  ...PARTS,
];

/** By default a page does without a font that arrives late, which changes the widths of words. Here it waits for it. */
const waitForFonts = (page: Page): Promise<void> =>
  rewriteFile(page, '**/assets/site-*.css', (sheet) => sheet.replace(/font-display: ?optional/g, 'font-display:block'));

/** Layout, colours, borders and letters of the visible elements that a selector finds, the first forty of them. */
function lookOf(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const PROPERTIES = ['display', 'position', 'padding-left', 'color', 'background-color', 'border-top-color'];
    const MORE = ['border-top-width', 'box-shadow', 'font-size', 'text-decoration-line', 'opacity'];
    return wanted.flatMap((selector) => {
      const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
      if (visible.length === 0) return [`${selector} is not visible`];
      return visible.slice(0, 40).map((element, index) => {
        const style = getComputedStyle(element);
        const values = [...PROPERTIES, ...MORE].map((property) => `${property}: ${style.getPropertyValue(property)}`);
        const width = Math.round(element.getBoundingClientRect().width);
        return `${selector} ${index} ${element.className} ${values.join('; ')}; width: ${width}`;
      });
    });
  }, selectors);
}

/** What looks different once nothing moves on either page. */
async function differences(page: Page, fresh: Page, selectors: readonly string[]): Promise<string[]> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    const [is, expected] = await Promise.all([lookOf(page, selectors), lookOf(fresh, selectors)]);
    const different = is.filter((line) => !expected.includes(line) || line.endsWith('is not visible'));
    if (different.length === 0 || Date.now() > end) return different;
  }
}

test('parts look the same whatever was opened before them', async () => {
  const options = { reducedMotion: 'reduce', prepare: waitForFonts } as const;
  const page = await visit('/docs/latest/gadgets/trace_dns', options);
  for (const { name, open, look, follow } of STEPS) {
    if (follow !== undefined) {
      await page.locator(`.sidebar a[href="${follow}"]`).click();
      await untilLive(page, follow);
    }
    // As on a fresh page, nothing is under the pointer.
    await page.mouse.move(1, 1);
    const storageState = await page.context().storageState();
    const fresh = await visit(new URL(page.url()).pathname, { ...options, storageState });
    await Promise.all([open?.(page), open?.(fresh)]);
    expect(await differences(page, fresh, look), name).toEqual([]);
    await fresh.context().close();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});
