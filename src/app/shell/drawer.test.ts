// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { eventually, one, settled } from '../test-document';
import { startDrawer } from './drawer';

const SITE = { strings: en, navbar: { items: [] } } as unknown as SiteData;

/** The window as it is asked: its width, and what is told when that changes. */
let isWide: boolean;
let asked: string[];
let idles: { run: () => void; timeout: number | undefined }[];
let changed: (event: { matches: boolean }) => void;
beforeEach(() => {
  [isWide, asked, idles, changed] = [false, [], [], () => undefined];
  document.body.innerHTML = '<div id="root"><button class="navbar__toggle" aria-expanded="false"></button></div>';
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return { matches: isWide, addEventListener: (_: string, listener: typeof changed) => void (changed = listener) };
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    idles.push({ run, timeout: options?.timeout }),
  );
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.unstubAllGlobals();
});

const isOpen = (): boolean => document.querySelector('dialog')?.open ?? false;
async function open(): Promise<void> {
  one('.navbar__toggle').click();
  await eventually(() => expect(isOpen()).toBe(true));
}

test('a press opens the drawer, which who started it can close', async () => {
  const drawer = startDrawer(SITE);
  drawer.close();
  await open();
  drawer.close();
  expect(isOpen()).toBe(false);
});

test('a window that becomes wide closes it, one that becomes narrow leaves it', async () => {
  startDrawer(SITE);
  expect(asked).toEqual(['(min-width: 997px)']);
  await open();
  changed({ matches: false });
  expect(isOpen()).toBe(true);
  changed({ matches: true });
  expect(isOpen()).toBe(false);
});

test.each([
  [false, 1],
  [true, 0],
])('its code comes ahead of a press only where there is a button for it: wide %s', (wide, times) => {
  isWide = wide;
  startDrawer(SITE);
  expect(idles).toHaveLength(times);
});

test('a page without the button has no drawer', async () => {
  document.body.innerHTML = '';
  startDrawer(SITE).close();
  await settled();
  expect([idles, isOpen()]).toEqual([[], false]);
});
