import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, timed } from './progress';

let written = '';
const wasTerminal = process.stderr.isTTY;
beforeEach(() => {
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.stderr.isTTY = wasTerminal;
});

test('elsewhere than on a terminal a step is one line, when it has ended', async () => {
  process.stderr.isTTY = false;
  const progress = createProgress();
  const step = progress.step('Read');
  step.update(1, 2);
  expect(written).toBe('');
  step.end('3 files');
  expect(written).toMatch(/^ {2}Read {24} {3}\d\.\d\d s {2}3 files\n$/);
  written = '';
  expect(
    await timed(
      progress,
      'Plan',
      () => 5,
      (result) => `${result} pages`,
    ),
  ).toBe(5);
  expect(written).toMatch(/^ {2}Plan .* s {2}5 pages\n$/);
  written = '';
  progress.step('Bare').end();
  expect(written).toMatch(/ s\n$/);
  progress.note('Done.');
  expect(written).toMatch(/\nDone\.\n$/);
});

test('on a terminal its line is written at once and rewritten, though not for every file', () => {
  process.stderr.isTTY = true;
  const step = createProgress().step('Read');
  expect(written).toBe('  Read');
  step.update(1, 9);
  step.update(2, 9);
  step.update(9, 9);
  expect(written).toBe('  Read\r\u001b[K  Read 1/9\r\u001b[K  Read 9/9');
  step.end();
  expect(written).toMatch(/\r\u001b\[K {2}Read {24} {3}\d\.\d\d s\n$/);
});

test('a quiet one says nothing', () => {
  process.stderr.isTTY = true;
  const progress = createProgress(true);
  const step = progress.step('Read');
  step.update(9, 9);
  step.end('done');
  progress.note('Done.');
  expect(written).toBe('');
});
