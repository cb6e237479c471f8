import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';

test('starting a command says nothing, whichever version of Node does', () => {
  const launcher = path.join(PROJECT_ROOT, 'src/engine/cli/site.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, '--help'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run COMMAND /);
});
