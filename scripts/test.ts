import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureFirefox, ensureTestChromium, ensureWebKit } from './programs';
import { failedTests } from './failed-tests';
import { asksForHelp } from '../src/engine/cli/arguments';
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

/**
 * The result of a check: whether it passed, its seconds, the output held back, and the tests that failed.
 */
interface Outcome {
  isPassed: boolean;
  seconds: number;
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

async function runCheck(check: Check): Promise<Outcome> {
  const start = performance.now();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  const report = path.join(reports, 'tests.json');
  const done = (isPassed: boolean, output: string): Outcome => ({
    isPassed,
    seconds: (performance.now() - start) / 1000,
    output,
    failures: isPassed ? [] : failedTests(report, process.cwd()),
  });
  let output = '';
  try {
    check.run?.();
    const hear = check.isSmall ? (text: string): void => void (output += text) : undefined;
    const command = check.command && withReport(check.command, report);
    return done(command === undefined || (await execute(command, hear)) === 0, output);
  } catch (error) {
    return done(false, `${output}${messageOf(error)}\n`);
  } finally {
    rmSync(reports, { recursive: true });
  }
}

/** Adds a report file to a run of tests, in addition to what it prints. */
function withReport(command: [string, ...string[]], file: string): [string, ...string[]] {
  const isTests = command[0] === 'vitest';
  return isTests ? [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : command;
}

/** Runs checks, consecutive small ones two at a time, and prints each result. Returns those that failed. */
async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  const head = ({ name }: Check): string => `\n== ${name}\n`;
  const tell = ({ name }: Check, { isPassed, seconds, output, failures }: Outcome): void => {
    const lines = failures.map((failure) => `\n  ${failure}`).join('');
    process.stdout.write(`${output}   ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s${lines}\n`);
    if (!isPassed) failed.push(name + lines);
  };
  const waiting = [...checks];
  while (waiting[0]) {
    const isSmall = waiting[0].isSmall ?? false;
    const end = waiting.findIndex((check) => (check.isSmall ?? false) !== isSmall);
    const group = waiting.splice(0, end < 0 ? waiting.length : end);
    const work = async (): Promise<void> => {
      for (let check = group.shift(); check; check = group.shift()) {
        if (!isSmall) process.stdout.write(head(check));
        const outcome = await runCheck(check);
        if (isSmall) process.stdout.write(head(check));
        tell(check, outcome);
      }
    };
    await Promise.all(isSmall ? [work(), work()] : [work()]);
  }
  return failed;
}

const listOfChecks = (): string =>
  CHECKS.map(({ name, isSlow }) => `  ${name}${isSlow ? ' (only with full)' : ''}`).join('\n');

const HELP = `npm test [-- full | WORD …]

Without a word: every check except the slow ones. "full": every check. Other words: the checks whose names contain one
of them.
${listOfChecks()}
`;

/** The checks that the words of the command line ask for. */
function wantedChecks(words: readonly string[]): Check[] {
  if (words.includes('full')) return CHECKS;
  if (words.length === 0) return CHECKS.filter(({ isSlow }) => !isSlow);
  return CHECKS.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
}

const words = process.argv.slice(2);
if (asksForHelp(words)) {
  process.stdout.write(HELP);
  process.exit(0);
}
const wanted = wantedChecks(words);
if (wanted.length === 0) {
  process.stderr.write(`No check has "${words.join('" or "')}" in its name. Checks:\n${listOfChecks()}\n`);
  process.exit(2);
}
const failed = await runChecks(wanted);
if (failed.length > 0) process.stdout.write(`\nFailed:\n${failed.join('\n')}\n`);
process.stdout.write(`\n${wanted.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
