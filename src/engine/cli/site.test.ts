import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { temporaryFolder } from '../model/test-folder';

const { at } = temporaryFolder();

const launcher = path.join(PROJECT_ROOT, 'src/engine/cli/site.mjs');

test('starting a command says nothing, whichever version of Node does', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, '--help'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run COMMAND /);
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
