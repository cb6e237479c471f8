import { expect, test } from 'vitest';
import { fillVariables, maskVariables, variablesIn } from './variables';

const names = new Set(['IG_TAG', 'NODE', 'A1']);

test.each(['%IG_TAG%', '%NODE%', '%A1%'])('the mask of %s is one word of letters, as long as the variable', (text) => {
  const masked = maskVariables(text, names);
  expect(masked.text).toMatch(/^[A-Za-z]+$/);
  expect(masked.text).toHaveLength(text.length);
  expect(masked.unmask(masked.text)).toBe(text);
});

test('a word of the code that looks like a mask stays what it is', () => {
  const code = 'QNODEQ %NODE% XNODEX';
  const masked = maskVariables(code, names);
  expect(masked.text).not.toContain('%');
  expect(masked.unmask(masked.text)).toBe(code);
});

test.each(['%OTHER%', '100% of 5%', '%ig_tag%', '%NODE', 'NODE%'])('%j contains no variable', (text) => {
  expect(variablesIn(text, names)).toEqual([]);
  expect(maskVariables(text, names).text).toBe(text);
});

test.each([
  ['image:%IG_TAG% on %NODE%', { IG_TAG: 'v1', NODE: 'n$&' }, 'image:v1 on n$&'],
  ['%NODE%%NODE%', { NODE: '' }, ''],
  ['%IG_TAG% %NODE%', { NODE: 'n' }, '%IG_TAG% n'],
  ['%constructor% %toString%', {}, '%constructor% %toString%'],
  ['no variable', {}, 'no variable'],
])('%j with %j', (text, values, expected) => expect(fillVariables(text, values)).toBe(expected));
