import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let said: { out: string; err: string };
/** What the readers of the output have taken and how the process was ended, in their order. */
let events: string[];
const { argv, exitCode } = process;
const before = process.listeners('uncaughtException');

/** Readers take what is written a moment later. */
function write(name: keyof typeof said, text: unknown, taken: unknown): boolean {
  said[name] += String(text);
  if (typeof taken === 'function') setTimeout(() => (events.push(name), taken()), 20);
  return true;
}

beforeEach(() => {
  // The module is the program: each import runs it.
  vi.resetModules();
  said = { out: '', err: '' };
  events = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text, taken) => write('out', text, taken));
  vi.spyOn(process.stderr, 'write').mockImplementation((text, taken) => write('err', text, taken));
  vi.spyOn(process, 'exit').mockImplementation((code) => events.push(`exit ${code}`) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode });
  for (const listener of process.listeners('uncaughtException'))
    if (!before.includes(listener)) process.off('uncaughtException', listener);
});

async function run(...args: string[]): Promise<unknown> {
  process.argv = ['node', 'site.mjs', ...args];
  await import('./main');
  return process.exitCode;
}

test.each(['--help', '-h', 'help'])('%s lists all commands', async (flag) => {
  expect(await run(flag)).toBe(0);
  expect(said.out).toMatch(/^Usage: npm run COMMAND /);
  expect(said.err).toBe('');
});

test.each(['--help', '-h'])('%s after a command explains it', async (flag) => {
  expect(await run('search', flag)).toBe(0);
  expect(said.out).toMatch(/^Usage: npm run search \[-- \[FLAGS\] WORDS\]\n/);
});

test('arguments after -- do not ask for help', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'main-'));
  expect(await run('search', '--root', root, '--', '--help')).toBe(1);
  rmSync(root, { recursive: true });
  expect(said.out).toBe('');
  expect(said.err).toMatch(/^\n.*search/s);
});

test.each([
  [['--help'], 'exit 0'],
  [['buidl'], 'exit 2'],
])('a command that is done ends the process, whatever runs, when its output is taken: %j', async (args, exit) => {
  await run(...args);
  expect(events.slice(0, -1).sort()).toEqual(['err', 'out']);
  expect(events.at(-1)).toBe(exit);
});

test('a server that was started keeps running', async () => {
  const { commandOf } = await import('./commands');
  vi.spyOn(commandOf('dev'), 'run').mockResolvedValue(null);
  await run('dev');
  expect(events).toEqual([]);
});
