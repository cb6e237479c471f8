import strings from 'virtual:strings/variables';
import '../styles/sheets/variables.css';
import { STORAGE_KEYS } from '../../shared/constants';
import { announce } from '../announce';
import { storage } from '../storage';
import { make, showDialog } from './dom';
import { changedValues, parseValues, shownValue, type VariableValues } from './variable-values';

/** Asks for the reader's own values; they are kept on this device only. The field of `focused` gets the focus. */
export function editVariables(focused: string, defaults: VariableValues): void {
  const names = [...new Set([...Object.keys(defaults), focused])];
  const values = parseValues(storage.read(STORAGE_KEYS.readerVariables));
  const fields = names.map((name) => fieldOf(name, shownValue(name, values, defaults) ?? ''));
  const reset = make('button', { type: 'button', class: 'button' }, strings.useDefaults);
  const form = make(
    'form',
    { method: 'dialog', class: 'variables__form' },
    make('h2', { id: 'variables-title' }, strings.title),
    make('p', {}, strings.text),
    ...fields.map(({ label }) => label),
    make(
      'p',
      { class: 'variables__actions' },
      make('button', { class: 'button button--primary' }, strings.useThese),
      reset,
    ),
  );
  const dialog = make('dialog', { class: 'dialog', 'aria-labelledby': 'variables-title' }, form);

  reset.addEventListener('click', () => {
    keep({}, strings.defaultsUsed);
    dialog.close();
  });
  form.addEventListener('submit', () => {
    const entered = Object.fromEntries(fields.map(({ name, input }) => [name, input.value]));
    keep(changedValues(entered, defaults), strings.valuesUsed);
  });
  showDialog(dialog);
  fields.find(({ name }) => name === focused)?.input.select();
}

interface Field {
  name: string;
  label: HTMLElement;
  input: HTMLInputElement;
}

function fieldOf(name: string, value: string): Field {
  const input = make('input', { name, value, autocomplete: 'off', spellcheck: 'false', class: 'filter-bar__input' });
  return { name, input, label: make('label', { class: 'filter-bar__item' }, make('span', {}, name), input) };
}

function keep(values: VariableValues, message: string): void {
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify(values));
  announce(message);
}
