import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/engine/model/cache';
import { scriptCommand } from './command';

const command = scriptCommand('npm run greet', { name: { value: 'NAME', summary: 'whom' } }, async (call) => {
  call.print(`${call.values.name} at ${call.root}, ${call.positionals.join('+')}`);
  return 3;
});

async function run(...argv: string[]): Promise<{ code: number; printed: string }> {
  let printed = '';
  const code = await command(argv, '/site', (text) => void (printed += text));
  return { code, printed };
}

test('a command gets what it was called with, and gives its exit code', async () =>
  expect(await run('--name', 'Ada', 'x', 'y')).toEqual({ code: 3, printed: 'Ada at /site, x+y' }));

test.each([['--help'], ['-h'], ['--nope', '-h']])('its help, %s, lists its flags and is no failure', async (...flags) =>
  expect(await run(...flags, '--name', 'Ada')).toEqual({
    code: 0,
    printed: 'npm run greet\n\n  --name NAME  whom\n  --help       prints this\n',
  }),
);

test('npm test refuses a word that no check has, also with others', () => {
  const { status, stderr } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/test.ts', 'full', 'boundaries'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toContain('No check has "boundaries" in its name.');
  expect(stderr).toContain('  unit tests\n');
  expect(status).toBe(2);
});
