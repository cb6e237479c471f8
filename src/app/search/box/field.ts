import search from 'virtual:strings/search';
import type { SiteData } from '../../../shared/site-data';
import { make } from '../../behaviours/dom';
import type { BoxPart } from './view';
import { movedTo, optionId, RESULTS_ID } from './results';
import { placeholder } from './status';

interface Handlers {
  onQuery(query: string): void;
  onMove(active: number): void;
  onEnter(): void;
  onClose(): void;
}

/** The field with its buttons. The keys for the results belong to it. */
export function fieldPart({ strings }: SiteData, on: Handlers): BoxPart & { input: HTMLInputElement } {
  let active = 0;
  let count = 0;
  const input = make('input', {
    class: 'search__input',
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'go',
    role: 'combobox',
    'aria-label': search.field,
    'aria-autocomplete': 'list',
    'aria-controls': RESULTS_ID,
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    maxlength: '400',
  });
  const clear = make('button', { type: 'button', class: 'search__clear' }, search.clear);
  const close = make('button', { type: 'button', class: 'search__close' }, strings.shell.close);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = movedTo(event.key, active, count);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) on.onMove(next);
    else on.onEnter();
  }

  input.addEventListener('input', () => on.onQuery(input.value));
  input.addEventListener('keydown', onKeyDown);
  clear.addEventListener('click', () => on.onQuery(''));
  close.addEventListener('click', on.onClose);
  const lens = document.querySelector('.search-button svg')?.cloneNode(true) ?? '';
  return {
    element: make('div', { class: 'search__header', role: 'search' }, lens, input, clear, close),
    input,
    show(view) {
      active = view.active;
      count = view.entries.length;
      if (input.value !== view.query) input.value = view.query;
      input.placeholder = placeholder(view.state, view.searched.version, strings);
      input.ariaExpanded = String(count > 0);
      if (count > 0) input.setAttribute('aria-activedescendant', optionId(active));
      else input.removeAttribute('aria-activedescendant');
      clear.hidden = view.query === '';
    },
  };
}
