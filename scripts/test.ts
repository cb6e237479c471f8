import { spawn } from 'node:child_process';
import { runAsProgram, scriptCommand } from './command';
import { ensureFirefox, ensureTestChromium, ensureWebKit } from './programs';
import { UsageError } from '../src/engine/model/errors';
import { messageOf } from '../src/shared/errors';

/** A named check: a command, or a function that ends when it is done. */
interface Check {
  name: string;
  command?: [string, ...string[]];
  run?: () => void;
  /** Keeps one core busy and needs nothing of its neighbours in the list: two of them run at once. */
  isConcurrent?: boolean;
  /** Slow, and rarely fails: runs with `full`, or when it is asked for by its name. */
  isSlow?: boolean;
}

const RUN_ENGINE: [string, ...string[]] = ['node', 'src/engine/cli/site.mjs'];
const testsOf = (...projects: string[]): [string, ...string[]] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];

/** Every check of the project. The content check begins before the build, which reuses the articles it has compiled. */
const CHECKS: Check[] = [
  { name: 'content: commands, front matter, links, anchors', command: [...RUN_ENGINE, 'check'], isConcurrent: true },
  { name: 'types: shared and engine', command: ['tsc', '-p', 'src/engine/tsconfig.json'], isConcurrent: true },
  { name: 'types: views', command: ['tsc', '-p', 'src/views/tsconfig.json'], isConcurrent: true },
  { name: 'types: app', command: ['tsc', '-p', 'src/app/tsconfig.json'], isConcurrent: true },
  { name: 'types: tests and scripts', command: ['tsc', '-p', 'tests/tsconfig.json'], isConcurrent: true },
  { name: 'format', command: ['oxfmt', '--check'], isConcurrent: true },
  { name: 'lint', command: ['oxlint', '--quiet', '--type-aware'], isConcurrent: true },
  {
    name: 'listings: compile and parse them',
    command: ['tsx', '--tsconfig', 'tsconfig.base.json', 'scripts/listings/run.ts'],
    isConcurrent: true,
  },
  { name: 'build, with broken links as errors', command: [...RUN_ENGINE, 'build', '--strict'], isConcurrent: true },
  { name: 'unit tests', command: testsOf('unit', 'app', 'components') },
  { name: 'install Chromium', run: () => void ensureTestChromium() },
  { name: 'install Firefox', run: () => void ensureFirefox() },
  {
    name: 'site in Chromium: files, HTML, search, specification, accessibility, budgets, pages; the most frequent tasks in Firefox',
    command: testsOf('site', 'firefox'),
  },
  {
    name: 'publishing: nginx, base path, rehearsal, offline copy, book; dev server, layout, crafted links; features; all pages',
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

const print = (text: string): void => void process.stdout.write(text);

/** Runs a command to its end. What it prints is shown at once, or given to `keep`. Returns whether it succeeded. */
function execute([program, ...args]: [string, ...string[]], keep?: (text: string) => void): Promise<boolean> {
  const env = { ...process.env, ...(program === 'vitest' ? TEST_ENV : { NODE_ENV: 'production' }) };
  const [file, before] = program === 'node' ? [process.execPath, []] : ['npx', ['--no-install', program]];
  const output = keep ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...before, ...args], { stdio: ['ignore', output, output], env });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => keep?.(text));
    child.on('error', reject).on('close', (code) => resolve(code === 0));
  });
}

/** Runs a check and shows its time. What a concurrent one prints is shown when it is over. Returns whether it passed. */
async function runCheck({ name, command, run, isConcurrent = false }: Check): Promise<boolean> {
  const start = performance.now();
  const kept = [`\n== ${name}\n`];
  const show = isConcurrent ? (text: string): void => void kept.push(text) : print;
  print(isConcurrent ? `.. ${name}\n` : kept.join(''));
  let isPassed = false;
  try {
    run?.();
    isPassed = !command || (await execute(command, isConcurrent ? show : undefined));
  } catch (error) {
    show(`${messageOf(error)}\n`);
  }
  show(`   ${isPassed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (isConcurrent) print(kept.join(''));
  return isPassed;
}

/** Runs checks in their order, concurrent ones two at once. Returns those that failed. */
async function runChecks(checks: readonly Check[]): Promise<Check[]> {
  const failed: Check[] = [];
  const waiting = [...checks];
  const runWhile = async (isConcurrent: boolean): Promise<void> => {
    for (;;) {
      const [next] = waiting;
      if (!next || (next.isConcurrent ?? false) !== isConcurrent) return;
      waiting.shift();
      if (!(await runCheck(next))) failed.push(next);
    }
  };
  while (waiting.length > 0) {
    await Promise.all([runWhile(true), runWhile(true)]);
    await runWhile(false);
  }
  return failed;
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
  scriptCommand(HELP, {}, async ({ positionals }) => {
    const checks = checksFor(positionals);
    const failed = await runChecks(checks);
    if (failed.length > 0) print(`\nFailed:\n${failed.map(({ name }) => name).join('\n')}\n`);
    print(`\n${checks.length - failed.length} passed, ${failed.length} failed\n`);
    return failed.length === 0 ? 0 : 1;
  }),
);
