import { spawn, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { temporaryFolder } from '../model/test-folder';

const { at, write } = temporaryFolder();

const launcher = path.join(PROJECT_ROOT, 'src/engine/cli/site.mjs');

test('starting a command says nothing, whichever version of Node does', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, '--help'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run COMMAND /);
});

test.each(['#', '?', '*'])('a path with %s is one sentence', (sign) => {
  cpSync(launcher, at(`a${sign}b/src/engine/cli/site.mjs`));
  const { status, stderr } = spawnSync(process.execPath, [at(`a${sign}b/src/engine/cli/site.mjs`), 'build'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`The bundler cannot read "${sign}" in the path of the project: ${at(`a${sign}b`)}`);
});

test('a server that npm has started ends with npm', async () => {
  write('site.config.ts', "export default { title: 'T' };\n");
  write('content/docs/index.md', '# Home\n');
  const npm = spawn('npm', ['run', 'dev', at()], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  npm.stdout.on('data', (text) => (printed += String(text)));
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/http:\S+/);
  const [url = ''] = /http:\S+/.exec(printed) ?? [];
  expect((await fetch(url)).status).toBeLessThan(500);
  npm.kill('SIGTERM');
  await expect.poll(() => fetch(url).catch(() => 'ended'), { timeout: 20_000 }).toBe('ended');
});

test('a missing package is one sentence', () => {
  cpSync(launcher, at('src/engine/cli/site.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [at('src/engine/cli/site.mjs'), 'build'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The packages are not installed. Run "npm ci" first.\n',
  });
});
