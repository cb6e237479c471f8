import strings from 'virtual:strings/builder';
import type { KnownFlag } from '../../../shared/commands/model';
import { hasHidden } from '../../../shared/visible-text';
import { make } from '../../behaviours/dom';

/** What a control does with what the reader has chosen; `undefined` takes the flag away. */
export type Change = (value: string | null | undefined) => void;

/** A labelled control. */
export function labelled(text: string, control: HTMLElement, note = ''): HTMLElement {
  const small = note === '' ? [] : [make('small', {}, note)];
  return make('label', { class: 'builder__item' }, make('span', {}, text, ...small), control);
}

/** A choice from a list of values with labels. */
export function choice(
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
  change: (value: string) => void,
): HTMLSelectElement {
  const select = make(
    'select',
    { class: 'filter-bar__select' },
    ...options.map(([value, label]) => make('option', { value }, label)),
  );
  select.value = chosen;
  select.addEventListener('change', () => change(select.value));
  return select;
}

/** A field for a text, which nobody corrects. One with hidden characters counts as empty. */
export function textField(value: string, change: (value: string) => void, placeholder = ''): HTMLInputElement {
  const input = make('input', {
    class: 'filter-bar__input',
    value,
    placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  input.addEventListener('input', () => change(hasHidden(input.value) ? '' : input.value));
  return input;
}

/** The control of a flag, by its type. */
export function flagControl(flag: KnownFlag, value: string | null | undefined, change: Change): HTMLElement {
  const note = flag.meaning ?? '';
  if (flag.type === 'bool') return switchControl(flag, value, change, note);
  if (flag.allowed) {
    const known = ['', ...flag.allowed];
    const options = known.map((one): [string, string] => [one, one === '' ? byDefault(flag) : one]);
    return labelled(flag.flag, choice(options, known.includes(value ?? '') ? (value ?? '') : '', change), note);
  }
  return labelled(flag.flag, textField(value ?? '', change, flag.default ?? ''), note);
}

/** A switch; one that is on by default is given only to switch it off. */
function switchControl(flag: KnownFlag, value: string | null | undefined, change: Change, note: string): HTMLElement {
  const isOnByDefault = flag.default === 'true';
  const input = make('input', { type: 'checkbox' });
  input.checked = value === undefined ? isOnByDefault : value !== 'false';
  input.addEventListener('change', () => {
    if (isOnByDefault) change(input.checked ? undefined : 'false');
    else change(input.checked ? null : undefined);
  });
  return make('label', { class: 'builder__switch' }, input, make('span', {}, flag.flag, make('small', {}, note)));
}

function byDefault(flag: KnownFlag): string {
  return flag.default === undefined || flag.default === ''
    ? strings.byDefault
    : `${strings.byDefault}: ${flag.default}`;
}
