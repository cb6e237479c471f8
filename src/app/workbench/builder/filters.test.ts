// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { FieldView } from '../../../shared/gadgets/view';
import { all, one } from '../../test-document';
import { filterControls } from './filters';

const FIELDS = [
  { name: 'qr', allowed: ['Q', 'R'] },
  { name: 'pid' },
  { name: 'rcode', from: 'rcode_raw' },
  { name: 'rcode_raw', values: { Success: 0, Refused: 5 } },
] as unknown as FieldView[];

let changes: string[];
function show(filter: string): void {
  changes = [];
  document.body.replaceChildren(filterControls(filter, FIELDS, (text) => changes.push(text)));
}
const add = (): HTMLButtonElement => all<HTMLButtonElement>('button').at(-1) as HTMLButtonElement;
const rows = (): string[] =>
  all('.builder__filter').map((row) =>
    [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')]
      .map(({ value }) => value)
      .join(' '),
  );
/** Sets a control of a row: 0 the field, 1 the comparison, 2 the value. */
function set(row: number, control: number, value: string): void {
  const element = all('.builder__filter')[row]?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')[
    control
  ];
  if (!element) throw new Error('There is no such control.');
  element.value = value;
  element.dispatchEvent(new Event(control === 2 ? 'input' : 'change'));
}
const suggested = (row: number): string[] =>
  [...(all('.builder__filter')[row]?.querySelectorAll('option') ?? [])]
    .filter((option) => option.closest('datalist'))
    .map(({ value }) => value);

test('each condition has its fields, and what is changed in one is told with the others', () => {
  show('qr==R,pid>=10');
  expect(rows()).toEqual(['qr == R', 'pid >= 10']);
  set(1, 2, '20');
  set(0, 1, '!=');
  set(1, 0, 'rcode');
  expect(changes).toEqual(['qr==R,pid>=20', 'qr!=R,pid>=20', 'qr!=R,rcode>=20']);
});

test('a condition that is added counts once it has a value', () => {
  show('');
  expect(rows()).toEqual([]);
  add().click();
  expect(document.activeElement).toBe(one('.builder__filter select'));
  expect(rows()).toEqual(['qr == ']);
  expect(changes).toEqual([]);
  set(0, 2, 'Q');
  add().click();
  expect(document.activeElement).toBe(all('.builder__filter')[1]?.querySelector('select'));
  set(1, 0, 'pid');
  expect(changes).toEqual(['qr==Q', 'qr==Q']);
});

test('a condition that is removed goes alone, and the focus is where another can be added', () => {
  show('qr==Q,pid==1,qr==R');
  all('.builder__filter')[1]?.querySelector('button')?.click();
  expect(rows()).toEqual(['qr == Q', 'qr == R']);
  expect(changes).toEqual(['qr==Q,qr==R']);
  expect(document.activeElement).toBe(add());
});

test('the values of a field are suggested: its own, or the names of the numbers it is made from', () => {
  show('qr==Q,rcode==x,pid==1');
  expect([0, 1, 2].map(suggested)).toEqual([['Q', 'R'], ['Success', 'Refused'], []]);
  const lists = all('datalist').map(({ id }) => id);
  expect(new Set(lists).size).toBe(3);
  expect(all('input').map((input) => input.getAttribute('list'))).toEqual(lists);
  set(2, 0, 'qr');
  expect(suggested(2)).toEqual(['Q', 'R']);
});

test('a field that the gadget does not have stays as it was written', () => {
  show('other==1,pid==2');
  expect(rows()).toEqual(['other == 1', 'pid == 2']);
  const options = (row: number): number =>
    all('.builder__filter')[row]?.querySelector('select')?.querySelectorAll('option').length ?? 0;
  expect([0, 1].map(options)).toEqual([5, 4]);
});

test('a filter that cannot be taken apart is a text', () => {
  show('a b c');
  const input = one<HTMLInputElement>('input');
  expect([input.value, all('select').length]).toEqual(['a b c', 0]);
  input.value = 'x';
  input.dispatchEvent(new Event('input'));
  expect(changes).toEqual(['x']);
});
