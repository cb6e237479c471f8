// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { KnownFlag } from '../../../shared/commands/model';
import { en } from '../../../shared/strings/en';
import { flagControl, labelled, textField } from './controls';

const strings = en.builder;
const flag = (more: Partial<KnownFlag> = {}): KnownFlag =>
  ({ flag: '--x', type: 'string', here: true, ...more }) as KnownFlag;
type Control = HTMLInputElement | HTMLSelectElement;
function show(
  one: KnownFlag,
  value: string | null | undefined,
): { control: Control; changes: unknown[]; text: string } {
  const changes: unknown[] = [];
  const element = flagControl(one, value, (now) => changes.push(now));
  document.body.replaceChildren(element);
  return { control: element.querySelector<Control>('input, select') as Control, changes, text: element.textContent };
}

test.each([
  [undefined, undefined, false, [null, undefined]],
  [undefined, null, true, [undefined, null]],
  ['false', 'true', true, [undefined, null]],
  ['false', 'false', false, [null, undefined]],
  ['true', undefined, true, ['false', undefined]],
  ['true', 'false', false, [undefined, 'false']],
  ['true', null, true, ['false', undefined]],
])('a switch that is %s by default and given as %s is on: %s', (preset, value, isOn, told) => {
  const { control, changes } = show(flag({ type: 'bool', ...(preset && { default: preset }) }), value);
  expect((control as HTMLInputElement).checked).toBe(isOn);
  control.click();
  control.click();
  expect(changes).toEqual(told);
});

test.each([
  [undefined, undefined, '', strings.byDefault],
  ['', 'a', 'a', strings.byDefault],
  ['a', 'b', 'b', `${strings.byDefault}: a`],
  ['a', 'unknown', '', `${strings.byDefault}: a`],
  ['a', null, '', `${strings.byDefault}: a`],
])('of a flag with the default %s the value %s is chosen as %j', (preset, value, chosen, first) => {
  const one = flag({ allowed: ['a', 'b'], ...(preset !== undefined && { default: preset }) });
  const { control, changes } = show(one, value);
  expect(control.value).toBe(chosen);
  expect([...control.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([first, 'a', 'b']);
  control.value = 'b';
  control.dispatchEvent(new Event('change'));
  expect(changes).toEqual(['b']);
});

test('a text stands in its field, over what holds without it', () => {
  const { control, changes, text } = show(flag({ default: '5s', meaning: 'How long' }), '1m');
  expect([control.value, control.getAttribute('placeholder'), text]).toEqual(['1m', '5s', '--xHow long']);
  control.value = '2m';
  control.dispatchEvent(new Event('input'));
  expect(changes).toEqual(['2m']);
  const empty = show(flag(), undefined).control;
  expect([empty.value, empty.getAttribute('placeholder')]).toEqual(['', '']);
});

test('nobody corrects what is typed, and a label without a note has none', () => {
  const field = textField('a', () => undefined);
  expect(['autocomplete', 'autocapitalize', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual([
    'off',
    'off',
    'false',
  ]);
  expect(labelled('Name', field).querySelector('small')).toBeNull();
  expect(labelled('Name', field, 'note').querySelector('small')?.textContent).toBe('note');
});
