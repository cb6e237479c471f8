import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilLive, useBrowser } from '../support/browser';
import { NEWEST, PREVIOUS } from '../support/site';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';

const { visit } = useBrowser();

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

describe("The reader's environment", () => {
  const line = (page: Page): Locator => page.getByRole('button', { name: /Change$/ });
  // On a phone a separate fold contains it.
  const recipe = (page: Page) =>
    page.locator('#which-lookups-fail').locator('xpath=following::div[contains(@class, "code-block")][1]');

  async function openLine(page: Page): Promise<Locator> {
    await line(page).click();
    const fields = page.getByRole('dialog', { name: 'Your own values' });
    await fields.waitFor();
    return fields;
  }

  test('is a line above the first command, which takes no room from it', async () => {
    for (const width of [360, 1280]) {
      const page = await visit(TRACE_DNS, { viewport: { width, height: 800 } });
      expect(await line(page).innerText()).toBe('namespace default · pod my-pod Change');
      const place = (): Promise<number> =>
        page
          .locator('.code-block')
          .first()
          .evaluate((block) => block.getBoundingClientRect().bottom);
      const movement = async (): Promise<number> => {
        const before = await place();
        expect(before).toBeLessThanOrEqual(640);
        await page.locator('.env-line').evaluate((element) => element.remove());
        return (await place()) - before;
      };
      // A page whose typeface came too late keeps that of the system, in which the line may need two rows.
      await expect
        .poll(async () => {
          await page.reload();
          await untilLive(page);
          return movement();
        })
        .toBe(0);
    }
  });

  test('commands and the line follow what is sent; Escape closes it without a change', async () => {
    const page = await visit(TRACE_DNS, { viewport: { width: 360, height: 800 } });
    const fields = await openLine(page);
    expect(await fields.getByLabel('Tool').evaluate((field) => field === document.activeElement)).toBe(true);
    await fields.getByRole('textbox', { name: 'Namespace' }).fill('shop');
    await page.keyboard.press('Enter');
    await expect.poll(() => recipe(page).locator('pre').textContent()).toContain('-n shop');
    await expect.poll(() => line(page).innerText()).toBe('namespace shop Change');
    await openLine(page);
    await fields.getByRole('textbox', { name: 'Namespace' }).fill('other');
    await page.keyboard.press('Escape');
    await expect.poll(() => fields.count()).toBe(0);
    expect(await line(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await line(page).innerText()).toBe('namespace shop Change');
  });

  test('is set once, and the commands of every page follow, but for guided examples', async () => {
    const page = await visit(TRACE_DNS);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const fields = await openLine(page);
    await fields.getByLabel('Tool').selectOption('ig-container');
    await fields.getByRole('textbox', { name: 'Namespace' }).fill('store');
    await fields.getByRole('textbox', { name: 'Pod', exact: true }).fill('cart-6f');
    await fields.getByLabel('Image tag').fill(PREVIOUS);
    await fields.getByRole('button', { name: 'Use these' }).click();
    await recipe(page).getByText('docker').waitFor();
    await recipe(page).getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe(
        `docker run -ti --rm --privileged -v /:/host --pid=host ghcr.io/inspektor-gadget/ig:${PREVIOUS} run trace_dns:${PREVIOUS} ` +
          "--k8s-namespace store --filter 'qr==R,rcode!=Success' --k8s-podname cart-6f",
      );
    expect(await page.locator('#run-it ~ .tabs [role="tab"][aria-selected="true"]').first().innerText()).toBe('ig');
    const guided = page.locator('.terminals pre').first();
    expect(await guided.textContent()).toContain(`kubectl gadget run trace_dns:${NEWEST} -n demo -p lookup`);
    // Names that a recipe is about are its own.
    const other = page.locator('#is-the-cluster-dns-slow-or-its-upstream + .code-block pre');
    expect(await other.textContent()).toContain('--k8s-namespace kube-system');

    await page.goto(page.url().replace('trace_dns', 'trace_exec'));
    await expect
      .poll(() => page.locator('#run-it ~ .tabs pre').nth(1).textContent())
      .toContain(`ghcr.io/inspektor-gadget/ig:${PREVIOUS}`);
  });

  test('can be sent as a link, and be taken back', async () => {
    const page = await visit(TRACE_DNS);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const fields = await openLine(page);
    await fields.getByLabel('Label selector').fill('app=web');
    await fields.getByRole('button', { name: 'Copy a link' }).click();
    await expect.poll(async () => new URL(await clipboard(page)).searchParams.get('env')).toBe('selector=app%3Dweb');
    await fields.getByRole('button', { name: 'Use these' }).click();
    await expect.poll(() => recipe(page).locator('pre').textContent()).toContain('-l app=web');
    await openLine(page);
    await fields.getByRole('button', { name: 'Reset' }).click();
    await expect
      .poll(() => recipe(page).locator('pre').textContent())
      .toBe(`kubectl gadget run trace_dns:${NEWEST} -n default \\\n    --filter 'qr==R,rcode!=Success'`);
  });
});
