import { spawnSync } from 'node:child_process';
import { runAsProgram, scriptCommand } from './command';
import { ensureFirefox, ensureTestChromium, ensureWebKit } from './programs';
import { UsageError } from '../src/engine/model/errors';
import { messageOf } from '../src/shared/errors';

/** A named check: a command, or a function that ends when it is done. */
interface Check {
  name: string;
  command?: [string, ...string[]];
  run?: () => void;
  /** Slow, and rarely fails: runs with `full`, or when it is asked for by its name. */
  isSlow?: boolean;
}

const RUN_ENGINE: [string, ...string[]] = ['node', 'src/engine/cli/site.mjs'];
const testsOf = (...projects: string[]): [string, ...string[]] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];

/** Every check of the project, quick ones first. */
const CHECKS: Check[] = [
  { name: 'types: shared and engine', command: ['tsc', '-p', 'src/engine/tsconfig.json'] },
  { name: 'types: views', command: ['tsc', '-p', 'src/views/tsconfig.json'] },
  { name: 'types: app', command: ['tsc', '-p', 'src/app/tsconfig.json'] },
  { name: 'types: tests and scripts', command: ['tsc', '-p', 'tests/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--quiet', '--type-aware'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'content: commands, front matter, links, anchors', command: [...RUN_ENGINE, 'check'] },
  {
    name: 'listings: compile and parse them',
    command: ['tsx', '--tsconfig', 'tsconfig.base.json', 'scripts/listings/run.ts'],
  },
  { name: 'unit tests', command: testsOf('unit', 'app', 'components') },
  { name: 'build, with broken links as errors', command: [...RUN_ENGINE, 'build', '--strict'] },
  { name: 'install Chromium', run: () => void ensureTestChromium() },
  {
    name: 'site in Chromium: files, HTML, search, specification, accessibility, budgets, pages',
    command: testsOf('site'),
  },
  { name: 'install Firefox', run: () => void ensureFirefox() },
  { name: 'site in Firefox: navigation, search, theme, content security policy', command: testsOf('firefox') },
  {
    name: 'publishing: nginx, base path, rehearsal, offline copy, book; dev server, layout, crafted links; all pages',
    command: testsOf('full'),
    isSlow: true,
  },
  {
    name: 'specification in Firefox, offline copy, every page',
    command: testsOf('firefox-full'),
    isSlow: true,
  },
  { name: 'install WebKit', run: ensureWebKit, isSlow: true },
  { name: 'site in WebKit: the most frequent tasks', command: testsOf('webkit'), isSlow: true },
];

/** Young objects get more room than by default: collecting them less often makes the unit tests a twentieth shorter. */
const TEST_ENV = { NODE_ENV: 'test', NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64` };

/** Runs a command to its end, showing what it prints. Returns whether it succeeded. */
function execute([program, ...args]: [string, ...string[]]): boolean {
  const env = { ...process.env, ...(program === 'vitest' ? TEST_ENV : { NODE_ENV: 'production' }) };
  const [file, before] = program === 'node' ? [process.execPath, []] : ['npx', ['--no-install', program]];
  return spawnSync(file, [...before, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Runs a check. Returns whether it passed. */
function runCheck({ command, run }: Check): boolean {
  try {
    run?.();
    return !command || execute(command);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return false;
  }
}

const LIST = CHECKS.map(({ name, isSlow }) => `  ${name}${isSlow ? ' (only with full)' : ''}`).join('\n');

const HELP = `npm test [-- full | WORD …]

Without a word: every check except the slow ones. "full": every check. Other words: the checks whose names contain one
of them.
${LIST}`;

/** The checks that the words of the command line ask for. Throws `UsageError` for a word that no name contains. */
function checksFor(words: readonly string[]): Check[] {
  if (words.length === 0) return CHECKS.filter(({ isSlow }) => !isSlow);
  const isNamed = (name: string, word: string): boolean => name.toLowerCase().includes(word.toLowerCase());
  const unknown = words.find((word) => word !== 'full' && !CHECKS.some(({ name }) => isNamed(name, word)));
  if (unknown !== undefined)
    throw new UsageError(`No check has "${unknown}" in its name. Words of these names, or full:\n${LIST}`);
  return words.includes('full') ? CHECKS : CHECKS.filter(({ name }) => words.some((word) => isNamed(name, word)));
}

await runAsProgram(
  scriptCommand(HELP, {}, ({ positionals }) => {
    const print = (text: string): void => void process.stdout.write(text);
    const checks = checksFor(positionals);
    const failed = checks.filter((check) => {
      print(`\n== ${check.name}\n`);
      const start = performance.now();
      const isPassed = runCheck(check);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`   ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
      return !isPassed;
    });
    if (failed.length > 0) print(`\nFailed:\n${failed.map(({ name }) => name).join('\n')}\n`);
    print(`\n${checks.length - failed.length} passed, ${failed.length} failed\n`);
    return Promise.resolve(failed.length === 0 ? 0 : 1);
  }),
);
