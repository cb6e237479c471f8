import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyChanges } from './changes';
import { git, requireClean } from './git';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'git-test-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a clean tree is no reason to stop, nor is a change that is allowed', () => {
  expect(() => requireClean(root)).not.toThrow();
  writeFileSync(path.join(root, 'a.md'), 'x');
  expect(() => requireClean(root, ['a.md'])).not.toThrow();
  expect(() => requireClean(root)).toThrow(/undone:\n {2}a\.md$/);
});

test('files are named below the root of the site, ten of them', () => {
  const site = path.join(root, 'site');
  mkdirSync(site);
  for (let index = 10; index < 22; index++) writeFileSync(path.join(site, `${index} ö.md`), 'x');
  expect(() => requireClean(site)).toThrow(/undone:\n(?: {2}\d\d ö\.md\n){10} {2}and 2 more$/);
});

test('what git refuses is one line', () =>
  expect(() => git(root, 'show', 'nothing')).toThrow(/^git show: fatal: .*nothing/));

test('changes are made in order: names first, then what goes, then texts in folders that may be new', () => {
  mkdirSync(path.join(root, 'main/deep'), { recursive: true });
  writeFileSync(path.join(root, 'main/deep/a.md'), 'old');
  mkdirSync(path.join(root, 'gone'));
  writeFileSync(path.join(root, 'gone/b.md'), 'x');
  applyChanges(root, {
    renames: [['main', 'v1']],
    removes: ['gone'],
    writes: new Map([
      ['v1/deep/a.md', 'new'],
      ['main/other/deep/c.md', 'c'],
    ]),
  });
  const files = execFileSync('git', ['ls-files', '--others'], { cwd: root, encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(['main/other/deep/c.md', 'v1/deep/a.md']);
});
