/**
 * Makes one small mistake after the other in the sources and runs the unit tests near each: a mistake that no test
 * notices is printed as survived. `npm run mutants -- word` takes those whose file or description holds the word.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MUTANTS } from './mutants/list';
import type { Mutant } from './mutants/mutant';

type Outcome = 'killed' | 'SURVIVED' | 'no longer fits the source';

function runTests(folders: readonly string[]): boolean {
  const ran = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'unit', '--bail', '1', ...folders], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  return ran.status === 0;
}

/** Whether tests notice a mistake. The source is put back, whatever happens. */
function tryMutant({ file, from, to, tests }: Mutant): Outcome {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (source.split(from).length !== 2) return 'no longer fits the source';
  try {
    writeFileSync(
      file,
      source.replace(from, () => to),
    );
    return runTests(tests) ? 'SURVIVED' : 'killed';
  } finally {
    writeFileSync(file, source);
  }
}

const words = process.argv.slice(2);
const wanted = MUTANTS.filter(({ file, change }) => words.every((word) => `${file} ${change}`.includes(word)));
const outcomes = wanted.map((mutant) => {
  const outcome = tryMutant(mutant);
  process.stdout.write(`${outcome}: ${mutant.file}: ${mutant.change}\n`);
  return outcome;
});
const killed = outcomes.filter((outcome) => outcome === 'killed').length;
process.stdout.write(`${killed} of ${outcomes.length} killed\n`);
process.exitCode = killed === outcomes.length ? 0 : 1;
