import { spawn } from 'node:child_process';
import { ensureTestChromium } from './chromium';
import { ensureFirefox } from './firefox';
import { ensureWebKit } from './webkit';
import { messageOf } from '../src/shared/errors';

/** A named check: a command, or a function that ends when it is done. */
interface Check {
  name: string;
  command?: [string, ...string[]];
  run?: () => void;
  /** Runs only when it is asked for by its name. */
  byName?: boolean;
}

const RUN_ENGINE: [string, ...string[]] = ['node', 'src/engine/cli/site.mjs'];

/** Every check of the project, quick ones first. `npm test -- unit links` runs those whose names hold a word. */
const CHECKS: Check[] = [
  { name: 'types: shared and engine', command: ['tsc', '-p', 'src/engine/tsconfig.json'] },
  { name: 'types: views', command: ['tsc', '-p', 'src/views/tsconfig.json'] },
  { name: 'types: app', command: ['tsc', '-p', 'src/app/tsconfig.json'] },
  { name: 'types: tests and tools', command: ['tsc', '-p', 'tests/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--quiet', '--type-aware'] },
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
  },
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'content: commands, front matter, links, anchors', command: [...RUN_ENGINE, 'check'] },
  {
    name: 'listings: what this machine can compile and parse',
    command: ['tsx', '--tsconfig', 'tsconfig.base.json', 'scripts/check-listings.ts'],
  },
  { name: 'build, broken links are errors', command: [...RUN_ENGINE, 'build', '--strict'] },
  { name: 'browser', run: () => void ensureTestChromium() },
  {
    name: 'site: files, HTML, links, budgets, browser, accessibility',
    command: ['vitest', 'run', '--project', 'site'],
  },
  { name: 'firefox is there', run: () => void ensureFirefox() },
  {
    name: 'firefox: all pages; navigation, states and errors of the specification, the workbench by keyboard',
    command: ['vitest', 'run', '--project', 'firefox'],
  },
  { name: 'webkit is there', run: ensureWebKit, byName: true },
  {
    name: 'webkit: what a reader does most',
    command: ['vitest', 'run', '--project', 'webkit'],
    byName: true,
  },
];

function execute([program, ...args]: [string, ...string[]]): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: program === 'vitest' ? 'test' : 'production' };
    const [file, before] = program === 'node' ? [process.execPath, []] : ['npx', ['--no-install', program]];
    const child = spawn(file, [...before, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function runCheck(check: Check): Promise<boolean> {
  process.stdout.write(`\n== ${check.name}\n`);
  const start = performance.now();
  try {
    check.run?.();
    const code = check.command ? await execute(check.command) : 0;
    process.stdout.write(
      `   ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
    );
    return code === 0;
  } catch (error) {
    process.stdout.write(`   FAILED: ${messageOf(error)}\n`);
    return false;
  }
}

const words = process.argv.slice(2);
const wanted = CHECKS.filter(({ name, byName }) =>
  words.length === 0 ? !byName : words.some((word) => name.includes(word)),
);
if (wanted.length === 0) {
  process.stderr.write(
    `No check has "${words.join('" or "')}" in its name. Checks:\n${CHECKS.map((check) => `  ${check.name}`).join('\n')}\n`,
  );
  process.exit(2);
}
const failed: string[] = [];
for (const check of wanted) if (!(await runCheck(check))) failed.push(check.name);
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join('; ')}\n`);
process.stdout.write(`\n${wanted.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
