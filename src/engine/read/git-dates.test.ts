import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstDay, lastCommitDates } from './git-dates';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dates-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'ignore' });
}

/** Commits everything as it stands, at a day. */
function commit(day: string): void {
  git('add', '-A');
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` };
  const args = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', day];
  execFileSync('git', args, { cwd: root, stdio: 'ignore', env });
}

const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);

test('the first commit says when a file came, the last one when it changed; moving it changes nothing of that', () => {
  git('init', '-q');
  write('a.md', 'A text of some length, so that it is known again after it was moved.\n');
  commit('2024-01-02');
  git('mv', 'a.md', 'b.md');
  commit('2024-02-03');
  write('b.md', 'A text of some length, so that it is known again after it was moved.\n\nAnd more.\n');
  commit('2024-03-04');
  expect(firstDay(root, 'b.md')).toBe('2024-01-02');
  expect(lastCommitDates(root).get('b.md')).toBe('2024-03-04');
});

test('a site in a folder of its repository has its own files, by any names', () => {
  git('init', '-q');
  mkdirSync(path.join(root, 'site/docs'), { recursive: true });
  write('site/docs/grüße a.md', 'One.');
  write('other.md', 'Other.');
  commit('2024-01-02');
  write('site/new.md', 'Two.');
  commit('2024-02-03');
  expect([...lastCommitDates(path.join(root, 'site'))]).toEqual([
    ['new.md', '2024-02-03'],
    ['docs/grüße a.md', '2024-01-02'],
  ]);
});

test('where there is no whole history, nothing has a date', () => {
  expect(lastCommitDates(root)).toEqual(new Map());
  git('init', '-q');
  expect(lastCommitDates(root)).toEqual(new Map());
  write('a.md', 'One.');
  commit('2024-01-02');
  write('a.md', 'Two.');
  commit('2024-02-03');
  git('clone', '-q', '--depth', '1', `file://${root}`, 'copy');
  expect(lastCommitDates(path.join(root, 'copy'))).toEqual(new Map());
});

test('a file that no commit has came at its own time, in a repository or without one', () => {
  write('new.md', 'New.');
  utimesSync(path.join(root, 'new.md'), new Date('2024-04-05T00:00:00Z'), new Date('2024-04-05T00:00:00Z'));
  expect(firstDay(root, 'new.md')).toBe('2024-04-05');
  git('init', '-q');
  write('old.md', 'Old.');
  git('add', 'old.md');
  git('commit', '-qm', 'one');
  expect(firstDay(root, 'new.md')).toBe('2024-04-05');
});
