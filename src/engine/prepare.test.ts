import { symlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { createProgress } from './model/progress';
import { temporaryFolder } from './model/test-folder';
import { prepareSite } from './prepare';

/** Bundling takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const { at, write } = temporaryFolder();
beforeEach(() => {
  write('content/docs/index.md', '# Home\n');
  write('public/a.txt', 'a');
});

const prepare = (root = at()): Promise<boolean> => prepareSite(root, createProgress(true));

test('the application of a sound site is made', PATIENCE, async () => {
  expect(await prepare()).toBe(true);
});

test('a root that is not there, and a site with a mistake, are left to the build', async () => {
  expect(await prepare(at('nowhere'))).toBe(false);
  expect(await prepare(at('public/a.txt'))).toBe(false);
  symlinkSync('/nowhere/x', at('public/x'));
  expect(await prepare()).toBe(false);
});

test('a page that cannot be bundled is no reason to fail', PATIENCE, async () => {
  write('content/pages/team.tsx', 'export default function Team() { return <h1>; }\n');
  expect(await prepare()).toBe(false);
});
