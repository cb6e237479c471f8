import fs, { existsSync, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryOutput } from './test-output';

/** Makes the operating system refuse, as it does for mounted volumes, overlays and read-only folders. */
function refuse({ rename, folder = '' }: { rename: string; folder?: string }): void {
  const { renameSync, mkdirSync } = fs;
  const refusal = (code: string): Error => Object.assign(new Error(code), { code });
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (String(from).endsWith('/dist')) throw refusal(rename);
    renameSync(from, to);
  });
  vi.spyOn(fs, 'mkdirSync').mockImplementation((name, options) => {
    if (folder !== '' && String(name).endsWith('.new')) throw refusal(folder);
    return mkdirSync(name, options);
  });
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const { beside, build, built, dist, inDist } = temporaryOutput();

test.each([
  ['a mounted volume', { rename: 'EBUSY' }],
  ['a folder of a lower layer', { rename: 'EXDEV' }],
  ['a writable folder in a read-only one', { rename: 'EROFS', folder: 'EROFS' }],
])('the content of %s is replaced', (_, codes) => {
  build({ 'a/index.html': 'old', 'b.html': 'old' });
  refuse(codes);
  build({ 'b.html': 'new', '.nojekyll': '', 'c/d.html': 'new' });
  expect([built('b.html'), built('c/d.html'), existsSync(inDist('a'))]).toEqual(['new', 'new', false]);
  expect(readdirSync(dist()).sort()).toEqual(['.nojekyll', 'b.html', 'c']);
  expect(beside()).toEqual(['dist']);
});

test('any other refusal is an error, and the old output stays', () => {
  build({ 'a.html': 'old' });
  refuse({ rename: 'EIO' });
  expect(() => build({ 'a.html': 'new' })).toThrow('EIO');
  expect(built('a.html')).toBe('old');
});
