import { describe, expect, test } from 'vitest';
import { compareValues } from './rows';
import { readOutput } from './pasted-output';

describe('pasted output', () => {
  test('columns', () => {
    expect(readOutput('COMM  PID\r\ncurl  1\r\n')).toEqual({ names: ['COMM', 'PID'], rows: [['curl', '1']] });
  });

  const HEAD = 'K8S.NODE     K8S.NAMESPACE  K8S.PODNAME     PID';
  test('columns with an empty cell', () => {
    const text = `${HEAD}\nnode-1       shop           cart-6f         77\n             shop           web           1234`;
    expect(readOutput(text)?.rows).toEqual([
      ['node-1', 'shop', 'cart-6f', '77'],
      ['', 'shop', 'web', '1234'],
    ]);
  });

  test.each([
    ['two spaces between', `${HEAD}\nnode-1  shop  cart-6f  77\nnode-2  shop  web  12`],
    ['one space between', `${HEAD}\nnode-1 shop cart-6f 77\nnode-2 shop web 1`],
    ['one space between, in the head too', `${HEAD.replace(/ +/g, ' ')}\nnode-1 shop cart-6f 77\nnode-2 shop web 1`],
    ['an empty cell that is lost', `${HEAD}\nnode-1  cart-6f  77`],
  ])('columns that have lost their places cannot be read: %s', (_, text) => {
    expect(readOutput(text)).toEqual({ names: ['K8S.NODE', 'K8S.NAMESPACE', 'K8S.PODNAME', 'PID'], rows: null });
  });

  test('JSON in which values are in each other too deep is none', () => {
    expect(readOutput('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000))).toBe(null);
    expect(readOutput(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).toBe(null);
  });

  test('JSON, its keys of keys by full names', () => {
    const rows = { names: ['k8s.podName', 'pid', 'ok'], rows: [['web', '7', 'true']] };
    const object = { k8s: { podName: 'web' }, pid: 7, ok: true };
    expect(readOutput(JSON.stringify(object))).toEqual(rows);
    expect(readOutput(JSON.stringify([object], null, 2))).toEqual(rows);
  });

  test('JSON lines with other lines between; keys that a row lacks are empty', () => {
    expect(readOutput('WARN[0000] no\n{"a":"x"}\n{"a":"y","b":1}\n')).toEqual({
      names: ['a', 'b'],
      rows: [
        ['x', ''],
        ['y', '1'],
      ],
    });
  });

  test('indented objects one after the other', () => {
    expect(readOutput('{\n  "a": 1\n}\n{\n  "a": 2\n}')).toEqual({ names: ['a'], rows: [['1'], ['2']] });
  });

  test.each(['', '{', '[1,2]', '{}', 'no output', '<img onerror=x>', 'A', '[[[', '{"a":', 'null'])(
    '%s is none',
    (text) => {
      expect(readOutput(text)).toBe(null);
    },
  );
});

test('values are sorted by what they stand for', () => {
  expect(['b', '2ms', '', '10', '1s', 'a', '900µs'].sort(compareValues)).toEqual([
    '10',
    '900µs',
    '2ms',
    '1s',
    'a',
    'b',
    '',
  ]);
});
