import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { liveText, scrollTop, untilLive, useBrowser, withoutAlpha } from '../support/browser';
import { startFixture } from '../support/fixture';

const LONG = '/docs/latest/guides/long';
const PARTS = '/docs/latest/guides/parts';

const { visit, origin } = useBrowser(() => startFixture('shell'));

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The code block with a title. */
const block = (page: Page, title: string): Locator =>
  page.locator('.code-block', { has: page.getByText(title, { exact: true }) });
const isOpen = (details: Locator): Promise<boolean> =>
  details.evaluate((element) => (element as HTMLDetailsElement).open);

describe('Tabs', () => {
  const kubectl = (page: Page): Locator => page.getByRole('tab', { name: 'kubectl' });
  const ig = (page: Page): Locator => page.getByRole('tab', { name: 'ig', exact: true });
  const selected = (tabs: Locator): Promise<(string | null)[]> =>
    tabs.evaluateAll((found) => found.map((tab) => tab.getAttribute('aria-selected')));

  test('a choice counts for every set of the group, is kept, and moves nothing', async () => {
    const page = await visit(PARTS);
    const second = ig(page).nth(1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect.poll(() => selected(ig(page))).toEqual(['true', 'true']);
    expect(await selected(kubectl(page))).toEqual(['false', 'false']);
    expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    expect(await page.locator('#on-a-host').isVisible()).toBe(true);
    await page.reload();
    await untilLive(page);
    expect(await selected(ig(page))).toEqual(['true', 'true']);
  });

  test('arrow keys, Home and End choose; one stop for the Tab key', async () => {
    const page = await visit(PARTS);
    await kubectl(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => selected(ig(page))).toEqual(['true', 'true']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => selected(kubectl(page))).toEqual(['true', 'true']);
    await page.keyboard.press('End');
    await expect.poll(() => selected(ig(page))).toEqual(['true', 'true']);
    await page.keyboard.press('Home');
    await expect.poll(() => selected(kubectl(page))).toEqual(['true', 'true']);
    expect(await page.locator('.tabs').first().locator('[role="tab"][tabindex="0"]').count()).toBe(1);
  });

  test('a list is named by its choices, and forced colours mark one tab only', async () => {
    const page = await visit(PARTS);
    const list = page.getByRole('tablist', { name: 'kubectl or ig' }).first();
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await list.evaluate((element) => [
      ...[...element.children].map((tab) => getComputedStyle(tab).borderBottomColor),
      getComputedStyle(document.body).backgroundColor,
    ]);
    const [selectedLine, otherLine, background] = colours.map(withoutAlpha);
    expect(otherLine).toBe(background);
    expect(selectedLine).not.toBe(background);
  });

  test('another tab of the browser follows', async () => {
    const page = await visit(PARTS);
    const other = await page.context().newPage();
    await other.goto(origin() + PARTS);
    await untilLive(other);
    await ig(page).first().click();
    await expect.poll(() => selected(ig(other))).toEqual(['true', 'true']);
  });

  test('an address that points into a hidden panel opens it, and the contents list follows', async () => {
    const page = await visit(`${PARTS}#on-a-host`);
    await expect.poll(() => page.locator('#on-a-host').isVisible()).toBe(true);
    const top = await page.locator('#on-a-host').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(800);
    expect(await page.evaluate(() => localStorage.getItem('tabs-env'))).toBeNull();
  });

  test('a link of the contents list into a hidden panel opens it', async () => {
    const page = await visit(PARTS);
    await page.locator('.page__toc').getByRole('link', { name: 'On a host' }).click();
    await expect.poll(() => page.locator('#on-a-host').isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('.page__toc').getByRole('link', { name: 'On a host' }).getAttribute('aria-current'))
      .toBe('true');
    await page.locator('.page__toc').getByRole('link', { name: 'In the cluster' }).click();
    await expect.poll(() => page.locator('#in-the-cluster').isVisible()).toBe(true);
    expect(await page.locator('#on-a-host').isVisible()).toBe(false);
  });

  test('find-in-page opens the panel that holds the words', async () => {
    const page = await visit(PARTS);
    const panel = page.locator('.tabs__panel[data-value="ig"]').first();
    expect(await panel.getAttribute('hidden')).toBe('until-found');
    // The browser's own search box cannot be driven by a test: its words are found, and what it does then is done here.
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('needle-in-a-panel')),
    ).toBe(true);
    await panel
      .locator('p')
      .last()
      .evaluate((text) => text.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect.poll(() => panel.isVisible()).toBe(true);
    expect(await selected(ig(page))).toEqual(['true', 'false']);
  });
});

