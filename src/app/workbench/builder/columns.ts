import strings from 'virtual:strings/builder';
import type { FieldView } from '../../../shared/gadgets/view';
import { make } from '../../behaviours/dom';
import { nextFrame } from '../../scheduling';
import { labelled, textField } from './controls';

/** Fields that are shown in one task. */
const ROWS_AT_ONCE = 16;

/** Which fields are shown, in the order they were chosen in. `shown` are those of the command, or the default ones. */
export function fieldControls(
  shown: readonly string[],
  fields: readonly FieldView[],
  change: (names: readonly string[] | null) => void,
): HTMLElement {
  let chosen = [...shown];
  const rows: { field: FieldView; element: HTMLElement }[] = [];
  const list = make('div', { class: 'builder__fields', role: 'group', 'aria-label': strings.fields });
  const find = textField('', showFound);

  function rowOf(field: FieldView): HTMLElement {
    const input = make('input', { type: 'checkbox' });
    input.checked = chosen.includes(field.name);
    input.addEventListener('change', () => {
      chosen = input.checked ? [...chosen, field.name] : chosen.filter((name) => name !== field.name);
      change(chosen);
    });
    const label = make('span', {}, field.name, make('small', {}, field.meaning));
    return make('label', { class: 'builder__switch' }, input, label);
  }
  /** Gadgets have up to a hundred fields, more than a slow phone lays out at once. */
  async function fillList(): Promise<void> {
    for (let at = 0; at < fields.length; at += ROWS_AT_ONCE) {
      if (at > 0) await nextFrame();
      const some = fields.slice(at, at + ROWS_AT_ONCE).map((field) => ({ field, element: rowOf(field) }));
      rows.push(...some);
      list.append(...some.map((row) => row.element));
    }
    if (find.value !== '') showFound(find.value);
  }
  function showFound(text: string): void {
    const words = text.toLowerCase().split(/\s+/);
    for (const { field, element } of rows) {
      const all = `${field.name} ${field.meaning}`.toLowerCase();
      element.hidden = !words.every((word) => all.includes(word));
    }
  }

  void fillList();
  const reset = make('button', { type: 'button', class: 'button' }, strings.defaultFields);
  reset.addEventListener('click', () => change(null));
  return make('div', {}, labelled(strings.findField, find), list, reset);
}
