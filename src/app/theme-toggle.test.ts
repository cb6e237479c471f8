// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../shared/constants';
import type { SiteData } from '../shared/site-data';
import { en } from '../shared/strings/en';
import { storage } from './storage';
import { one, texts } from './test-document';
import { collectListeners } from './test-listeners';
import { startTheme } from './theme';

let systemIsDark = false;
let systemChanges: (() => void)[] = [];
let removeListeners: () => void = () => undefined;
afterAll(() => removeListeners());

function start(respectSystem: boolean): void {
  removeListeners();
  removeListeners = collectListeners();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => systemChanges.push(listener),
  }));
  startTheme({ colorMode: { default: 'light', respectSystem }, strings: en } as unknown as SiteData);
  vi.unstubAllGlobals();
}

beforeEach(() => {
  [systemIsDark, systemChanges] = [false, []];
  localStorage.clear();
  storage.write(STORAGE_KEYS.theme, '');
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.body.innerHTML = `<button class="color-toggle"><i></i></button><div class="theme-choice">${[
    'light',
    'dark',
    'system',
  ]
    .map((theme) => `<button value="${theme}">${theme}</button>`)
    .join('')}</div>`;
});
const root = document.documentElement;
const pressed = (): string[] => texts('.theme-choice [aria-pressed="true"]');
const isSaid = (label: string): boolean =>
  ['aria-label', 'title'].every((name) => one('.color-toggle').getAttribute(name) === label);

test('the toggle changes between light and dark, says what the next press does, and is kept', () => {
  start(false);
  expect([root.dataset['theme'], root.style.colorScheme, pressed()]).toEqual(['light', 'light', ['light']]);
  expect(isSaid(en.shell.toDark)).toBe(true);
  one('.color-toggle i').click();
  expect([root.dataset['theme'], root.style.colorScheme, pressed()]).toEqual(['dark', 'dark', ['dark']]);
  expect(isSaid(en.shell.toLight)).toBe(true);
  expect(storage.read(STORAGE_KEYS.theme)).toBe('dark');
  one('.color-toggle').click();
  expect([root.dataset['theme'], storage.read(STORAGE_KEYS.theme)]).toEqual(['light', 'light']);
});

test('the choice of the foot has three modes, and the system is followed where it is chosen', () => {
  start(false);
  one('[value="system"]').click();
  expect([root.dataset['theme'], pressed()]).toEqual(['light', ['system']]);
  systemIsDark = true;
  systemChanges.forEach((change) => change());
  expect([root.dataset['theme'], pressed()]).toEqual(['dark', ['system']]);
});

test('where the site respects the system and nothing is chosen, that is what is shown', () => {
  systemIsDark = true;
  start(true);
  expect([root.dataset['theme'], pressed()]).toEqual(['dark', ['system']]);
});
