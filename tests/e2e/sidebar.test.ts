import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { travel, untilLive, useBrowser } from '../support/browser';

const GADGETS = '/docs/latest/gadgets';

const { visit } = useBrowser();

/** Label of the current entry, and whether nothing covers it: no heading, no field, not the fade at the lower edge. */
function currentEntry(page: Page): Promise<{ label: string; isSeen: boolean; isInOpenCategory: boolean }> {
  return page.evaluate(() => {
    const [link, ...others] = document.querySelectorAll<HTMLElement>('.sidebar [aria-current="page"]');
    const column = document.querySelector('.sidebar');
    if (!link || !column || others.length > 0) throw new Error('There is not one current entry.');
    const { left, width, top, bottom } = link.getBoundingClientRect();
    const box = column.getBoundingClientRect();
    const isUncovered = [top + 4, bottom - 4].every((y) =>
      link.contains(document.elementFromPoint(left + width / 2, y)),
    );
    return {
      label: link.textContent,
      isSeen: isUncovered && top >= box.top + 64 && bottom <= box.bottom - 64,
      isInOpenCategory: !link.closest('details:not([open])'),
    };
  });
}

const seen = (label: string) => ({ label, isSeen: true, isInOpenCategory: true });

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('#main')?.append(link);
    link.click();
  }, path);
  await untilLive(page, path);
}

describe('The sidebar follows the reader', () => {
  test.each(['profile_qdisc_latency', 'trace_bind', 'ttysnoop'])(
    'on load: the entry of %s can be seen',
    async (name) => {
      const page = await visit(`${GADGETS}/${name}`);
      expect(await currentEntry(page)).toEqual(seen(name));
    },
  );

  test('after a link, Back, Forward and another version', async () => {
    const page = await visit(`${GADGETS}/trace_dns`);
    const label = async (): Promise<string> => (await currentEntry(page)).label;
    await follow(page, '/docs/latest/reference/verify-assets');
    expect(await currentEntry(page)).toEqual(seen(await label()));
    await follow(page, '/docs/latest/spec/operators/wasm');
    expect(await currentEntry(page)).toEqual(seen(await label()));
    await travel(page, -1);
    await untilLive(page, '/docs/latest/reference/verify-assets');
    expect(await currentEntry(page)).toEqual(seen(await label()));
    await travel(page, -1);
    await untilLive(page, `${GADGETS}/trace_dns`);
    expect(await currentEntry(page)).toEqual(seen('trace_dns'));
    await travel(page, 1);
    await untilLive(page, '/docs/latest/reference/verify-assets');
    expect(await currentEntry(page)).toEqual(seen(await label()));
    await follow(page, '/docs/main/gadgets/ttysnoop');
    expect(await currentEntry(page)).toEqual(seen('ttysnoop'));
  });

  test('but stays where it is for an entry that can be seen', async () => {
    const page = await visit(`${GADGETS}/trace_dns`);
    const scrolled = (): Promise<number | undefined> =>
      page.evaluate(() => document.querySelector('.sidebar')?.scrollTop);
    const before = await scrolled();
    await page.locator('.sidebar').getByRole('link', { name: 'trace_exec', exact: true }).click();
    await untilLive(page, `${GADGETS}/trace_exec`);
    expect(await scrolled()).toBe(before);
  });
});
