import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { includesOf } from './includes';

const root = mkdtempSync(path.join(tmpdir(), 'includes-'));
mkdirSync(path.join(root, 'docs'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['UTF-8 with Windows line ends', Buffer.from('ä\r\nb'), { ok: true, file: 'docs/part.md', text: 'ä\nb' }],
  ['nothing', Buffer.alloc(0), { ok: true, file: 'docs/part.md', text: '' }],
  [
    'Latin-1',
    Buffer.from('a\nä', 'latin1'),
    { ok: false, problem: expect.stringMatching(/^docs\/part\.md:2:1: .*UTF-8.*[^.]$/) },
  ],
  ['UTF-16', Buffer.from('\uFEFFä', 'utf16le'), { ok: false, problem: expect.stringContaining('UTF-16') }],
])('a file with %s', (_, bytes, expected) => {
  writeFileSync(path.join(root, 'docs/part.md'), bytes);
  expect(includesOf(root)('docs/page.md', './part.md')).toEqual(expected);
});

test.each([
  ['one beside it', 'part.md', 'docs/part.md'],
  ['one from the root', '/docs/part.md', 'docs/part.md'],
  ['one from the root of the site', '@site/docs/part.md', 'docs/part.md'],
  ['one in a folder above', '../top.md', 'top.md'],
])('a page puts in %s', (_, specifier, file) => {
  for (const name of ['docs/part.md', 'top.md']) writeFileSync(path.join(root, name), 'text');
  expect(includesOf(root)('docs/page.md', specifier)).toEqual({ ok: true, file, text: 'text' });
});

test.each([
  ['a module', './button', 'docs/button.tsx'],
  ['the first that bundlers find', './list', 'docs/list.js'],
  ['a file without an ending', './plain', 'docs/plain'],
])('the name of a file may lack its ending: %s', (_, specifier, file) => {
  for (const name of ['button.tsx', 'list.js', 'list.json', 'plain', 'plain.js'])
    writeFileSync(path.join(root, 'docs', name), 'text');
  expect(includesOf(root)('docs/page.md', specifier)).toEqual({ ok: true, file, text: 'text' });
});

test.each([
  ['a file that is not there', './gone.md', 'there is no such file'],
  ['a folder', '../docs', 'there is no such file'],
  ['a file outside of the site', '../../other.md', 'it lies outside of the site'],
  ['what lies below a file', './part.md/x.md', 'there is no such file'],
  ['a link', './out.md', 'it is a symbolic link'],
  ['a file that begins with a dot', '../.env', 'it has a name that begins with a dot'],
  ['one that begins with two dots', '../..part.md', 'it has a name that begins with a dot'],
])('a page does not put in %s', (_, specifier, problem) => {
  rmSync(path.join(root, 'docs/out.md'), { force: true });
  symlinkSync(import.meta.filename, path.join(root, 'docs/out.md'));
  expect(includesOf(root)('docs/page.md', specifier)).toEqual({ ok: false, problem });
});

test('a file with nothing but a warning is put in', () => {
  writeFileSync(path.join(root, 'docs/spaces.md'), '  \n');
  expect(includesOf(root)('docs/page.md', './spaces.md')).toEqual({ ok: true, file: 'docs/spaces.md', text: '  \n' });
});
