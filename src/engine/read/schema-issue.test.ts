import { expect, test } from 'vitest';
import * as z from 'zod';
import { describeIssues } from './schema-issue';

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['a', 'b']).default('a'),
  nested: z.strictObject({ first: z.number(), second: z.number().max(6).optional() }).prefault({ first: 1 }),
  items: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('link'), label: z.string() }),
        z.strictObject({ type: z.literal('search') }),
      ]),
    )
    .default([]),
  either: z.union([z.string(), z.number()]).nullable().optional(),
  variables: z.record(z.string().regex(/^[A-Z]+$/, 'is of upper-case letters'), z.string()).optional(),
});

test.each([
  [{}, 'name: is missing. | A value of type string is expected.'],
  [[1], 'The whole: [1] is not legal. | A value of type object is expected.'],
  [() => 1, 'The whole: a function is not legal. | A value of type object is expected.'],
  [
    { name: 'x', kind: 'c'.repeat(300) },
    `kind: "${'c'.repeat(200)}…" of 300 characters is not legal. | Legal values: "a", "b".`,
  ],
  [{ name: 'x', kind: 'c' }, 'kind: "c" is not legal. | Did you mean "a"? Legal values: "a", "b".'],
  [{ name: 'x', nmae: 1 }, 'There is no field "nmae". | Did you mean "name"?'],
  [{ name: 'x', nested: { first: 1, third: 2 } }, 'There is no field "nested.third". | Fields: first, second.'],
  [
    { name: 'x', nested: { first: 1, completely: 2 } },
    'There is no field "nested.completely". | Fields: first, second.',
  ],
  [
    { name: 'x', nested: { first: 1, second: 9 } },
    'nested.second: 9 is not legal. | A number of at most 6 is expected.',
  ],
  [{ name: 'x', items: [{ type: 'lnk' }] }, 'items.0.type: "lnk" is not legal. | Legal values: "link", "search".'],
  [
    { name: 'x', items: [{ type: 'link', label: 'a', lable: 'b' }] },
    'There is no field "items.0.lable". | Did you mean "label"?',
  ],
  [{ name: 'x', either: [] }, 'either: [] is not legal. | A value of type string or number is expected.'],
  [{ name: 'x', variables: { ig: 'x' } }, 'variables.ig: "x" is not legal. | The name is of upper-case letters.'],
])('%j', (value, expected) => {
  const result = schema.safeParse(value);
  expect(
    result.error && describeIssues(result.error, value, schema).map(({ message, hint }) => `${message} | ${hint}`),
  ).toEqual([expected]);
});

test('each unknown field is a separate problem', () => {
  const value = { name: 'x', one: 1, two: 2 };
  const { error } = schema.safeParse(value);
  expect(error && describeIssues(error, value, schema).map(({ path }) => path)).toEqual([['one'], ['two']]);
});

test.each([
  [z.object({ a: z.string().min(1) }), { a: '' }, 'a: "" is not legal. | At least 1 character is expected.'],
  [z.object({ a: z.array(z.string()).min(2) }), { a: [] }, 'a: [] is not legal. | At least 2 entries are expected.'],
  [
    z.object({ a: z.array(z.string()).max(1) }),
    { a: ['x', 'y'] },
    'a: ["x","y"] is not legal. | At most 1 entry is expected.',
  ],
  [z.object({ a: z.number().positive() }), { a: 0 }, 'a: 0 is not legal. | A number of more than 0 is expected.'],
])('limits of size are explained in words', (schema, value, expected) => {
  const { error } = schema.safeParse(value);
  expect(error && describeIssues(error, value, schema).map(({ message, hint }) => `${message} | ${hint}`)).toEqual([
    expected,
  ]);
});
