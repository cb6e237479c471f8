import { execFileSync } from 'node:child_process';

import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { applyChanges } from './plan';
import { git, requireClean } from './git';

const { at, write } = temporaryFolder();
beforeEach(() => {
  execFileSync('git', ['init', '-q'], { cwd: at() });
});

test('a clean tree is no reason to stop, nor is a change that is allowed', () => {
  expect(() => requireClean(at())).not.toThrow();
  write('a.md', 'x');
  expect(() => requireClean(at(), ['a.md'])).not.toThrow();
  expect(() => requireClean(at())).toThrow(/undone:\n {2}a\.md$/);
});

test('files are named below the root of the site, ten of them', () => {
  const site = at('site');
  for (let index = 10; index < 22; index++) write(`site/${index} ö.md`, 'x');
  expect(() => requireClean(site)).toThrow(/undone:\n(?: {2}\d\d ö\.md\n){10} {2}and 2 more$/);
});

test('what git refuses is one line', () =>
  expect(() => git(at(), 'show', 'nothing')).toThrow(/^git show: fatal: .*nothing/));

test('changes are made in order: names first, then what goes, then texts in folders that may be new', () => {
  write('main/deep/a.md', 'old');
  write('gone/b.md', 'x');
  applyChanges(at(), {
    renames: [['main', 'v1']],
    removes: ['gone'],
    writes: new Map([
      ['v1/deep/a.md', 'new'],
      ['main/other/deep/c.md', 'c'],
    ]),
  });
  const files = execFileSync('git', ['ls-files', '--others'], { cwd: at(), encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(['main/other/deep/c.md', 'v1/deep/a.md']);
});
