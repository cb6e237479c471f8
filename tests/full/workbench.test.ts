import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { intercept } from '../support/intercept';
import { hasVersions } from '../support/site';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
/** The release whose commands differ from the newest ones in what these tests ask. */
const hasOld = hasVersions('v0.44.1', 'v0.45.0');
const asked = (command: string, page = TRACE_DNS): string => `${page}?explain=${encodeURIComponent(command)}`;

const { visit } = useBrowser();

/** Terms of the list and their definitions. */
const words = (page: Page): Promise<[string, string][]> =>
  page
    .locator('.workbench__words dt')
    .evaluateAll((terms) =>
      terms.map((term): [string, string] => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
    );

describe('The box that explains commands', () => {
  test('opens from the button of a block, with its command, by keyboard', async () => {
    const page = await visit(TRACE_DNS);
    const button = page.getByRole('button', { name: 'Explain' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: 'Explain a command or output' });
    await expect
      .poll(() => words(page))
      .toContainEqual(['-n', expect.stringContaining('Only pods of these namespaces')]);
    await box.getByText(/Valid in/).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => box.count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  test.runIf(hasOld)('follows the text and the version, and puts a text into an address only for a link', async () => {
    const page = await visit(asked('sudo ig run trace_exec --k8s-namespace shop'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const heard: string[] = [];
    page.on('request', (request) => heard.push(request.url(), request.headers()['referer'] ?? ''));
    await page.getByText(/Valid in/).waitFor();
    const box = page.getByRole('dialog');
    await box.getByLabel('Version').selectOption('v0.44.1');
    await box.getByText('--k8s-namespace is not in v0.44.1.').waitFor();
    await box.getByLabel('Paste a command, a manifest or output').fill('sudo ig run trace_exec -c web');
    await box.getByText('Valid in v0.44.1.').waitFor();
    await box.getByRole('button', { name: 'Compare with the other versions' }).click();
    await box.getByText('v0.45.0: the same.').waitFor();
    expect(heard).not.toEqual([]);
    expect(heard.filter((text) => text.includes('web'))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await box.getByRole('button', { name: 'Copy a link to this' }).click();
    await box.getByRole('button', { name: 'Copied' }).waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.searchParams.get('explain')).toBe('sudo ig run trace_exec -c web');
    await box.getByLabel('Paste a command, a manifest or output').fill('<img src=x onerror=alert(1)>');
    await box.getByText(/No command found in this text/).waitFor();
  });

  test('reads a manifest, and gives a command as one', async () => {
    const manifest =
      'apiVersion: 1\nkind: instance-spec\nimage: trace_exec\nparamValues:\n  operator.KubeManager.namespac: shop\n';
    const page = await visit(asked(manifest));
    await page.getByText('There is no parameter "operator.KubeManager.namespac" here. Did you mean').waitFor();
    await page.getByText(/^1 problem in v[\d.]+ \(latest\)$/).waitFor();
    await page.getByLabel('Paste a command, a manifest or output').fill(manifest.replace('namespac:', 'namespace:'));
    await expect.poll(() => words(page)).toContainEqual(['--namespace', expect.stringContaining('Only pods of these')]);
    await page.getByText('As a manifest', { exact: true }).click();
    await page.getByText('operator.KubeManager.namespace: shop').last().waitFor();
    await page.getByText('With ig', { exact: true }).click();
    await page.getByText('sudo ig run trace_exec --k8s-namespace shop').waitFor();
  });

  test('says so when its data cannot be loaded, and tries again', async () => {
    const page = await visit(TRACE_DNS, { faults: [/commands-latest\.json/] });
    await intercept(page, '**/_data/commands-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Explain' }).first().click();
    await page.getByText('The command data could not be loaded. Try again.').waitFor();
    await page.unroute('**/_data/commands-*');
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => words(page)).not.toEqual([]);
  });

  test('reads pasted output: a table that is sorted, its columns explained, and the filter for a row', async () => {
    const page = await visit(asked('sudo ig run trace_dns'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const box = page.getByRole('dialog');
    const rows = [
      { proc: { comm: 'dig' }, qr: 'R', name: 'b.', rcode: 'NameError', latency_ns: '2ms', qtype: 'A' },
      { proc: { comm: 'curl' }, qr: 'R', name: '<b>a.', rcode: 'Success', latency_ns: '900µs', qtype: 'A' },
    ];
    const text = rows.map((row) => JSON.stringify(row)).join('\n');
    await box.getByLabel('Paste a command, a manifest or output').fill(text);
    await box.getByText('Output of trace_dns').waitFor();
    await box.getByText('Response code by name').waitFor();
    expect(await box.locator('tr[data-failure] td:first-child').allInnerTexts()).toEqual(['Failure']);
    await box.getByText("--filter 'rcode~.,rcode!=Success'").waitFor();
    // Pasted text is private, so it must not appear in the address.
    expect(new URL(page.url()).search).toBe('');
    await box.getByRole('button', { name: 'latency_ns' }).click();
    expect(await box.locator('tbody tr td:nth-child(2)').allInnerTexts()).toEqual(['curl', 'dig']);
    await box.getByRole('button', { name: 'latency_ns' }).click();
    expect(await box.locator('tbody tr td:nth-child(2)').allInnerTexts()).toEqual(['dig', 'curl']);
    await Promise.all([
      box.getByRole('button', { name: 'Copied' }).waitFor(),
      box.getByRole('button', { name: 'Copy the filter for this row' }).first().click(),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^--filter '.*rcode==NameError/);
  });

  test('nothing of it is loaded by a reader who does not use it', async () => {
    const page = await visit('/docs/latest/quick-start');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    expect(loaded.filter((name) => /commands-|workbench|gadgets\.json/.test(name))).toEqual([]);
  });
});
