import { expect, test } from 'vitest';
import { readArguments, type Flags } from './arguments';

const FLAGS = {
  strict: { summary: 'a switch' },
  loose: { summary: 'another' },
  limit: { value: 'NUMBER', summary: 'a value' },
} satisfies Flags;

test.each([
  [[], { positionals: [], values: {}, given: [] }],
  [['a', '--strict', 'b'], { positionals: ['a', 'b'], values: {}, given: ['strict'] }],
  [['--limit', '3', 'a'], { positionals: ['a'], values: { limit: '3' }, given: [] }],
  [['--limit=-3'], { positionals: [], values: { limit: '-3' }, given: [] }],
  [['--limit', '1', '--limit', '2'], { positionals: [], values: { limit: '2' }, given: [] }],
  [['--', '--strict', '-c'], { positionals: ['--strict', '-c'], values: {}, given: [] }],
  [['-'], { positionals: ['-'], values: {}, given: [] }],
])('%j', (args, expected) => {
  const { given, ...read } = readArguments(args, FLAGS);
  expect({ ...read, given: [...given] }).toEqual(expected);
});

test.each([
  [['--strcit'], 'There is no flag --strcit. Did you mean --strict? Flags: --strict, --loose, --limit.'],
  [['--STRICT'], 'There is no flag --STRICT.'],
  [['--no-strict'], 'There is no flag --no-strict.'],
  [['--constructor'], 'There is no flag --constructor.'],
  [['-s'], 'There is no flag -s.'],
  [['--limit'], '--limit needs a value: --limit NUMBER.'],
  [['--limit', '--strict'], '--limit needs a value: --limit NUMBER.'],
  [['--limit='], '--limit needs a value: --limit NUMBER.'],
  [['--strict=yes'], '--strict takes no value.'],
])('%j is refused', (args, message) => {
  expect(() => readArguments(args, FLAGS)).toThrow(message);
});

test('a command without flags says so', () =>
  expect(() => readArguments(['--x'], {})).toThrow('There is no flag --x. The command has none.'));
