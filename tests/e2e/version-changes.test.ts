import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { useBrowser } from '../support/browser';
import { hasVersions } from '../support/site';

const { visit } = useBrowser();

/** Looks at a page in a wide and in a narrow window. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

describe.runIf(hasVersions('v0.44.1', 'v0.45.0', 'v0.46.0'))('What a version changed: axe finds nothing', () => {
  test('in the comparison of a page', async () => {
    const page = await visit('/docs/v0.46.0/gadgets/trace_open?compare=v0.44.1');
    await page.locator('.compare__text', { hasText: /\d+ changes from v0\.44\.1/ }).waitFor();
    await expectSound(page);
  });

  test('in the upgrade guide', async () => {
    const page = await visit('/docs/v0.45.0?upgrade=v0.44.1');
    await page.getByLabel('Paste your commands and manifests').fill('sudo ig run trace_exec --k8s-namespace shop');
    const added = page.locator('.upgrade__result > section', { has: page.getByRole('heading', { name: 'New' }) });
    await added.getByText('tcpdump').first().waitFor();
    await expectSound(page);
  });
});
