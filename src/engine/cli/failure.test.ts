import path from 'node:path';
import { expect, test } from 'vitest';
import { CACHE_ROOT } from '../model/cache';
import { CommandError, UsageError } from '../model/errors';
import { DiagnosticsError } from '../model/diagnostic';
import { describeFailure, exitCodeOf } from './failure';

const refusal = (code: string): Error =>
  Object.assign(new Error(`${code}: as the system says it`), { code, syscall: 'write', path: '/dist/a' });

test('what the operating system refuses is one line without a stack', () => {
  expect(describeFailure(refusal('ENOSPC'))).toBe('ENOSPC: as the system says it');
});

test.each([CACHE_ROOT])('a file in place of the cache %s is reported with advice', (folder) => {
  const error = Object.assign(refusal('ENOTDIR'), { path: path.join(folder, 'yaml/entries') });
  expect(describeFailure(error)).toBe(
    `The cache cannot be used. Delete ${folder}, or make it writable for this user, and run the command again. ` +
      '(ENOTDIR: as the system says it)',
  );
  expect(describeFailure(Object.assign(error, { code: 'EACCES' }))).toContain(`Delete ${folder}, or make it writable`);
  expect(describeFailure(Object.assign(error, { code: 'ENOSPC' }))).toBe('ENOTDIR: as the system says it');
});

test.each(['ENOSPC', 'EMFILE'])('too many watched files (%s) are one sentence with the limit', (code) => {
  const error = Object.assign(refusal(code), { syscall: 'watch' });
  expect(describeFailure(error)).toContain('fs.inotify.max_user_watches');
});

test('a defect keeps its stack', () => {
  expect(describeFailure(new TypeError('x is no function'))).toMatch(/^TypeError: x is no function\n\s+at /);
  expect(describeFailure(refusal('EBADF'))).toMatch(/\n\s+at /);
});

test('problems are printed with their places', () => {
  const problem = { file: 'a.md', line: 2, column: 1, rule: 'r', severity: 'error' as const, message: 'is wrong' };
  expect(describeFailure(new DiagnosticsError([problem]))).toContain('2:1 error is wrong [r]');
  expect(describeFailure(new CommandError('As it is.'))).toBe('As it is.');
});

test('a wrong call ends with 2, every other failure with 1', () => {
  expect(exitCodeOf(new UsageError('x'))).toBe(2);
  expect(exitCodeOf(new CommandError('x'))).toBe(1);
  expect(exitCodeOf('x')).toBe(1);
});

test('what a terminal would obey is printed as escapes', () => {
  expect(describeFailure(new CommandError('No file a\u001b]0;x\u0007\u202e.'))).toBe(
    'No file a\\u{1B}]0;x\\u{7}\\u{202E}.',
  );
});
