import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { parseYaml } from './parse-yaml';
import { readYaml } from './yaml';

/** Reads a text; returns its data and the reported problems. */
function reading(text: string, schema: z.ZodType = z.looseObject({})) {
  const problems: Diagnostic[] = [];
  const data = readYaml(text, schema, { file: 'a.yml' }, problems);
  return { data, told: problems.map((one) => `${one.line}:${one.column} ${one.message} | ${one.hint}`) };
}

test('an unknown field is an error with its place, and the other fields are read', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ kind: z.string() })) });
  const read = (text: string) => {
    const problems: Diagnostic[] = [];
    const data = readYaml(text, schema, { file: 'a.yaml' }, problems);
    return { data, told: problems.map((one) => `${one.line}:${one.column} ${one.severity} ${one.message}`) };
  };
  expect(read('list:\n  - kind: a\n    knid: b\nmore: 1\n')).toEqual({
    data: { list: [{ kind: 'a' }] },
    told: ['3:5 error There is no field "list.0.knid".', '4:1 error There is no field "more".'],
  });
  expect(read('list:\n  - kind: [a]\n    knid: b\n')).toEqual({
    data: null,
    told: ['2:5 error list.0.kind: ["a"] is not legal.', '3:5 error There is no field "list.0.knid".'],
  });
  expect(read('list:\n  - knid: b\n'), 'the needed field is the misspelt one').toEqual({
    data: null,
    told: ['2:5 error There is no field "list.0.knid".'],
  });
  expect(read('list: [')).toMatchObject({ data: null });
  expect(read('list: []\n')).toEqual({ data: { list: [] }, told: [] });
});

test('only the first parser error is reported', () => {
  expect(reading('a: b\n- c: d\n').told).toEqual([expect.stringMatching(/^2:1 The YAML cannot be read/)]);
});

test.each([
  ['a: "x\nb: 1\n', ['1:4 The quote " is never closed | Write " at the end of the value.']],
  ['a: [x] b: [y]\n', ['1:8 "b:" is a second field on one line | Start a new line before it.']],
  [
    'a: b: c\nmore words\n}\n',
    [
      '1:4 Nested mappings are not allowed in compact mappings | Close brackets, indent with spaces, and quote values that contain a colon or a hash, or begin with a special character: "%…", "@…", "!…".',
    ],
  ],
])('%j is one mistake with its words', (text, told) => {
  expect(reading(text).told).toEqual(told.map((one) => one.replace(' ', ' The YAML cannot be read: ')));
});

test('a number keeps its notation if JavaScript would print it differently', () => {
  const { data } = reading('a: 1.30\nb: 12\nc: 0x1F\nd: 1.5\ne: -0', z.unknown());
  expect(data).toEqual({ a: '1.30', b: 12, c: '0x1F', d: 1.5, e: '-0' });
});

test.each([
  ['open lists and quotes', '[ "'.repeat(500), '1:'],
  ['open lists', '['.repeat(20_000), '1:1 The YAML is nested more than 32 levels deep.'],
  ['open maps', '{a: '.repeat(500), '1:'],
  ['lists in one line', '- '.repeat(10_000), '1:1 The YAML is nested more than 32 levels deep.'],
  ['keys of keys', '? '.repeat(10_000), '1:1 The YAML is nested more than 32 levels deep.'],
  ['many values of values', `a: ${'b: '.repeat(500)}`, '1:'],
  ['merges', 'a: &a {b: 1}\nb:\n  <<: *a', '3:7 The alias "*a" is not supported.'],
  ['an alias in its own value', 'a: &x\n  b: *x', '2:6 The alias "*x" is not supported.'],
  ['text that begins with an asterisk', 'title: *important*', '1:8 The alias "*important*" is not supported.'],
  ['closing brackets', ']'.repeat(2000), '1:1 The YAML cannot be read: '],
  ['quotes', '"'.repeat(2000), '1:'],
  ['tags', '!a '.repeat(2000), '1:'],
  ['documents', '---\n'.repeat(2000), '2:1 The YAML cannot be read: A line of dots or dashes ends it earlier'],
  ['the same key', 'a: 1\n'.repeat(500), '2:1 The YAML cannot be read: Map keys must be unique'],
])('%s: one error, within the time limit of a test', (_, text, told) => {
  const { problems } = parseYaml(text, { file: 'a.md' });
  expect(problems).toHaveLength(1);
  expect(`${problems[0]?.line}:${problems[0]?.column} ${problems[0]?.message}`).toContain(told);
});

test('an asterisk in a quoted or plain value is not an alias', () => {
  const text = 'a: "*x"\nb: x *y\nc: |\n  *z\nd: [\'*x\', a*b]\n';
  expect(parseYaml(text, { file: 'a.yml' }).value).toEqual({ a: '*x', b: 'x *y', c: '*z\n', d: ['*x', 'a*b'] });
});
