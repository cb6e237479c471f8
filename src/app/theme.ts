import { STORAGE_KEYS } from '../shared/constants';
import type { SiteData } from '../shared/site-data';
import { storage } from './storage';

type Theme = 'light' | 'dark';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The theme that the page shows now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** The theme to show: the reader's choice, else the system's where the configuration says so, else the default. */
export function chosenTheme(kept: string | null, mode: SiteData['colorMode'], systemIsDark: boolean): Theme {
  if (kept === 'light' || kept === 'dark') return kept;
  if (mode.respectSystem) return systemIsDark ? 'dark' : 'light';
  return mode.default;
}

/** Changes to the other theme and keeps the choice. */
export function toggleTheme(): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  showTheme(next);
  storage.write(STORAGE_KEYS.theme, next);
}

/** Follows the choice made in another tab and, where configured, the system. */
export function followTheme(mode: SiteData['colorMode']): void {
  const system = matchMedia(SYSTEM_DARK);
  const update = (): void => showTheme(chosenTheme(storage.read(STORAGE_KEYS.theme), mode, system.matches));
  storage.subscribe(STORAGE_KEYS.theme, update);
  if (mode.respectSystem) system.addEventListener('change', update);
}

/** Calls back whenever the shown theme changed; gives the function that ends it. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.style.colorScheme = theme;
}
