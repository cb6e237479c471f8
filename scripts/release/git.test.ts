import { execFileSync } from 'node:child_process';

import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { git, requireClean } from './git';

const { at, write } = temporaryFolder();
beforeEach(() => {
  execFileSync('git', ['init', '-q'], { cwd: at() });
});

test('a clean tree is no reason to stop, nor is a change that is allowed', () => {
  expect(() => requireClean(at())).not.toThrow();
  write('ö b.md', 'x');
  expect(() => requireClean(at(), ['ö b.md'])).not.toThrow();
  expect(() => requireClean(at())).toThrow(/undone:\n\?\? "ö b\.md"\n$/);
});

test('what git refuses is one line', () =>
  expect(() => git(at(), ['show', 'nothing'])).toThrow(/^git show: fatal: .*nothing/));
