import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runAsProgram, scriptCommand } from './command';
import { failedTests } from './failed-tests';
import { ensureFirefox, ensureTestChromium, ensureWebKit } from './programs';
import { UsageError } from '../src/engine/model/command-error';
import { messageOf } from '../src/shared/errors';

/** A named check: a command, or a function that ends when it is done. */
interface Check {
  name: string;
  command?: [string, ...string[]];
  run?: () => void;
  /** Slow, and rarely fails: runs with `full`, or when it is asked for by its name. */
  isSlow?: boolean;
  /** Uses one core and prints little: runs beside another of its kind, and its output is shown when it has ended. */
  isSmall?: boolean;
}

const RUN_ENGINE: [string, ...string[]] = ['node', 'src/engine/cli/site.mjs'];
const testsOf = (project: string): [string, ...string[]] => ['vitest', 'run', '--project', project];

/** Every check of the project, quick ones first. */
const CHECKS: Check[] = [
  { name: 'types: shared and engine', command: ['tsc', '-p', 'src/engine/tsconfig.json'], isSmall: true },
  { name: 'types: views', command: ['tsc', '-p', 'src/views/tsconfig.json'], isSmall: true },
  { name: 'types: app', command: ['tsc', '-p', 'src/app/tsconfig.json'], isSmall: true },
  { name: 'types: tests and scripts', command: ['tsc', '-p', 'tests/tsconfig.json'], isSmall: true },
  { name: 'lint', command: ['oxlint', '--quiet', '--type-aware'], isSmall: true },
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--log-level',
      'warn',
      '{src,tests,scripts,bench,deploy}/**/*.{ts,tsx,css}',
      '*.{ts,json}',
    ],
    isSmall: true,
  },
  { name: 'content: commands, front matter, links, anchors', command: [...RUN_ENGINE, 'check'], isSmall: true },
  {
    name: 'listings: compile and parse them',
    command: ['tsx', '--tsconfig', 'tsconfig.base.json', 'scripts/check-listings.ts'],
    isSmall: true,
  },
  { name: 'unit tests', command: testsOf('unit') },
  { name: 'build, with broken links as errors', command: [...RUN_ENGINE, 'build', '--strict'] },
  { name: 'install Chromium', run: () => void ensureTestChromium() },
  {
    name: 'site in Chromium: files, HTML, search, specification, accessibility, budgets, pages',
    command: testsOf('site'),
  },
  { name: 'install Firefox', run: () => void ensureFirefox() },
  { name: 'site in Firefox: navigation, search, theme, content security policy', command: testsOf('firefox') },
  {
    name: 'publishing: hosts, nginx, base path, release rehearsal, offline copy, book; all pages and pairs of versions',
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

/** The result of a check: whether it passed, the output held back, and the tests that failed. */
interface Outcome {
  isPassed: boolean;
  output: string;
  failures: string[];
}

/** Runs a command and returns its exit code. Its output is shown as it comes, or passed to `hear`. */
function execute([program, ...args]: [string, ...string[]], hear?: (output: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: program === 'vitest' ? 'test' : 'production' };
    const [file, before] = program === 'node' ? [process.execPath, []] : ['npx', ['--no-install', program]];
    const stream = hear ? 'pipe' : 'inherit';
    const child = spawn(file, [...before, ...args], { stdio: ['ignore', stream, stream], env });
    for (const output of [child.stdout, child.stderr])
      output?.setEncoding('utf8').on('data', hear ?? (() => undefined));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function runCheck({ command, run, isSmall }: Check): Promise<Outcome> {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  const report = path.join(reports, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  let output = '';
  try {
    run?.();
    const hear = isSmall ? (text: string): void => void (output += text) : undefined;
    const isTests = command?.[0] === 'vitest';
    const code = command ? await execute(isTests ? [...command, ...reporters] : command, hear) : 0;
    return { isPassed: code === 0, output, failures: code === 0 ? [] : failedTests(report, process.cwd()) };
  } catch (error) {
    return { isPassed: false, output: `${output}${messageOf(error)}\n`, failures: [] };
  } finally {
    rmSync(reports, { recursive: true });
  }
}

/** Runs checks, consecutive small ones two at a time, and prints each result. Returns those that failed. */
async function runChecks(checks: readonly Check[], print: (text: string) => void): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...checks];
  while (waiting[0]) {
    const isSmall = waiting[0].isSmall ?? false;
    const end = waiting.findIndex((check) => (check.isSmall ?? false) !== isSmall);
    const group = waiting.splice(0, end < 0 ? waiting.length : end);
    const work = async (): Promise<void> => {
      for (let check = group.shift(); check; check = group.shift()) {
        const head = `\n== ${check.name}\n`;
        if (!isSmall) print(head);
        const start = performance.now();
        const { isPassed, output, failures } = await runCheck(check);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        const lines = failures.map((failure) => `\n  ${failure}`).join('');
        print(`${isSmall ? head : ''}${output}   ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s${lines}\n`);
        if (!isPassed) failed.push(check.name + lines);
      }
    };
    await Promise.all(isSmall ? [work(), work()] : [work()]);
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
    const print = (text: string): void => void process.stdout.write(text);
    const checks = checksFor(positionals);
    const failed = await runChecks(checks, print);
    if (failed.length > 0) print(`\nFailed:\n${failed.join('\n')}\n`);
    print(`\n${checks.length - failed.length} passed, ${failed.length} failed\n`);
    return failed.length === 0 ? 0 : 1;
  }),
);
