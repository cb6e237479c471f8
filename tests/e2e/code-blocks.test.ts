import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { liveText } from '../support/browser';
import { testFixture } from '../support/fixture';

const PARTS = '/docs/latest/guides/parts';

const { visit } = testFixture('shell');

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The code block with a title. */
const block = (page: Page, title: string): Locator =>
  page.locator('.code-block', { has: page.getByText(title, { exact: true }) });

describe('Scrollable parts are reachable by keyboard only when they overflow', () => {
  const tabIndex = (region: Locator): Promise<string | null> => region.getAttribute('tabindex');

  test('code blocks and tables', async () => {
    const page = await visit(PARTS);
    const long = block(page, 'long.sh').locator('pre');
    await expect.poll(() => tabIndex(long)).toBe('0');
    expect(await long.getAttribute('role')).toBe('region');
    expect(await long.getAttribute('aria-label')).toContain('long.sh');
    expect(await tabIndex(block(page, 'short.yaml').locator('pre'))).toBeNull();
    const tables = page.locator('.table-whole, .table-scroll');
    expect(await tabIndex(tables.nth(0))).toBeNull();
    await expect.poll(() => tabIndex(tables.nth(1))).toBe('0');
    await long.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => long.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  });

  test('and follow the width of the window', async () => {
    const page = await visit(PARTS);
    const short = block(page, 'short.yaml').locator('pre');
    expect(await tabIndex(short)).toBeNull();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => tabIndex(short)).toBe('0');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => tabIndex(short)).toBeNull();
  });
});

describe('Copy buttons', () => {
  test('a terminal gives its commands without prompts and output, heredocs and continuations whole', async () => {
    const page = await visit(PARTS, CLIPBOARD);
    await block(page, 'session').getByRole('button', { name: 'Copy', exact: true }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe(
        ['kubectl get pods -n default \\', '  --watch', 'cat <<EOF > file.txt', 'first line', 'EOF', 'whoami'].join(
          '\n',
        ),
      );
  });

  test('a second control gives everything as it is shown', async () => {
    const page = await visit(PARTS, CLIPBOARD);
    await block(page, 'session').getByRole('button', { name: 'Copy all' }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe(
        [
          '$ kubectl get pods -n default \\',
          '  --watch',
          'NAME     READY',
          'my-pod   1/1',
          '$ cat <<EOF > file.txt',
          'first line',
          'EOF',
          '# whoami',
          'root',
        ].join('\n'),
      );
  });

  test('other code is copied as it is; the button and the live region say so', async () => {
    const page = await visit(PARTS, CLIPBOARD);
    const button = block(page, 'short.yaml').getByRole('button');
    // It says so for a moment only.
    await Promise.all([button.getByText('Copied').waitFor(), button.click()]);
    await expect.poll(() => clipboard(page)).toBe('short: enough for a desk and too long for the smallest phone');
    await expect.poll(() => liveText(page)).toBe('Copied');
    await expect.poll(() => button.innerText()).toBe('Copy');
  });

  test('a clipboard that refuses is said, not hidden', async () => {
    const page = await visit(PARTS, {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(navigator.clipboard, 'writeText', {
            value: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError')),
          });
        }),
    });
    const button = block(page, 'short.yaml').getByRole('button');
    await Promise.all([button.getByText('Copy failed').waitFor(), button.click()]);
  });

  test('selecting a terminal by hand leaves the prompts out', async () => {
    const page = await visit(PARTS);
    const selection = await block(page, 'session')
      .locator('code')
      .evaluate((code) => {
        getSelection()?.selectAllChildren(code);
        return getSelection()?.toString() ?? '';
      });
    expect(selection).toContain('kubectl get pods');
    expect(selection).not.toContain('$ kubectl');
  });
});

describe('Reader variables', () => {
  const variable = (page: Page, name: string): Locator => page.locator(`var[data-var="${name}"]`);

  test('open by keyboard; Escape closes and gives the focus back', async () => {
    const page = await visit(PARTS);
    await variable(page, 'NAMESPACE').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your own values' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(
      await variable(page, 'NAMESPACE')
        .first()
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });
});
