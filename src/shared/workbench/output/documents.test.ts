import { expect, test } from 'vitest';
import { linesOf } from './columns';
import { readJson, readYaml, type Printed } from './documents';

const shown = (cells: readonly Printed[]): string[] =>
  cells.flatMap(({ name, value }) => (value === null ? [] : [`${name}=${value}`]));

/** Each cell is where it says that it is. */
function placed(text: string, cells: readonly Printed[]): boolean {
  return cells.every(({ name, value: printed, offset, end }) => {
    const raw = text.slice(offset, end);
    const value = printed ?? name.split('.').at(-1) ?? '';
    return raw === value || raw === JSON.stringify(value) || raw === `'${value}'`;
  });
}

test('JSON in a line: keys of keys are joined, values have their places', () => {
  const text = '{"error":"","proc":{"comm":"sh","parent":{"pid":10188}},"ok":true}\n{"error":"a \\"b\\""}';
  const cells = readJson(linesOf(text));
  expect(shown(cells)).toEqual(['error=', 'proc.comm=sh', 'proc.parent.pid=10188', 'ok=true', 'error=a "b"']);
  expect(cells.filter(({ value }) => value === null).map(({ name }) => name)).toEqual([
    'error',
    'proc',
    'proc.comm',
    'proc.parent',
    'proc.parent.pid',
    'ok',
    'error',
  ]);
  expect(placed(text, cells)).toBe(true);
});

test('JSON over lines, in lists, and cut off', () => {
  const text = '[\n  {\n    "pid": 1,\n    "names": ["a", "b"]\n  },\n  {\n    "pid": 2';
  const cells = readJson(linesOf(text));
  expect(shown(cells)).toEqual(['pid=1', 'names=a', 'names=b', 'pid=2']);
  expect(placed(text, cells)).toBe(true);
});

test('YAML: indentation, lists, quotes and several documents', () => {
  const text =
    '---\nerror: ""\nproc:\n  comm: sh\n  creds:\n    uid: 0\nnames:\n- a\n- b\nlast: \'x: y\'\n---\nerror: b\n';
  const cells = readYaml(linesOf(text));
  expect(shown(cells)).toEqual([
    'error=',
    'proc.comm=sh',
    'proc.creds.uid=0',
    'names=a',
    'names=b',
    'last=x: y',
    'error=b',
  ]);
  expect(placed(text, cells)).toBe(true);
});

test('a list of objects keeps the name of the list', () => {
  const text = 'rows:\n  - pid: 1\n    comm: a\n  - pid: 2\n';
  expect(shown(readYaml(linesOf(text)))).toEqual(['rows.pid=1', 'rows.comm=a', 'rows.pid=2']);
});

test('any text is read without an exception', () => {
  for (const text of ['', '}', ']{', '"', '{"a"', '{:,}', ': :', '- - -', '"\\', '{"a":"\\ud800"}'])
    for (const read of [readJson, readYaml]) expect(() => read(linesOf(text))).not.toThrow();
});
