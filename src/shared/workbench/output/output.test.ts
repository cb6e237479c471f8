import { describe, expect, test } from 'vitest';
import { MODEL } from '../../commands/test-model';
import type { DataSourceView, FieldView } from '../../gadgets/view';
import { linesOf, readColumns } from './columns';
import { conditionFor, withCondition } from './filter';
import { meaningOf } from './meaning';

const table = (text: string): string[][] => {
  const read = readColumns(linesOf(text));
  return read ? [read.titles, ...read.rows].map((row) => row.map((cell) => cell.text)) : [];
};

describe('output in columns', () => {
  test('cells stand below their titles, empty ones too', () => {
    expect(table('COMM   RCODE      NAME\ncurl   NameError  a.\ndig               b.')).toEqual([
      ['COMM', 'RCODE', 'NAME'],
      ['curl', 'NameError', 'a.'],
      ['dig', '', 'b.'],
    ]);
  });

  test('numbers may be set to the right', () => {
    expect(table('   PID COMM\n     1 init\n123456 web server')).toEqual([
      ['PID', 'COMM'],
      ['1', 'init'],
      ['123456', 'web server'],
    ]);
  });

  test('a value that reaches over the next title stays whole', () => {
    expect(table('A    B\nlonger-than-it x')).toEqual([
      ['A', 'B'],
      ['longer-than-it', 'x'],
    ]);
  });

  test('where no place is blank in all rows, a column begins with the word in front of its title, and has no more', () => {
    const rows = ['aaaaaaa b', 'a   12', 'ab c  e'];
    expect(table(['A    B', ...rows].join('\n'))).toEqual([
      ['A', 'B'],
      ['aaaaaaa', 'b'],
      ['a', '12'],
      ['ab c', 'e'],
    ]);
  });

  test('lines above the titles, titles said again and empty lines are no rows', () => {
    expect(table('WARN[0000] something is off\nA  B\n1  2\n\nA  B\n3  4\n')).toEqual([
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('text without titles is no table', () => {
    expect(table('nothing of the kind\n<b>at all</b>')).toEqual([]);
  });
});

const field = (more: Partial<FieldView>): FieldView => ({
  name: 'one',
  title: 'one',
  hidden: false,
  shownIn: [],
  meaning: '',
  ...more,
});
const RAW = field({ name: 'rcode_raw', type: 'u16', values: { NameError: 3 } });
const SOURCE = { fields: [RAW] } as unknown as DataSourceView;

test.each([
  ['3', RAW, '3 means NameError.'],
  ['NameError', field({ from: 'rcode_raw' }), 'NameError is 3 in rcode_raw.'],
  ['', RAW, 'Empty: there is nothing to report here.'],
  ['true', field({ type: 'bool' }), 'Yes.'],
  ['p/demo/web:80', field({ type: 'endpoint' }), 'Pod web in namespace demo, port 80.'],
  ['s/demo/web:80', field({ type: 'endpoint' }), 'Service web in namespace demo, port 80.'],
  [
    '192.0.2.1:53',
    field({ type: 'endpoint' }),
    'Address 192.0.2.1, port 53: neither a pod nor a service of the cluster.',
  ],
  ['14820000', field({ unit: 'nanoseconds' }), '14.8 milliseconds.'],
  ['1048576', field({ unit: 'bytes' }), '1 MiB.'],
  ['1700000000000000000', field({ unit: 'nanoseconds since the Unix epoch' }), '2023-11-14 22:13:20.000 UTC.'],
  ['curl', field({ type: 'string' }), null],
  ['1', field({ type: 'bool' }), 'Yes.'],
  ['false', field({ type: 'bool' }), 'No.'],
  ['0', field({ type: 'bool' }), 'No.'],
  ['perhaps', field({ type: 'bool' }), null],
  ['4', RAW, null],
  ['Other', field({ from: 'rcode_raw' }), null],
  ['p/web', field({ type: 'endpoint' }), 'Pod web.'],
  [
    'r/192.0.2.1:53',
    field({ type: 'endpoint' }),
    'Address 192.0.2.1, port 53: neither a pod nor a service of the cluster.',
  ],
  ['r/192.0.2.1', field({ type: 'endpoint' }), 'Address 192.0.2.1: neither a pod nor a service of the cluster.'],
  ['somewhere', field({ type: 'endpoint' }), null],
  ['p/demo/web:80', field({ type: 'string' }), null],
  ['999', field({ unit: 'nanoseconds' }), null],
  ['1000', field({ unit: 'nanoseconds' }), '1 microseconds.'],
  ['999999', field({ unit: 'nanoseconds' }), '1000 microseconds.'],
  ['1000000', field({ unit: 'nanoseconds' }), '1 milliseconds.'],
  ['1000000000', field({ unit: 'nanoseconds' }), '1 seconds.'],
  ['1023', field({ unit: 'bytes' }), null],
  ['1024', field({ unit: 'bytes' }), '1 KiB.'],
  ['1048575', field({ unit: 'bytes' }), '1020 KiB.'],
  ['5497558138880', field({ unit: 'bytes' }), '5 TiB.'],
  ['5629499534213120', field({ unit: 'bytes' }), '5120 TiB.'],
  ['12', field({}), null],
  ['1.5', field({ unit: 'bytes' }), null],
  ['2048', field({ unit: 'packets' }), null],
  ['0', field({ unit: 'nanoseconds since the Unix epoch' }), 'The kernel does not report the time of the event.'],
  ['99999999999999999999999', field({ unit: 'nanoseconds since the Unix epoch' }), null],
  ['1700000000', field({ unit: 'seconds since the Unix epoch' }), null],
])('%s means what its field says', (value, of, meaning) => {
  expect(meaningOf(value, of, SOURCE)).toBe(meaning);
});

describe('a filter from a value', () => {
  test.each([
    ['ig run trace_open', "ig run trace_open --filter 'error==x'"],
    ['ig run trace_open | grep y', "ig run trace_open --filter 'error==x' | grep y"],
    ["ig run trace_open -F 'fname~a'", "ig run trace_open -F 'fname~a,error==x'"],
    ["ig run trace_open --filter='error==y'", "ig run trace_open --filter='error==x'"],
    ['ls', 'ls'],
  ])('%s', (command, filtered) => {
    expect(withCondition(command, '--filter', 'error==x', MODEL)).toBe(filtered);
  });

  test('it follows a last word in quotes', () => {
    expect(withCondition('ig run trace_open -E \'fname in ["a"]\'', '--filter', 'error==z', MODEL)).toBe(
      "ig run trace_open -E 'fname in [\"a\"]' --filter 'error==z'",
    );
  });

  test('commas and backslashes of the value are its own', () => {
    expect(conditionFor({ name: 'a' }, 'x,y\\z')).toBe('a==x\\,y\\\\z');
    expect(withCondition("ig run trace_open -F 'fname==x\\,y'", '--filter', 'error==z', MODEL)).toBe(
      "ig run trace_open -F 'fname==x\\,y,error==z'",
    );
  });
});
