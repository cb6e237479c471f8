import { STORAGE_KEYS } from '../shared/constants';
import type { SiteData } from '../shared/site-data';
import { onPress } from './behaviours/dom';
import { storage } from './storage';

/**
 * The theme to show: the reader's choice, which may be to follow the system; else the system's where the configuration
 * says so, else the default.
 */
export function chosenTheme(kept: string | null, mode: SiteData['colorMode'], systemIsDark: boolean): 'light' | 'dark' {
  if (kept === 'light' || kept === 'dark') return kept;
  if (kept === 'system' || mode.respectSystem) return systemIsDark ? 'dark' : 'light';
  return mode.default;
}

/**
 * Brings the toggle of the navbar and the choice in the footer to life, and follows what is chosen there, in another
 * tab or in the system. Plain: it has to work in the first tenth of a second, and sets attributes only.
 */
export function startTheme({ colorMode: mode, strings }: SiteData): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const update = (): void => {
    const kept = storage.read(STORAGE_KEYS.theme);
    const theme = chosenTheme(kept, mode, system.matches);
    const choice = kept === 'system' || (kept === null && mode.respectSystem) ? 'system' : theme;
    root.dataset['theme'] = root.style.colorScheme = theme;
    for (const select of document.querySelectorAll<HTMLSelectElement>('.theme-choice')) select.value = choice;
    const label = theme === 'dark' ? strings.shell.toLight : strings.shell.toDark;
    for (const toggle of document.querySelectorAll('.color-toggle'))
      for (const name of ['aria-label', 'title']) toggle.setAttribute(name, label);
  };
  onPress('.color-toggle', () =>
    storage.write(STORAGE_KEYS.theme, root.dataset['theme'] === 'dark' ? 'light' : 'dark'),
  );
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('.theme-choice'))
      storage.write(STORAGE_KEYS.theme, target.value);
  });
  storage.subscribe(STORAGE_KEYS.theme, update);
  system.addEventListener('change', update);
  update();
}
