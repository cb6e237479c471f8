import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkStatOf, statOf } from './stat-of';

const folder = mkdtempSync(path.join(tmpdir(), 'stat-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'file'), 'abc');
symlinkSync('circle', path.join(folder, 'circle'));

test.each(['gone', 'file/below', 'circle', 'x'.repeat(5000), 'a\0b'])('nothing stands at %j', (name) =>
  expect(statOf(path.join(folder, name))).toBeNull(),
);

test.each(['gone', 'file/below', 'circle/below', 'x'.repeat(5000), 'a\0b'])('no link stands at %j either', (name) =>
  expect(linkStatOf(path.join(folder, name))).toBeNull(),
);

test('a link is told of as what it is', () => {
  expect(linkStatOf(path.join(folder, 'circle'))?.isSymbolicLink()).toBe(true);
});

test('a file and a folder are told of', () => {
  expect(statOf(path.join(folder, 'file'))?.size).toBe(3);
  expect(statOf(folder)?.isDirectory()).toBe(true);
});
