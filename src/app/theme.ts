import { STORAGE_KEYS } from '../shared/constants';
import type { SiteData } from '../shared/site-data';
import { make } from './behaviours/dom';
import { storage } from './storage';

type Theme = 'light' | 'dark';

/** All colour modes; the toggle of the bar knows light and dark. */
const CHOICES = ['light', 'dark', 'system'] as const;
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/**
 * The theme to show: the reader's choice, which may be to follow the system; else the system's where the configuration
 * says so, else the default.
 */
export function chosenTheme(kept: string | null, mode: SiteData['colorMode'], systemIsDark: boolean): Theme {
  if (kept === 'light' || kept === 'dark') return kept;
  if (kept === 'system' || mode.respectSystem) return systemIsDark ? 'dark' : 'light';
  return mode.default;
}

/**
 * Brings the toggle of the bar and the choice in the footer to life, and follows what is chosen there, in another tab
 * or in the system. Plain: it has to be there in the first tenth of a second.
 */
export function startTheme({ colorMode: mode, strings }: SiteData): void {
  const system = matchMedia(SYSTEM_DARK);
  const root = document.documentElement;
  offerChoice(strings.shell);
  const update = (): void => {
    const kept = storage.read(STORAGE_KEYS.theme);
    const theme = chosenTheme(kept, mode, system.matches);
    root.dataset['theme'] = root.style.colorScheme = theme;
    showChoice(kept === 'system' || (kept === null && mode.respectSystem) ? 'system' : theme);
    const label = theme === 'dark' ? strings.shell.toLight : strings.shell.toDark;
    for (const toggle of document.querySelectorAll('.color-toggle'))
      for (const name of ['aria-label', 'title']) toggle.setAttribute(name, label);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.color-toggle, [data-theme-choice]') : null;
    if (button)
      storage.write(
        STORAGE_KEYS.theme,
        button.dataset['themeChoice'] ?? (root.dataset['theme'] === 'dark' ? 'light' : 'dark'),
      );
  });
  storage.subscribe(STORAGE_KEYS.theme, update);
  system.addEventListener('change', update);
  update();
}

function offerChoice(words: SiteData['strings']['shell']): void {
  const buttons = CHOICES.map((theme) => make('button', { type: 'button', 'data-theme-choice': theme }, words[theme]));
  document.querySelector('.theme-choice')?.replaceChildren(...buttons);
}

function showChoice(choice: Theme | 'system'): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === choice));
}
