// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { FieldView } from '../../../shared/gadgets/view';
import { all, eventually, one } from '../../test-document';
import { fieldControls } from './columns';

const field = (name: string, meaning: string): FieldView => ({ name, meaning }) as FieldView;
const FEW = [field('pid', 'Process'), field('comm', 'Name of the process'), field('fd', 'File')];
const MANY = Array.from({ length: 35 }, (_, at) => field(`f${at}`, at % 2 ? 'Odd' : 'Even'));

let changes: (readonly string[] | null)[];
function show(chosen: string[], fields: readonly FieldView[]): void {
  changes = [];
  document.body.replaceChildren(fieldControls(chosen, fields, (names) => changes.push(names)));
}
beforeEach(() => document.body.replaceChildren());

const boxes = (): HTMLInputElement[] => all<HTMLInputElement>('[type="checkbox"]');
const names = (): string[] =>
  all('.builder__switch')
    .filter(({ hidden }) => !hidden)
    .map((label) => label.querySelector('span')?.firstChild?.textContent ?? '');
function find(text: string): void {
  const input = one<HTMLInputElement>('.filter-bar__input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

test('fields are chosen and given up; those chosen later come last', () => {
  show(['comm'], FEW);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
  boxes()[2]?.click();
  boxes()[0]?.click();
  boxes()[1]?.click();
  expect(changes).toEqual([
    ['comm', 'fd'],
    ['comm', 'fd', 'pid'],
    ['fd', 'pid'],
  ]);
  one('button').click();
  expect(changes.at(-1)).toBeNull();
});

test.each([
  ['', ['pid', 'comm', 'fd']],
  ['PROC', ['pid', 'comm']],
  ['process name', ['comm']],
  ['fd', ['fd']],
  ['nothing', []],
])('for %j the fields %j are found', (text, found) => {
  show([], FEW);
  find(text);
  expect(names()).toEqual(found);
});

test('many fields come piece by piece, in their order, and what was typed meanwhile holds for all', async () => {
  show([], MANY);
  expect(boxes().length).toBe(16);
  find('odd');
  await eventually(() => expect(boxes().length).toBe(35));
  await eventually(() => expect(names().length).toBe(17));
  find('');
  expect(names()).toEqual(MANY.map(({ name }) => name));
});
