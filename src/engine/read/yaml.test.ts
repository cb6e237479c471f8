import { expect, test } from 'vitest';
import { z } from 'zod';
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
