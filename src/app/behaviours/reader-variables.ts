import { STORAGE_KEYS } from '../../shared/constants';
import { fill } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';
import { storage } from '../storage';
import type { Behaviour, WithOpener } from './behaviour';
import { onPress } from './dom';
import { parseValues, shownValue, type VariableValues } from './variable-values';

/**
 * Names in commands (`NAMESPACE`, `POD`, …) take the reader's own values, on every page at once. Each of them opens
 * the dialog to set them; nothing is added to the page, so nothing moves. Plain: React cannot own words of an article.
 */
export function startReaderVariables({ site, router, islands }: WithOpener): Behaviour {
  const defaults = site.readerVariables;
  const { article: strings } = site.strings;

  function show(main: HTMLElement): void {
    const values = parseValues(storage.read(STORAGE_KEYS.readerVariables));
    for (const variable of variablesOf(main)) showValue(variable, values, defaults, strings);
  }

  function edit(variable: HTMLElement): void {
    const { page } = router.view.get();
    const name = variable.dataset['var'] ?? '';
    void islands.open('environment', () => ({ page, opener: { type: 'name', name } as const }));
  }

  onPress('var.reader-var', (variable) => {
    // Text may be selected across it, which is no wish to change it.
    if (getSelection()?.isCollapsed !== false) edit(variable);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target instanceof HTMLElement) || !event.target.matches('var.reader-var')) return;
    event.preventDefault();
    edit(event.target);
  });

  return {
    onPage(main) {
      if (variablesOf(main).length === 0) return;
      show(main);
      makeReachable(main);
      return storage.subscribe(STORAGE_KEYS.readerVariables, () => show(main));
    },
  };
}

function variablesOf(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('var.reader-var[data-var]')];
}

function showValue(
  variable: HTMLElement,
  values: VariableValues,
  defaults: VariableValues,
  strings: BrowserStrings['article'],
): void {
  const name = variable.dataset['var'] ?? '';
  const value = shownValue(name, values, defaults);
  if (value !== null && variable.textContent !== value) variable.textContent = value;
  variable.classList.toggle('is-own', name in values);
  variable.title = fill(strings.variable, { name });
}

/** One stop for the keyboard for each variable of a block, however often it is repeated there. */
function makeReachable(main: HTMLElement): void {
  const seen = new Map<Element, Set<string>>();
  for (const variable of variablesOf(main)) {
    const block = variable.closest('.code-block') ?? main;
    const names = seen.get(block) ?? new Set<string>();
    const name = variable.dataset['var'] ?? '';
    if (names.has(name)) continue;
    seen.set(block, names.add(name));
    variable.tabIndex = 0;
    variable.setAttribute('role', 'button');
    variable.setAttribute('aria-haspopup', 'dialog');
  }
}
