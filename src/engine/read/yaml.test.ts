import { expect, test } from 'vitest';
import { z } from 'zod';
import { readYaml } from './yaml';

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

test('what the parser says of a line after the first is no mistake of its own', () => {
  const result = readYaml('a: b\n- c: d\n', z.looseObject({}), 'a.yml');
  expect(result.ok ? [] : result.problems.map(({ line, rule }) => [line, rule])).toEqual([[2, 'yaml/syntax']]);
});
