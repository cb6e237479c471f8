import { STORAGE_KEYS } from '../../../shared/constants';
import { storage } from '../../storage';

/** What single keys do; the sheet of keys lists them. */
const KEYS: Readonly<Record<string, () => void | Promise<void>>> = {
  f: focusFilter,
  n: () => press('.pagination__link--next'),
  p: () => press('.pagination__link--previous'),
  t: () => press('.navbar .color-toggle'),
  c: copyFirst,
  j: () => press('.compare__next'),
  k: () => press('.compare__previous'),
  '?': showSheet,
};

/**
 * Does what a key stands for; rejects when its code cannot be loaded. All but the one of
 * the sheet can be switched off in it.
 */
export async function act(key: string): Promise<void> {
  if (key !== '?' && storage.read(STORAGE_KEYS.singleKeys) === 'off') return;
  await KEYS[key]?.();
}

/** The filter of the page comes first: it is about what is being read. */
function focusFilter(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('.finder__words input, .sidebar__filter input');
  const field = [...fields].find((one) => one.checkVisibility());
  field?.focus();
  field?.select();
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function copyFirst(): void {
  const buttons = document.querySelectorAll<HTMLElement>('#main [data-kind="terminal"] [data-action="copy"]');
  [...buttons].find((button) => button.checkVisibility())?.click();
}

async function showSheet(): Promise<void> {
  const { showKeySheet } = await import('./sheet');
  showKeySheet();
}
