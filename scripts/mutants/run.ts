import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/command-error';
import { scriptCommand } from '../command';
import { MUTANTS } from './list';
import type { Mutant } from './mutant';

type Outcome = 'killed' | 'SURVIVED' | 'no longer fits the source';

/** Whether the unit tests in files and folders pass. */
type RunTests = (folders: readonly string[], root: string) => boolean;

const HELP = `npm run mutants -- [WORD…]

Makes one small mistake after the other in the sources and runs the unit tests near each: a mistake that no test
notices is printed as survived. Words take those whose file or description holds them all.`;

function runVitest(folders: readonly string[], root: string): boolean {
  const ran = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'unit', '--bail', '1', ...folders], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  return ran.status === 0;
}

/** Whether tests notice a mistake. The source is put back, whatever happens. */
function tryMutant({ file, from, to, tests }: Mutant, root: string, pass: RunTests): Outcome {
  const target = path.join(root, file);
  const source = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (source.split(from).length !== 2) return 'no longer fits the source';
  try {
    writeFileSync(
      target,
      source.replace(from, () => to),
    );
    return pass(tests, root) ? 'SURVIVED' : 'killed';
  } finally {
    writeFileSync(target, source);
  }
}

/** The mistakes whose file or description holds all words. Throws `CommandError` where there is none. */
function mutantsOf(all: readonly Mutant[], words: readonly string[]): Mutant[] {
  const wanted = all.filter(({ file, change }) => words.every((word) => `${file} ${change}`.includes(word)));
  if (wanted.length === 0) throw new CommandError(`No mistake of the list holds "${words.join('" and "')}".`);
  return wanted;
}

/** `npm run mutants` over a list of mistakes. */
export const mutantsCommand = (all: readonly Mutant[], pass: RunTests): ReturnType<typeof scriptCommand> =>
  scriptCommand(HELP, {}, async ({ positionals, root, print }) => {
    const outcomes = mutantsOf(all, positionals).map((mutant) => {
      const outcome = tryMutant(mutant, root, pass);
      print(`${outcome}: ${mutant.file}: ${mutant.change}\n`);
      return outcome;
    });
    const killed = outcomes.filter((outcome) => outcome === 'killed').length;
    print(`${killed} of ${outcomes.length} killed\n`);
    return killed === outcomes.length ? 0 : 1;
  });

/** `npm run mutants`. */
export const runMutants = mutantsCommand(MUTANTS, runVitest);
