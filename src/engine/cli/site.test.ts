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

test('a build loads neither a server nor what fetches from the network', () => {
  cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/sites/whole-addresses'), at(), { recursive: true });
  const listing = "process.on('exit', () => process.stdout.write(process.moduleLoadList.join('\\n')))";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${listing}`, launcher, 'build', at()],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', CI: '' } },
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('NativeModule worker_threads');
  expect(stdout).not.toMatch(/NativeModule (?:internal\/deps\/undici|_http_server|http2)/);
});
