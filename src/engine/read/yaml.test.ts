import { expect, test } from 'vitest';
import * as z from 'zod';
import { digest } from '../model/cache';
import { readTolerant, readYaml } from './yaml';

test('an unknown key of a strict schema names the nearest one, deep places are found', () => {
  const schema = z.strictObject({ name: z.string(), list: z.array(z.strictObject({ kind: z.enum(['a', 'b']) })) });
  const result = readYaml('nmae: x\nname: y\nlist:\n  - kind: a\n  - kind: c\n', schema, 'a.yaml');
  expect(
    result.ok ? [] : result.problems.map((found) => [found.line, found.column, found.message, found.hint]),
  ).toEqual([
    [5, 5, 'list.1.kind: "c" is not legal.', 'Legal values: "a", "b".'],
    [1, 1, 'There is no field "nmae".', 'Did you mean "name"?'],
  ]);
});

test('what nobody reads is a warning with its place where a folder comes from elsewhere, and the rest counts', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ kind: z.string() })) });
  const read = (text: string) => {
    const { data, problems } = readTolerant(text, schema, 'a.yaml');
    return { data, told: problems.map((one) => `${one.line}:${one.column} ${one.severity} ${one.message}`) };
  };
  expect(read('list:\n  - kind: a\n    knid: b\nmore: 1\n')).toEqual({
    data: { list: [{ kind: 'a' }] },
    told: ['3:5 warning Nothing reads the field "list.0.knid".', '4:1 warning Nothing reads the field "more".'],
  });
  expect(read('list:\n  - kind: [a]\n    knid: b\n')).toEqual({
    data: null,
    told: ['2:5 error list.0.kind: ["a"] is not legal.', '3:5 warning Nothing reads the field "list.0.knid".'],
  });
  expect(read('list:\n  - knid: b\n'), 'the needed field is the misspelt one').toEqual({
    data: null,
    told: ['2:5 error Nothing reads the field "list.0.knid".'],
  });
  expect(read('list: [')).toMatchObject({ data: null });
  expect(read('list: []\n')).toEqual({ data: { list: [] }, told: [] });
});

test('what the parser says of a line after the first is no mistake of its own', () => {
  const result = readYaml('a: b\n- c: d\n', z.looseObject({}), 'a.yml');
  expect(result.ok ? [] : result.problems.map(({ line, rule }) => [line, rule])).toEqual([[2, 'yaml/syntax']]);
});

test.each([
  ['a text in quotes', 'a: "x y\nSome: of it,\n\nand more."\nb: 1', null],
  ['a text in quotes', 'a: "x y\nSome of it,\n\nand \\" more."\nb: 1', { a: 'x y Some of it,\nand " more.', b: 1 }],
  ['a text in single quotes', "a: 'it''s\nso'\nb: 1", { a: "it's so", b: 1 }],
  ['a list', 'a: [1, # ]\n"]",\n3]\nb: 1', { a: [1, ']', 3], b: 1 }],
  ['a list whose bracket has its line to itself', 'a: [\n  1,\n2\n]\nb: 1', { a: [1, 2], b: 1 }],
  ['an entry of a list', '- "x\ny"\n- z', ['x y', 'z']],
  ['a quote without its end', 'a: "x\nb: 1\nc: "y"', null],
  ['a bracket without its end', 'a: [1,\nb: 1\nc: 2]', null],
  ['a text that holds a list', 'a: "x\n- y"\nb: 1', null],
])('%s may go on in lines that are not indented', (_, text, data) => {
  const result = readYaml(text, z.any(), `${digest(text)}.yml`);
  expect(result.ok ? result.data : null).toEqual(data);
});

test('a place in a line that is not indented is the one in the file', () => {
  const result = readYaml('a: [1,\n2,\n"x"]\n', z.object({ a: z.array(z.number()) }), 'a.yml', 2);
  expect(result.ok ? [] : result.problems.map(({ line, column }) => [line, column])).toEqual([[4, 1]]);
});

test.each([
  ['a: "x\nb: 1\n', ['1:4 The quote " is never closed | Write " at the end of the value.']],
  ['a: [x] b: [y]\n', ['1:8 "b:" is a second field in its line | Begin a new line before it.']],
  [
    'a: b: c\nmore words\n}\n',
    [
      '1:4 Nested mappings are not allowed in compact mappings | Quote values that hold a colon or a hash, or begin with a sign: "%…", "@…", "[…".',
    ],
  ],
])('%j is one mistake with its words', (text, told) => {
  const result = readYaml(text, z.looseObject({}), 'a.yml');
  const words = result.ok
    ? []
    : result.problems.map(({ line, column, message, hint }) => `${line}:${column} ${message} | ${hint}`);
  expect(words).toEqual(told.map((one) => one.replace(' ', ' The YAML cannot be read: ')));
});

test('an alias that stands in its own value is told of, and one of a value before it is that value', () => {
  const own = readYaml('a: &x\n  b: *x\n', z.looseObject({}), 'a.yml');
  expect(own.ok ? [] : own.problems.map(({ line, column, rule, message }) => [line, column, rule, message])).toEqual([
    [2, 6, 'yaml/alias', '"*x" stands in its own value.'],
  ]);
  expect(readYaml('a: &x [1]\nb: *x\n', z.looseObject({}), 'a.yml')).toEqual({ ok: true, data: { a: [1], b: [1] } });
});
