import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { UsageError } from '../model/errors';
import { COMMANDS, commandOf, usage } from './commands';

test.each([
  ['buidl', 'There is no command "buidl". Did you mean "build"?'],
  ['toString', 'There is no command "toString".'],
  ['', 'Which command?'],
])('the command %j is refused with the list of all', (name, message) => {
  expect(() => commandOf(name)).toThrow(message);
  expect(() => commandOf(name)).toThrow('  check    checks the content without building');
});

test.each([
  ['build', ['--strcit'], 'Did you mean --strict?'],
  ['check', ['--strict'], 'There is no flag --strict.'],
  ['serve', ['a', 'b'], 'Only one site root is allowed; remove "b".'],
  ['search', [], 'What do you want to find?'],
  ['search', ['--limit', 'all', 'x'], '--limit is "all". It is a whole number from 1.'],
  ['search', ['trace_exec', '--paths'], 'There is no flag --paths.'],
  ['new', ['pst'], 'Did you mean "post"?'],
])('%s %j is a wrong call', async (name, args, message) => {
  await expect(commandOf(name).run(args)).rejects.toThrow(message);
  await expect(commandOf(name).run(args)).rejects.toBeInstanceOf(UsageError);
});

test.each(['--offline', '--pdf'])('%s of an unknown version is refused before anything is built', async (flag) => {
  const root = mkdtempSync(path.join(tmpdir(), 'exports-'));
  try {
    cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/sites/layers'), root, { recursive: true });
    await expect(commandOf('build').run([root, flag, 'newest'])).rejects.toThrow(
      new UsageError('There is no version "newest". Versions: latest, v2, v1.'),
    );
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('problems of a command are printed relative to its root', async () => {
  await expect(commandOf('check').run(['/nowhere/at-all'])).rejects.toThrow('There is no folder /nowhere/at-all.');
});

test('the help names every command, and every flag of one', () => {
  for (const name of COMMANDS.keys()) expect(usage()).toContain(`  ${name} `);
  expect(usage('build')).toMatchInlineSnapshot(`
    "Usage: npm run build [-- [FLAGS] [ROOT]]

    builds the site into dist/

      --strict           problems of the content that only warn otherwise are errors, as with CI=true
      --release          compresses each file as far as possible (brotli 11) for publishing; takes about a minute the first time
      --no-compress      does not write compressed files
      --offline VERSION  also writes one version to exports/ as a zip that works without a server
      --pdf VERSION      also prints one version to exports/ as a PDF book; needs Chromium
      --all              lists every file a message applies to, however many there are
      --json             prints the problems to standard output as JSON
      --format github    prints the problems to standard output as annotations of a pull request"
  `);
});
