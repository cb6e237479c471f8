import { expect, test } from 'vitest';
import { UsageError } from '../src/engine/model/command-error';
import { readBenchArguments } from './arguments';

const FLAGS = {
  runs: { value: 'NUMBER', usual: '3', summary: 'how often' },
  only: { value: 'NAME', legal: ['x', 'y'], summary: 'which' },
  audits: { summary: 'what was not passed' },
  typed: { value: 'NUMBER', usual: '0', least: 0, summary: 'how many' },
  copies: { value: 'NUMBERS', usual: '1', summary: 'how many times' },
  floor: { value: 'RATIO', usual: '2.5', summary: 'what is allowed' },
};

test('values that are left out are the usual ones', () => {
  const read = readBenchArguments(['--only', 'x', '--audits', '/a'], 'npm run bench:x -- [ROUTE …]', FLAGS);
  expect(read.values).toMatchObject({ runs: '3', only: 'x' });
  expect([[...read.given], read.positionals]).toEqual([['audits'], ['/a']]);
});

test.each([
  [
    ['--rnus', '3'],
    'There is no flag --rnus. Did you mean --runs? Flags: --runs, --only, --audits, --typed, --copies, --floor.',
  ],
  [['--runs', 'many'], '--runs is "many". It is a whole number from 1.'],
  [['--runs', '0'], '--runs is "0". It is a whole number from 1.'],
  [['--runs', '1.5'], '--runs is "1.5". It is a whole number from 1.'],
  [['--typed', '-1'], '--typed needs a value: --typed NUMBER.'],
  [['--copies', '1,x'], '--copies is "x". It is a whole number from 1.'],
  [['--floor', 'x'], '--floor is "x"; it must be a number.'],
  [['--only', 'x,z'], '--only is "z"; it can be x, y.'],
  [['x'], '"x" is too much. npm run bench:x'],
])('%j is a wrong call', (argv, message) =>
  expect(() => readBenchArguments(argv, 'npm run bench:x', FLAGS)).toThrow(new UsageError(message)),
);
