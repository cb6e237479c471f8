import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import type { Mutant } from './mutant';
import { mutantsCommand } from './run';

const SOURCE = 'export const isOld = (age: number): boolean => age > 9;\n';
const MISTAKE: Mutant = { file: 'age.ts', change: 'nine is old', from: '> 9', to: '>= 9', tests: ['age.test.ts'] };

const { at, read, write } = temporaryFolder();
beforeEach(() => {
  write('age.ts', SOURCE);
});

const source = (): string => read('age.ts');

/** Runs the command; the tests pass as long as the source holds one of the texts. Gives exit code and output. */
async function run(argv: string[], passing: string[], all = [MISTAKE]): Promise<{ code: number; printed: string }> {
  let printed = '';
  const command = mutantsCommand(all, () => passing.some((text) => source().includes(text)));
  const code = await command(argv, at(), (text) => void (printed += text));
  return { code, printed };
}

test('a mistake that the tests notice is killed', async () =>
  expect(await run([], ['age > 9'])).toEqual({
    code: 0,
    printed: 'killed: age.ts: nine is old\n1 of 1 killed\n',
  }));

test('a mistake that no test notices fails the command, and the source is as before', async () => {
  expect(await run([], ['age > 9', 'age >= 9'])).toEqual({
    code: 1,
    printed: 'SURVIVED: age.ts: nine is old\n0 of 1 killed\n',
  });
  expect(source()).toBe(SOURCE);
});

test.each([
  ['a text that is gone', { from: '> 10' }],
  ['a text that stands twice', { from: 'age' }],
  ['a file that is gone', { file: 'ages.ts' }],
])('%s fails the command', async (_, change) => {
  const { code, printed } = await run([], ['age > 9'], [{ ...MISTAKE, ...change }]);
  expect(code).toBe(1);
  expect(printed).toContain('no longer fits the source: ');
});

test('words take the mistakes that hold them all', async () => {
  const other = { ...MISTAKE, change: 'ten is young', to: '> 10' };
  expect((await run(['age.ts', 'ten'], ['age > 9'], [MISTAKE, other])).printed).toBe(
    'killed: age.ts: ten is young\n1 of 1 killed\n',
  );
});

test('words that no mistake holds are an error', async () =>
  expect(run(['age.ts', 'nomatch'], [])).rejects.toThrow('No mistake of the list holds "age.ts" and "nomatch".'));
