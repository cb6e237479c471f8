// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../shared/site-data';
import { en } from '../shared/strings/en';
import { one, texts } from './test-document';
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
    '<div class="theme-choice"><button value="light">light</button><button value="dark">dark</button><button value="system">system</button></div>';
  startTheme({ colorMode: { default: 'light', respectSystem: false }, strings: en } as unknown as SiteData);
  const state = (): unknown => [
    document.documentElement.dataset['theme'],
    texts('.theme-choice [aria-pressed="true"]'),
  ];
  expect(state()).toEqual(['light', ['light']]);
  one('[value="system"]').click();
  expect(state()).toEqual(['light', ['system']]);
  system.matches = true;
  systemChanges();
  expect(state()).toEqual(['dark', ['system']]);
});
