import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { readText, textOf } from './read-text';
import { isPage, walk, walkContent } from './walk';

const { at, write } = temporaryFolder();

const told = (problems: Diagnostic[]): string[] =>
  problems.map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`);

function readBytes(bytes: Buffer): { text: string; problems: string[] } {
  write('a.md', bytes);
  const problems: Diagnostic[] = [];
  return { text: readText(at(), 'a.md', problems), problems: told(problems) };
}

test.each([
  ['UTF-8', Buffer.from('Größe'), 'Größe', []],
  [
    'colours of a terminal',
    Buffer.from('a\n\tb \u001b[31mc\u001b[0m'),
    'a\n\tb \u001b[31mc\u001b[0m',
    ['a.md:2:4 file/hidden-character The line contains invisible characters: U+001B.'],
  ],
  ['UTF-8 with its mark', Buffer.from('\uFEFFa'), '\uFEFFa', []],
  [
    'UTF-16',
    Buffer.from('\uFEFF# Größe', 'utf16le'),
    '',
    ['a.md:1:1 file/encoding The file is not valid UTF-8: the byte 0xff is not part of a character.'],
  ],
  [
    'Latin-1',
    Buffer.concat([Buffer.from('eins ü\nzwei ü '), Buffer.from('é', 'latin1'), Buffer.from('x\n')]),
    '',
    ['a.md:2:8 file/encoding The file is not valid UTF-8: the byte 0xe9 is not part of a character.'],
  ],
  [
    'a character that is cut off',
    Buffer.from('ab€').subarray(0, 4),
    '',
    ['a.md:1:3 file/encoding The file is not valid UTF-8: the byte 0xe2 is not part of a character.'],
  ],
  [
    'text and a zero byte',
    Buffer.from(`some words${' and more'.repeat(9)}\nab\0c`),
    `some words${' and more'.repeat(9)}\nab\0c`,
    ['a.md:2:3 file/hidden-character The line contains invisible characters: U+0000.'],
  ],
  ['nothing', Buffer.from(' \n\n'), ' \n\n', ['a.md:1:1 file/empty The file is empty.']],
  [
    'three megabytes',
    Buffer.alloc(3 * 1024 * 1024, 'a'),
    '',
    ['a.md:1:1 file/size The file is 3.0 MB; the limit is 2 MB.'],
  ],
])('a file of %s', (_, bytes, text, problems) => {
  expect(readBytes(bytes)).toEqual({ text, problems });
});

test('links and special files are one problem each, and are not read', () => {
  for (const file of ['docs/a.md', 'outside/b.md', 'docs/.hidden/c.md']) write(file, 'x');
  symlinkSync('../outside', at('docs/linked'));
  symlinkSync('../outside/b.md', at('docs/one.md'));
  symlinkSync('a.md', at('docs/two.md'));
  execFileSync('mkfifo', [at('docs/pipe.md')]);
  mkdirSync(at('docs/folder.md'));
  const problems: Diagnostic[] = [];
  const files = ['a.md'];
  const found = walkContent(at(), 'docs', isPage, problems);
  expect(found).toEqual([...files, 'folder.md', 'one.md', 'pipe.md', 'two.md'].sort());
  const read = [...found, 'linked/b.md'].map((file) => textOf(at(), `docs/${file}`, problems));
  expect(read.filter((text) => text === null)).toHaveLength(5);
  expect(told(problems).sort()).toEqual([
    'docs/folder.md:1:1 file/kind This is not a file, so it cannot be read.',
    'docs/linked/b.md:1:1 file/private The file is not read: it is reached through the symbolic link docs/linked.',
    'docs/linked:1:1 file/private The file is not read: it is a symbolic link.',
    'docs/one.md:1:1 file/private The file is not read: it is a symbolic link.',
    'docs/pipe.md:1:1 file/kind This is not a file, so it cannot be read.',
    'docs/two.md:1:1 file/private The file is not read: it is a symbolic link.',
  ]);
  expect(walk(at('docs'), isPage)).toEqual(files);
  expect(walk(at('none'), isPage)).toEqual([]);
});

test('files with other Markdown extensions are reported', () => {
  for (const file of ['a.md', 'B.MD', 'c.markdown', 'd.Mdx', 'e.txt', '_f.MD', '_parts/g.markdown'])
    write(`docs/${file}`, 'x');
  const problems: Diagnostic[] = [];
  expect(walkContent(at(), 'docs', isPage, problems)).toEqual(['a.md']);
  expect(problems.map(({ file, severity, hint }) => [file, severity, hint])).toEqual([
    ['docs/B.MD', 'error', 'Call it B.md.'],
    ['docs/c.markdown', 'error', 'Call it c.md.'],
    ['docs/d.Mdx', 'error', 'Call it d.md.'],
  ]);
});
