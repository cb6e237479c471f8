import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilLive, useBrowser } from '../support/browser';
import { ask, searchButton } from '../support/search';

const START = '/docs/latest/gadgets/trace_dns';
const NEXT = '/docs/latest/gadgets/trace_exec';

const { visit } = useBrowser();

/** Styles of an element that a missing style sheet would change. None depends on whether the fonts came in time. */
function lookOf(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((node) => {
    const { position, right, bottom, maxHeight, backgroundColor, borderRadius, padding, boxShadow } =
      getComputedStyle(node);
    return { position, right, bottom, maxHeight, backgroundColor, borderRadius, padding, boxShadow };
  });
}

const widthOf = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().width);

/** The look of the search dialog with results and, once a result was followed, of what it leaves on the page. */
async function searchLooks(page: Page): Promise<unknown[]> {
  const { dialog, field, options } = await ask(page, 'ignore failed exec');
  const inDialog = [dialog, field, options.first(), dialog.locator('mark').first()];
  const looks = [await widthOf(dialog), ...(await Promise.all(inDialog.map(lookOf)))];
  await page.keyboard.press('Enter');
  const clear = page.locator('.search-marks');
  await clear.waitFor();
  return [...looks, await lookOf(clear), await lookOf(page.locator('#main mark').first())];
}

describe('Parts that are loaded on demand keep their styles', () => {
  test('the search looks after a navigation as on a fresh page, also when it was loaded before it', async () => {
    const fresh = await searchLooks(await visit(NEXT));

    const page = await visit(START);
    await Promise.all([page.waitForResponse(/\/assets\/search-.*\.css$/), searchButton(page).hover()]);
    await page.locator(`.sidebar a[href="${NEXT}"]`).click();
    await untilLive(page, NEXT);
    expect(await searchLooks(page)).toEqual(fresh);
  });

  test('the page keeps its colours while a hint is shown', async () => {
    const page = await visit(START);
    await page.locator('a.term').first().hover();
    const hint = page.locator('#hint');
    await hint.waitFor();
    expect(await hint.evaluate((card) => getComputedStyle(card, '::backdrop').backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
  });
});
