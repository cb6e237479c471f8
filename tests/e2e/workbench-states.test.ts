import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { useBrowser } from '../support/browser';
import { PREVIOUS } from '../support/site';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';

const { visit } = useBrowser();

const ROWS = Array.from({ length: 60 }, (_, at) =>
  JSON.stringify({ qr: 'R', name: `n${at}.`, rcode: at % 3 ? 'Success' : 'NameError', qtype: 'A', latency_ns: '1ms' }),
).join('\n');
const HISTOGRAM =
  'latency\n        usecs               : count    distribution\n         1 -> 2          : 12      |****|\n';
const POLICY = 'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata:\n  name: web-network\n';
const MANIFEST =
  'apiVersion: 1\nkind: instance-spec\nimage: trace_exec\nparamValues:\n  operator.KubeManager.namespac: shop\n';

/** What is typed into the box, and what shows that it was read. */
const TEXTS: readonly (readonly [name: string, text: string, shown: RegExp])[] = [
  ['a command that is right', 'kubectl gadget run trace_dns -n shop', /Valid in/],
  ['a command with mistakes', "kubectl gadget trace dns -F 'rcode==nameerror' –n shop", /[Cc]orrected/],
  ['a manifest', MANIFEST, /There is no parameter/],
  ['output with failures', ROWS, /20 rows show a failure/],
  ['a histogram', HISTOGRAM, /Output of profile_/],
  ['a network policy', POLICY, /Output of advise_networkpolicy/],
];

/** Nothing is wrong with a part of the page, and it is no wider than its place, in a wide and in a narrow window. */
async function expectSound(page: Page, part: string, state: string, widths = [1280, 320]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsInBothThemes(page, part), `${state} at ${width} px`).toEqual([]);
    const overflow = await page
      .locator(part)
      .first()
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${state}: wider than its place at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function unfoldAll(dialog: Locator): Promise<void> {
  await dialog.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
}

describe('axe finds nothing in the states of the workbench, in light and dark', () => {
  test('the box, with all that it shows', async () => {
    const page = await visit(`${TRACE_DNS}?explain=`);
    const box = page.getByRole('dialog', { name: 'Explain a command or output' });
    for (const [name, text, shown] of TEXTS) {
      await box.getByLabel('Paste a command, a manifest or output').fill(text);
      await box.getByText(shown).first().waitFor();
      await unfoldAll(box);
      await expectSound(page, 'dialog', name, [320]);
    }
    await box.getByLabel('Paste a command, a manifest or output').fill('kubectl gadget run trace_dns --timeout 5');
    await box.getByRole('button', { name: 'Compare with the other versions' }).click();
    await box.getByText(/v0\.45\.0:/).waitFor();
    await expectSound(page, 'dialog', 'compared with other versions');
  });

  test('the bar that builds, each of its forms open, with a wrong filter', async () => {
    const command = "kubectl gadget run trace_dns --filter 'rcode==NameErro'";
    const page = await visit(`${TRACE_DNS}?build=${encodeURIComponent(command)}`);
    const bar = page.getByRole('dialog', { name: 'Customise the command: trace_dns' });
    await bar.getByText('Did you mean "NameError"?').waitFor();
    await expectSound(page, 'dialog', 'folded');
    await unfoldAll(bar);
    await bar.getByRole('button', { name: 'Add a filter' }).click();
    await bar.getByText('package main').waitFor();
    await expectSound(page, 'dialog', 'all open');
  });

  test('the environment, a card, and a replay that plays and rests', async () => {
    const page = await visit(TRACE_DNS);
    await page.getByRole('button', { name: /Change$/ }).click();
    await page.getByRole('textbox', { name: 'Namespace' }).fill('shop prod');
    await page.getByLabel(/^Paste the output/).fill(PREVIOUS);
    await page.getByText(`Found: ig, ${PREVIOUS}.`).waitFor();
    await expectSound(page, 'dialog', 'environment');
    await page.getByRole('button', { name: 'Reset' }).click();

    await page.getByRole('button', { name: 'Explain', exact: true }).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('#hint').waitFor();
    // A window of another width closes the card, and moves an example below the bar.
    await expectSound(page, '#hint', 'card', [320]);
    await page.keyboard.press('Escape');

    const example = page.locator('.terminals:visible').first();
    await example.scrollIntoViewIfNeeded();
    await example.getByRole('button', { name: 'Play' }).click();
    await example.getByRole('button', { name: 'Pause' }).waitFor();
    await expectSound(page, '.terminals', 'playing', [320]);
    // It may have come to its end meanwhile.
    const button = example.locator('.terminals__play');
    if ((await button.innerText()) !== 'Pause') await button.click();
    await button.click();
    await expectSound(page, '.terminals', 'paused', [320]);
  });
});
