import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { hasVersions } from '../support/site';

/** The releases of which these tests tell what changed. */
const areHere = hasVersions('v0.44.1', 'v0.45.0', 'v0.46.0');
const GUIDE = '/docs/v0.45.0?upgrade=v0.44.1';

const { visit } = useBrowser();

/** The text of a part of the guide. */
const part = async (page: Page, title: string): Promise<string> => {
  const section = page.locator('.upgrade__result > section', { has: page.getByRole('heading', { name: title }) });
  return (await section.count()) === 0 ? '' : section.innerText();
};

describe.runIf(areHere)('What a version changed', () => {
  test('is complete on its home page without a script, folded', async () => {
    const page = await visit('/docs/v0.45.0', { javaScriptEnabled: false, inert: true });
    const section = page.locator('.changes');
    await section.getByRole('heading', { name: 'What changed in v0.45.0' }).waitFor();
    await section.locator('summary', { hasText: 'Tools and gadgets' }).press('Enter');
    await section.getByText('ustack.inode renamed from ustack.exe_inode').first().waitFor();
    await section.locator('summary', { hasText: 'Pages' }).press('Enter');
    await section.getByRole('link', { name: 'Running gadgets' }).waitFor();
    const link = section.getByRole('link', { name: 'Running gadgets' });
    expect(await link.getAttribute('href')).toBe('/docs/v0.45.0/reference/run?compare=v0.44.1');
  });
});

describe.runIf(areHere)('The upgrade guide', () => {
  test('opens from the home page and lists what was removed, what changed, what is new and what to read', async () => {
    const page = await visit('/docs/v0.45.0');
    await page.getByRole('article').getByRole('link', { name: 'Upgrade guide' }).click();
    await expect.poll(() => part(page, 'Removed or renamed')).toContain('ustack.inode renamed from ustack.exe_inode');
    expect(await part(page, 'Changed defaults')).toContain('--symbolizers');
    expect(await part(page, 'New')).toContain('tcpdump');
    expect(await part(page, 'Pages to read')).toContain('Running gadgets: changed');
    expect(new URL(page.url()).search).toBe('?upgrade=v0.44.1');
  });

  test('keeps to the gadgets that are used, and has them in its address', async () => {
    const page = await visit(GUIDE);
    await expect.poll(() => part(page, 'Removed or renamed')).toContain('user_stack_raw.inode');
    await page.getByText('Limit to gadgets').click();
    await page.getByLabel('trace_open', { exact: true }).check();
    await expect.poll(() => part(page, 'Removed or renamed')).not.toContain('user_stack_raw.inode');
    expect(await part(page, 'Removed or renamed')).toContain('ustack.inode');
    expect(await part(page, 'Pages to read')).not.toContain('trace_dns');
    expect(new URL(page.url()).searchParams.get('gadgets')).toBe('trace_open');
    await page.reload();
    await expect.poll(() => part(page, 'Removed or renamed')).toContain('ustack.inode');
    expect(await part(page, 'Removed or renamed')).not.toContain('user_stack_raw');
  });

  test('says which pasted commands break, and corrects them', async () => {
    const page = await visit(GUIDE);
    const field = page.getByLabel('Paste your commands and manifests');
    const command = 'sudo ig run trace_open --collect-ustack --fields fname,ustack.exe_inode';
    await field.fill(`${command}\nsudo ig run trace_dns`);
    await page.getByRole('heading', { name: '1 command breaks in v0.45.0' }).waitFor();
    await page.getByText('sudo ig run trace_open --collect-ustack --fields fname,ustack.inode').waitFor();
    expect(await part(page, 'Pages to read')).toContain('trace_dns');
    expect(await part(page, 'Pages to read')).not.toContain('profile_cpu');
    await field.fill('sudo ig run trace_dns');
    await page.getByRole('heading', { name: 'Nothing breaks in v0.45.0.' }).waitFor();
    const manifest = 'apiVersion: 1\nkind: instance-spec\n# Slow opens\nimage: trace_open\nparamValues:\n';
    await field.fill(`${manifest}  operator.cli.fields: fname,ustack.exe_inode\n`);
    await expect
      .poll(() => page.locator('.upgrade__corrected').allInnerTexts())
      .toEqual([`${manifest}  operator.cli.fields: fname,ustack.inode`]);
    await field.fill('apiVersion: 1\nkind: instance-spec\nimage: trace_dns\nparamValues: {}\n');
    await page.getByRole('heading', { name: 'Nothing breaks in v0.45.0.' }).waitFor();
    expect(await part(page, 'Pages to read')).not.toContain('trace_open');
  });

  test('another version is chosen from the lists', async () => {
    const page = await visit(GUIDE);
    await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('v0.46.0');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/v0.46.0');
    await expect.poll(() => part(page, 'New')).toContain('kubectl gadget show');
    await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('v0.45.0');
    await expect.poll(() => part(page, 'New')).not.toContain('tcpdump');
    expect(new URL(page.url()).search).toBe('?upgrade=v0.45.0');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator('.upgrade').count()).toBe(0);
  });

  test('an unknown version and missing data explain themselves', async () => {
    const page = await visit('/docs/v0.45.0?upgrade=v9');
    await page.getByText('There is no version “v9”. Choose one.').waitFor();
    const broken = await visit(GUIDE, {
      prepare: (opened) => opened.route('**/_data/commands-*', (route) => route.abort()),
      faults: [/commands-/],
    });
    await broken.getByText('The version data could not be loaded.').waitFor();
    await broken.unroute('**/_data/commands-*');
    await broken.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => part(broken, 'New')).toContain('tcpdump');
  });
});
