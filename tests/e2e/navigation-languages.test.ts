import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testFixture } from '../support/fixture';
import { follow } from '../support/navigation';

const START = '/docs/latest';
const LONG = '/docs/latest/guides/long';
const { visit } = testFixture('shell');

describe('Alternate-language and canonical link tags are emitted', () => {
  const tags = (page: Page): Promise<string[]> =>
    page
      .locator('link[rel="canonical"], link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href')].join(' ')).sort(),
      );

  /** What is said of the page where it is shared in words. */
  const graph = (page: Page): Promise<string[]> =>
    page
      .locator(['title', 'description', 'url'].map((name) => `meta[property="og:${name}"]`).join())
      .evaluateAll((found) =>
        found.map((meta) => `${meta.getAttribute('property') ?? ''} ${meta.getAttribute('content') ?? ''}`),
      );

  test('and follow the page, as do title, description and Open Graph tags', async () => {
    const page = await visit(START);
    await follow(page, 'long page', LONG);
    const followed = await tags(page);
    const shared = await graph(page);
    expect(await page.title()).toBe('Long | Inspektor Gadget Shell');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe('A page that scrolls.');
    await page.reload();
    expect(followed).toEqual(await tags(page));
    expect(shared).toEqual(await graph(page));
    expect(shared).toContain('og:title Long | Inspektor Gadget Shell');
    expect(followed).toEqual([
      'ar https://shell.example.org/ar/docs/latest/guides/long',
      'canonical https://shell.example.org/docs/latest/guides/long',
      'en https://shell.example.org/docs/latest/guides/long',
      'x-default https://shell.example.org/docs/latest/guides/long',
    ]);
  });
});

describe('The language switcher keeps path, query and hash', () => {
  test('with a hash that came by a jump within the page', async () => {
    const page = await visit(LONG);
    await page.getByRole('link', { name: 'the middle' }).click();
    // By keyboard: the jump hides the bar, even under the mouse, and focus brings it back.
    await page.locator('summary:visible', { hasText: 'Language: English' }).focus();
    await page.keyboard.press('Enter');
    const arabic = page.getByRole('link', { name: 'العربية' });
    await arabic.focus();
    // The list brings its addresses up to date when it has opened.
    await expect.poll(() => arabic.getAttribute('href')).toBe(`/ar${LONG}#middle`);
  });
});
