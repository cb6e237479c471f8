import { expect, test } from 'vitest';
import { UsageError } from '../src/engine/model/command-error';
import { readBenchArguments } from './arguments';

const FLAGS = {
  runs: { value: 'NUMBER', usual: '3', summary: 'how often' },
  only: { value: 'NAME', legal: ['x', 'y'], summary: 'which' },
  audits: { summary: 'what was not passed' },
};

test('values that are left out are the usual ones', () => {
  const read = readBenchArguments(['--only', 'x', '--audits', '/a'], 'npm run bench:x -- [ROUTE …]', FLAGS);
  expect(read.values).toMatchObject({ runs: '3', only: 'x' });
  expect([[...read.given], read.positionals]).toEqual([['audits'], ['/a']]);
});

test.each([
  [['--rnus', '3'], 'There is no flag --rnus. Did you mean --runs? Flags: --runs, --only, --audits.'],
  [['--runs', 'many'], '--runs is "many"; it must be a number.'],
  [['--only', 'x,z'], '--only is "z"; it can be x, y.'],
  [['x'], '"x" is too much. npm run bench:x'],
])('%j is a wrong call', (argv, message) =>
  expect(() => readBenchArguments(argv, 'npm run bench:x', FLAGS)).toThrow(new UsageError(message)),
);
