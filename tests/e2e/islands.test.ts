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
    check: (page) => page.getByRole('textbox', { name: 'NAMESPACE' }).waitFor(),
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
