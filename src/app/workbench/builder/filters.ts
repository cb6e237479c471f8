import strings from 'virtual:strings/builder';
import type { FieldView } from '../../../shared/gadgets/view';
import {
  OPERATORS,
  printConditions,
  readConditions,
  type Condition,
} from '../../../shared/workbench/builder/conditions';
import { make } from '../../behaviours/dom';
import { choice, labelled, textField } from './controls';

/** The conditions of `--filter`, each in fields of its own; a filter that cannot be taken apart is a text. */
export function filterControls(
  filter: string,
  fields: readonly FieldView[],
  change: (filter: string) => void,
): HTMLElement {
  const read = readConditions(filter);
  if (!read) return labelled(strings.filterText, textField(filter, change));
  const conditions: Condition[] = [...read];
  const list = make('div', { class: 'builder__filters' });
  const add = make('button', { type: 'button', class: 'button' }, strings.add);
  const tell = (): void => change(printConditions(conditions.filter(({ value }) => value !== '')));
  const show = (): void =>
    list.replaceChildren(...conditions.map((condition) => row(condition, fields, tell, () => remove(condition))));

  function remove(condition: Condition): void {
    conditions.splice(conditions.indexOf(condition), 1);
    show();
    tell();
    add.focus();
  }

  add.addEventListener('click', () => {
    conditions.push({ field: fields[0]?.name ?? '', operator: '==', value: '' });
    show();
    list.lastElementChild?.querySelector('select')?.focus();
  });
  show();
  return make('div', {}, list, add);
}

function row(condition: Condition, fields: readonly FieldView[], tell: () => void, remove: () => void): HTMLElement {
  const names = fields.map((field): [string, string] => [field.name, field.name]);
  const known = names.some(([name]) => name === condition.field)
    ? names
    : [[condition.field, condition.field] as const, ...names];
  const values = make('datalist', { id: `values-${crypto.randomUUID()}` });
  const suggest = (): void => {
    const field = fields.find((one) => one.name === condition.field);
    const raw = fields.find((one) => one.name === field?.from);
    const some = field?.allowed ?? Object.keys(raw?.values ?? {});
    values.replaceChildren(...some.map((value) => make('option', { value })));
  };
  const value = textField(condition.value, (text) => {
    condition.value = text;
    tell();
  });
  value.setAttribute('list', values.id);
  suggest();
  const button = make('button', { type: 'button', class: 'button', 'aria-label': strings.remove }, '×');
  button.addEventListener('click', remove);
  return make(
    'div',
    { class: 'builder__filter' },
    labelled(
      strings.field,
      choice(known, condition.field, (name) => {
        condition.field = name;
        suggest();
        tell();
      }),
    ),
    labelled(
      strings.comparison,
      choice(
        OPERATORS.map((sign): [string, string] => [sign, sign]),
        condition.operator,
        (sign) => {
          condition.operator = sign;
          tell();
        },
      ),
    ),
    labelled(strings.value, value),
    button,
    values,
  );
}
