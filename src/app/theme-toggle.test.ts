import { afterEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../shared/site-data';
import { en } from '../shared/strings/en';
import { one } from './test-document';
import { collectListeners } from './test-listeners';
import { startTheme } from './theme';

const removeListeners = collectListeners();
afterEach(() => {
  removeListeners();
  vi.unstubAllGlobals();
});

test('the choice in the footer has three modes, and the system is followed where it is chosen', () => {
  let systemChanges = (): void => undefined;
  const system = { matches: false, addEventListener: (_: string, listener: () => void) => (systemChanges = listener) };
  vi.stubGlobal('matchMedia', () => system);
  document.body.innerHTML =
    '<select class="theme-choice"><option>light</option><option>dark</option><option>system</option></select>';
  startTheme({ colorMode: { default: 'light', respectSystem: false }, strings: en } as unknown as SiteData);
  const state = (): unknown => [document.documentElement.dataset['theme'], document.querySelector('select')?.value];
  expect(state()).toEqual(['light', 'light']);
  const select = one<HTMLSelectElement>('select');
  select.value = 'system';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(state()).toEqual(['light', 'system']);
  system.matches = true;
  systemChanges();
  expect(state()).toEqual(['dark', 'system']);
});
