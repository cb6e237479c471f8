import { STORAGE_KEYS } from '../../shared/constants';
import { takesText } from '../keyboard';
import { storage } from '../storage';
import type { BehaviourContext } from './behaviour';
import { onPress } from './dom';

/** What single keys do; the sheet of keys lists them. */
const KEYS: Readonly<Record<string, () => void>> = {
  f() {
    const field = firstShown<HTMLInputElement>('.finder__words input, .sidebar__filter input');
    field?.focus();
    field?.select();
  },
  n: () => press('.pagination [rel=next]'),
  p: () => press('.pagination [rel=prev]'),
  t: () => press('.navbar .color-toggle'),
  c: () => firstShown('#main [data-kind="terminal"] [data-action="copy"]')?.click(),
  j: () => press('.compare__next'),
  k: () => press('.compare__previous'),
  '?': () => press('.footer__keys'),
};

/** Keys for readers who keep their hands on the keyboard. All but that of the sheet can be switched off in it. Plain: no markup. */
export function startKeys({ islands }: BehaviourContext): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
    const act = KEYS[event.key];
    if (!act || takesText(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key !== '?' && storage.read(STORAGE_KEYS.singleKeys) === 'off') return;
    event.preventDefault();
    act();
  });
  onPress('.footer__keys', () => void islands.open('key-sheet', () => ({})));
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

const firstShown = <E extends HTMLElement>(selector: string): E | undefined =>
  [...document.querySelectorAll<E>(selector)].find((element) => element.checkVisibility());
