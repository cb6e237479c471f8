import strings from 'virtual:strings/builder';
import type { FieldView } from '../../../shared/gadgets/view';
import { make } from '../../behaviours/dom';
import { labelled, textField } from './controls';

/** Which fields are shown, in the order they were chosen in. `shown` are those of the command, or the default ones. */
export function fieldControls(
  shown: readonly string[],
  fields: readonly FieldView[],
  change: (names: readonly string[] | null) => void,
): HTMLElement {
  let chosen = [...shown];
  const rows = fields.map((field) => {
    const input = make('input', { type: 'checkbox' });
    input.checked = chosen.includes(field.name);
    input.addEventListener('change', () => {
      chosen = input.checked ? [...chosen, field.name] : chosen.filter((name) => name !== field.name);
      change(chosen);
    });
    const label = make('span', {}, field.name, make('small', {}, field.meaning));
    return { field, element: make('label', { class: 'builder__switch' }, input, label) };
  });
  const find = textField('', (text) => {
    const words = text.toLowerCase().split(/\s+/);
    for (const { field, element } of rows) {
      const all = `${field.name} ${field.meaning}`.toLowerCase();
      element.hidden = !words.every((word) => all.includes(word));
    }
  });
  const reset = make('button', { type: 'button', class: 'button' }, strings.defaultFields);
  reset.addEventListener('click', () => change(null));
  return make(
    'div',
    {},
    labelled(strings.findField, find),
    make(
      'div',
      { class: 'builder__fields', role: 'group', 'aria-label': strings.fields },
      ...rows.map((row) => row.element),
    ),
    reset,
  );
}
