import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileStore } from './linked-files';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
const root = path.join(folder, 'site');
mkdirSync(path.join(root, 'docs/guides/sub.zip'), { recursive: true });
mkdirSync(path.join(root, 'static'));
writeFileSync(path.join(folder, 'outside.txt'), 'x');
for (const file of [
  'docs/guides/my file.pdf',
  'docs/a.txt',
  'docs/guides/copy.txt',
  'docs/guides/b.md',
  'docs/guides/c.mdx',
  'x.zip',
  'static/a.pdf',
])
  writeFileSync(path.join(root, file), file.endsWith('.txt') ? 'same' : file);
afterAll(() => rmSync(folder, { recursive: true }));

const outputsOf = (...targets: string[]): (string | null)[] => {
  const store = createFileStore(root);
  store.prepare(targets.map((target) => ({ target, file: 'docs/guides/b.md' })));
  return targets.map((target) => store.output(target, 'docs/guides/b.md'));
};

test('files beside pages are copied under a name of their content', () => {
  expect(outputsOf('./my%20file.pdf#page=2', '../a.txt', '@site/x.zip')).toEqual([
    expect.stringMatching(/^assets\/files\/my-file-[0-9a-f]{8}\.pdf$/),
    expect.stringMatching(/^assets\/files\/a-[0-9a-f]{8}\.txt$/),
    expect.stringMatching(/^assets\/files\/x-[0-9a-f]{8}\.zip$/),
  ]);
});

test('a path up to static is one of that folder, however deep the page lies', () => {
  const [own, ...more] = outputsOf(
    '../../static/a.pdf',
    '../static/a.pdf',
    '../../../static/a.pdf',
    '../static/gone.pdf',
  );
  expect(own).toMatch(/^assets\/files\/a-[0-9a-f]{8}\.pdf$/);
  expect(more).toEqual([own, own, null]);
});

symlinkSync(path.join(folder, 'outside.txt'), path.join(root, 'docs/guides/link.txt'));
mkdirSync(path.join(folder, 'other'));
writeFileSync(path.join(folder, 'other/b.txt'), 'other');
symlinkSync(path.join(folder, 'other'), path.join(root, 'docs/linked'));

test('a file of a folder that is linked is found as its pages are', () => {
  expect(outputsOf('../linked/b.txt')).toEqual([expect.stringMatching(/^assets\/files\/b-[0-9a-f]{8}\.txt$/)]);
});

test.each([
  'link.txt',
  'b.md/x.txt',
  'a%00.txt',
  `${'a'.repeat(5000)}.txt`,
  'b.md',
  'c.mdx',
  'sub.zip',
  'gone.pdf',
  'copy',
  '../../../outside.txt',
  '../static/../../outside.txt',
  '/x.zip',
  'https://example.org/x.zip',
  '#a.b',
])('%s is no such file', (target) => expect(outputsOf(target)).toEqual([null]));

test('each file is written once', () => {
  const store = createFileStore(root);
  store.prepare([
    { target: '../a.txt', file: 'docs/guides/b.md' },
    { target: 'a.txt', file: 'docs/index.md' },
    { target: 'guides/copy.txt', file: 'docs/index.md' },
  ]);
  expect(store.jobs().map(({ source }) => path.relative(root, source))).toEqual(['docs/a.txt', 'docs/guides/copy.txt']);
});
