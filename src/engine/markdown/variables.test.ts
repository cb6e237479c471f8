import { expect, test } from 'vitest';
import { fillVariables, markVariables } from './variables';

const names = new Set(['IG_TAG', 'NODE', 'A1']);

test.each(['%IG_TAG%', '%NODE%', '%A1%'])('the mark of %s is one word of letters, as long as the variable', (text) => {
  const mark = markVariables(text, names);
  expect(mark).toMatch(/^[A-Za-z]+$/);
  expect(mark).toHaveLength(text.length);
});

test.each(['%OTHER%', '100% of 5%', '%ig_tag%', '%NODE', 'NODE%'])('%j is left alone', (text) =>
  expect(markVariables(text, names)).toBe(text),
);

test.each([
  ['image:%IG_TAG% on %NODE%', { IG_TAG: 'v1', NODE: 'n$&' }, 'image:v1 on n$&'],
  ['%NODE%%NODE%', { NODE: '' }, ''],
  ['%IG_TAG% %NODE%', { NODE: 'n' }, `${markVariables('%IG_TAG%', names)} n`],
  ['no variable', {}, 'no variable'],
])('%j with %j', (text, values, expected) => expect(fillVariables(markVariables(text, names), values)).toBe(expected));
