import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';

/** What a reader does before React is there takes effect when it is. Firefox runs the same tests. */

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
const GADGETS = '/docs/latest/gadgets/';

const { visit } = useBrowser();

/** Opens a page whose React arrives at `release`. */
async function visitWithoutReact(route: string): Promise<{ page: Page; release: () => void }> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = await visit(route, {
    prepare: (fresh) =>
      fresh.route(/\/assets\/react-[^/]*\.js$/, async (request) => {
        await held;
        await request.continue();
      }),
  });
  return { page, release };
}

/** Pastes a text where the reader is, without a clipboard, which the browsers of tests share. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    // Firefox takes no data for an event that a script makes.
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }));
  }, text);

interface Intent {
  name: string;
  route: string;
  act(page: Page): Promise<unknown>;
  /** Whether it has taken effect. */
  check(page: Page): Promise<unknown>;
}

const fields = (page: Page) => page.locator('.rows', { has: page.locator('[id="field-qtype"]') });

const INTENTS: readonly Intent[] = [
  {
    name: 'a press on Explain',
    route: TRACE_DNS,
    act: (page) => page.getByRole('button', { name: 'Explain', exact: true }).first().click(),
    check: (page) => page.locator('.workbench__words dt').first().waitFor(),
  },
  {
    name: 'a press on Build',
    route: TRACE_DNS,
    act: (page) => page.locator('.env-line > :last-child').click(),
    check: (page) => page.locator('.builder__result code').waitFor(),
  },
  {
    name: 'a press on the environment',
    route: TRACE_DNS,
    act: (page) => page.locator('.env-line > :first-child').click(),
    check: (page) => page.getByRole('textbox', { name: 'Namespace' }).waitFor(),
  },
  {
    name: 'letters typed after a press on the search',
    route: TRACE_DNS,
    async act(page) {
      await page.locator('.search-button').click();
      await page.keyboard.type('dns');
    },
    async check(page) {
      await expect.poll(() => page.locator('.search__input').inputValue()).toBe('dns');
    },
  },
  {
    name: 'text pasted after a press on a link to the explainer',
    route: GADGETS,
    async act(page) {
      await page.locator('a[href*="?explain="]').first().click();
      await paste(page, 'sudo ig run trace_dns');
      await page.keyboard.type(' -n x');
    },
    async check(page) {
      await expect.poll(() => page.locator('#workbench-field').inputValue()).toBe('sudo ig run trace_dns -n x');
    },
  },
  {
    name: 'letters typed after a press on a name',
    route: TRACE_DNS,
    async act(page) {
      await page.locator('var[data-var="NAMESPACE"]').first().click();
      await page.keyboard.type('shop');
    },
    async check(page) {
      await expect.poll(() => page.getByRole('textbox', { name: 'Namespace' }).inputValue()).toBe('shop');
    },
  },
  {
    name: 'a press on all rows',
    route: TRACE_DNS,
    act: (page) => fields(page).locator('.rows__choice button').last().click(),
    check: (page) => page.locator('[id="field-timestamp_raw"]').waitFor(),
  },
  {
    name: 'letters typed into the filter of rows',
    route: TRACE_DNS,
    act: (page) => fields(page).getByRole('searchbox').pressSequentially('port'),
    check: (page) => page.locator('[id="field-qtype"]').waitFor({ state: 'hidden' }),
  },
  {
    name: 'letters typed into the gadget finder',
    route: GADGETS,
    act: (page) => page.locator('.finder__words input').pressSequentially('dns'),
    check: (page) => page.locator('[data-name="top_file"]').waitFor({ state: 'hidden' }),
  },
  {
    name: 'a press on a choice of the gadget finder',
    route: GADGETS,
    act: (page) => page.locator('.finder__chip', { hasText: 'capabilities' }).click(),
    check: (page) => page.locator('[data-name="top_file"]').waitFor({ state: 'hidden' }),
  },
];

test.each(INTENTS)('$name is not lost', async ({ route, act, check }) => {
  const { page, release } = await visitWithoutReact(route);
  await act(page);
  expect(await page.locator('[data-island-state="ready"]').count()).toBe(0);
  release();
  await check(page);
});