describe('Printed', () => {
  test('every panel of tabs is there with its label', async () => {
    const page = await visit(PARTS);
    await page.emulateMedia({ media: 'print' });
    const texts = await page.locator('.tabs__panel').evaluateAll((panels) =>
      panels.map((panel) => ({
        label: (panel.querySelector('.tabs__label') as HTMLElement).innerText,
        isDrawn: (panel.lastElementChild as HTMLElement).checkVisibility({ contentVisibilityAuto: true }),
        isHigh: (panel as HTMLElement).offsetHeight > 20,
      })),
    );
    const drawn = (label: string): object => ({ label, isDrawn: true, isHigh: true });
    expect(texts).toEqual(['kubectl', 'ig', 'kubectl', 'ig'].map(drawn));
  });
});

describe('The contents list follows scrolling', () => {
  const current = (page: Page): Promise<string[]> =>
    page.locator('.page__toc .toc__link[aria-current="true"]').allInnerTexts();

  test('down, up, and to the last heading at the end of the page', async () => {
    const page = await visit(LONG);
    await page
      .locator('#middle')
      .evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 80));
    await expect.poll(() => current(page)).toEqual(['Middle']);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current(page)).toEqual(['End']);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page)).not.toContain('End');
  });

  test('on narrow screens it stands above the article, closed', async () => {
    const page = await visit(LONG, { viewport: { width: 390, height: 800 } });
    const disclosure = page.locator('.toc-disclosure');
    expect(await isOpen(disclosure)).toBe(false);
    await disclosure.locator('summary').click();
    await disclosure.getByRole('link', { name: 'End' }).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(400);
  });
});

describe('Sidebar categories stay as the reader left them', () => {
  const category = (page: Page, name: string): Locator =>
    page.locator('aside.sidebar details', { has: page.locator('> summary', { hasText: name }) }).last();

  test('across pages: opened ones stay open, closed ones closed, the current one opens', async () => {
    const page = await visit(LONG);
    const reference = category(page, 'Reference');
    expect(await isOpen(reference)).toBe(false);
    await reference.locator('> summary').click();
    await expect.poll(() => isOpen(reference)).toBe(true);
    await page.locator('aside.sidebar').getByRole('link', { name: 'Parts' }).click();
    await untilLive(page, PARTS);
    expect(await isOpen(reference)).toBe(true);
    await reference.locator('> summary').click();
    await expect.poll(() => isOpen(reference)).toBe(false);
    await page.locator('aside.sidebar').getByRole('link', { name: 'Long' }).click();
    await untilLive(page, LONG);
    expect(await isOpen(reference)).toBe(false);
    expect(await page.locator('aside.sidebar [aria-current="page"]').allInnerTexts()).toEqual(['Long']);
  });

  test('in another version too', async () => {
    const page = await visit(LONG);
    await category(page, 'Reference').locator('> summary').click();
    await page.getByRole('button', { name: 'Version: latest' }).click();
    await page.getByRole('link', { name: 'v2', exact: true }).click();
    await untilLive(page, '/docs/v2/guides/long');
    expect(await isOpen(category(page, 'Reference'))).toBe(true);
  });
});

