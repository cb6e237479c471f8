import { STORAGE_KEYS } from '../../shared/constants';
import type { Islands } from '../islands/intent';
import { storage } from '../storage';

/** What single keys do; the sheet of keys lists them. */
const KEYS: Readonly<Record<string, (islands: Islands) => void | Promise<void>>> = {
  f: focusFilter,
  n: () => press('.pagination__link--next'),
  p: () => press('.pagination__link--previous'),
  t: () => press('.navbar .color-toggle'),
  c: copyFirst,
  j: () => press('.compare__next'),
  k: () => press('.compare__previous'),
  '?': (islands) => islands.open('key-sheet', () => ({})),
};

/** Does what a key stands for. All keys but that of the sheet can be switched off in it. */
export async function act(key: string, islands: Islands): Promise<void> {
  if (key !== '?' && storage.read(STORAGE_KEYS.singleKeys) === 'off') return;
  await KEYS[key]?.(islands);
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