describe('Collapse animation by content height, 1 ms with reduced motion', () => {
  const durations = (page: Page): Promise<number[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getTiming().duration))
        .filter((duration) => duration > 0),
    );
  /** Opens the details of the article and gives the length of the animation in the same task. */
  const openAndMeasure = (page: Page): Promise<number> =>
    page
      .locator('#main .prose details > summary')
      .first()
      .evaluate((summary) => {
        (summary as HTMLElement).click();
        const [animation] = summary.parentElement?.getAnimations() ?? [];
        return Number(animation?.effect?.getTiming().duration);
      });

  test('takes longer for more', async () => {
    const page = await visit(PARTS);
    const small = await openAndMeasure(page);
    expect(small).toBeGreaterThan(1);
    await expect.poll(() => durations(page)).toEqual([]);
    expect(await isOpen(page.locator('#main .prose details').first())).toBe(true);
    await openAndMeasure(page);
    await expect.poll(() => isOpen(page.locator('#main .prose details').first())).toBe(false);
    await page
      .locator('#main .prose details p')
      .first()
      .evaluate((text) => ((text as HTMLElement).style.height = '600px'));
    expect(await openAndMeasure(page)).toBeGreaterThan(small);
  });

  test('is over at once with reduced motion', async () => {
    const page = await visit(PARTS, { reducedMotion: 'reduce' });
    expect(await openAndMeasure(page)).toBe(1);
    await expect.poll(() => isOpen(page.locator('#main .prose details').first())).toBe(true);
  });
});

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

  test('wrapping takes the overflow and the keyboard stop away', async () => {
    const page = await visit(PARTS);
    const long = block(page, 'long.sh');
    const wrap = long.getByRole('button', { name: 'Wrap' });
    await expect.poll(() => tabIndex(long.locator('pre'))).toBe('0');
    await wrap.click();
    expect(await wrap.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => tabIndex(long.locator('pre'))).toBeNull();
    await wrap.click();
    expect(await wrap.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => tabIndex(long.locator('pre'))).toBe('0');
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
    await Promise.all([button.getByText('Not copied').waitFor(), button.click()]);
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

  test('take the reader’s own values on every page, keep them, and give the defaults back', async () => {
    const page = await visit(PARTS);
    await variable(page, 'NAMESPACE').first().click();
    const dialog = page.getByRole('dialog', { name: 'Your own values' });
    await dialog.waitFor();
    expect(
      await dialog.getByRole('textbox', { name: 'NAMESPACE' }).evaluate((input) => input === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('production');
    await dialog.getByRole('textbox', { name: 'POD' }).fill('web-1');
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => variable(page, 'NAMESPACE').allInnerTexts()).toEqual(['production', 'production']);
    expect(await variable(page, 'POD').allInnerTexts()).toEqual(['web-1', 'web-1']);
    await page.reload();
    await untilLive(page);
    expect(await variable(page, 'NAMESPACE').first().innerText()).toBe('production');
    await variable(page, 'NAMESPACE').first().click();
    await page.getByRole('button', { name: 'Use the defaults' }).click();
    await expect.poll(() => variable(page, 'NAMESPACE').allInnerTexts()).toEqual(['default', 'default']);
  });

  test('are copied with the command', async () => {
    const page = await visit(PARTS, {
      ...CLIPBOARD,
      prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('reader-variables', '{"NAMESPACE":"own"}')),
    });
    await block(page, 'session').getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => clipboard(page)).toContain('kubectl get pods -n own');
  });

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

  test('values that are no texts are ignored', async () => {
    const page = await visit(PARTS, {
      prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('reader-variables', '{"NAMESPACE":7')),
    });
    expect(await variable(page, 'NAMESPACE').first().innerText()).toBe('default');
  });
});

describe('Version dropdown', () => {
  const links = (page: Page): Locator => page.locator('.navbar .navbar__item--docsVersionDropdown .dropdown__link');

  test('appears only when the path contains /docs', async () => {
    const page = await visit(LONG);
    expect(await page.getByRole('button', { name: /^Version/ }).count()).toBe(1);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await untilLive(page, '/');
    expect(await page.getByRole('button', { name: /^Version/ }).count()).toBe(0);
  });

  test('keeps page, query and hash, and leads to the version’s home where the page is missing', async () => {
    const page = await visit(`${LONG}?q=1#middle`);
    await page.getByRole('button', { name: 'Version: latest' }).click();
    expect(await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      `${LONG}?q=1#middle`,
      '/docs/v2/guides/long?q=1#middle',
      '/docs/v1/guides/long?q=1#middle',
    ]);
    await links(page).nth(2).click();
    await untilLive(page, '/docs/v1/guides/long');
    expect(page.url()).toContain('/docs/v1/guides/long?q=1#middle');
    await page.goto(`${origin()}/docs/latest/guides/new`);
    await untilLive(page);
    await page.getByRole('button', { name: 'Version: latest' }).click();
    expect(await links(page).nth(2).getAttribute('href')).toBe('/docs/v1');
  });

  test('opens and closes by keyboard and by a press elsewhere', async () => {
    const page = await visit(LONG);
    const button = page.getByRole('button', { name: 'Version: latest' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        links(page)
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() =>
        links(page)
          .last()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.mouse.click(640, 600);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await button.focus();
    // One stop more than the versions: the entry that keeps one offline.
    const stops = (await links(page).count()) + 2;
    for (let count = 0; count < stops; count++) await page.keyboard.press('Tab');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });
});
