import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { publicProblems } from './walk';

const { at, write } = temporaryFolder();

const told = (): string[] =>
  publicProblems(at(), 'public').map(({ file, rule, message }) => `${file} ${rule} ${message}`);

test('links and special files are errors, and names that begin with a dot are left out', () => {
  for (const file of ['public/a.txt', 'public/.env', 'public/.hidden/a.txt', 'shared/b.txt']) write(file, 'a');
  mkdirSync(at('public/empty'));
  expect(told()).toEqual([]);
  execFileSync('mkfifo', [at('public/pipe.txt')]);
  for (const [target, link] of [
    ['../shared', 'linked'],
    ['.', 'self'],
    ['missing', 'x'],
    ['a.txt', 'sub/b.txt'],
  ] as const) {
    mkdirSync(path.dirname(at('public', link)), { recursive: true });
    symlinkSync(target, at('public', link));
  }
  expect(told()).toEqual([
    'public/linked file/private The file is not read: it is a symbolic link.',
    'public/pipe.txt file/kind This is not a file, so it cannot be read.',
    'public/self file/private The file is not read: it is a symbolic link.',
    'public/sub/b.txt file/private The file is not read: it is a symbolic link.',
    'public/x file/private The file is not read: it is a symbolic link.',
  ]);
});

test('lock files of editors are ignored', () => {
  write('public/logo.svg', '<svg/>');
  symlinkSync('user@host.1234:1700000000', at('public/.#logo.svg'));
  expect(told()).toEqual([]);
});

test.each([
  'evil.html',
  'EVIL.HTM',
  'a.js',
  'a.mjs',
  'sub/a.xml',
  'a.css',
  'a.wasm',
  'feed.xsl',
  'a.svgz',
  'web.config',
])('%s is an error, for a browser could run it', (name) => {
  write(`public/${name}`, 'x');
  write('public/.well-known/security.txt', 'x');
  write('public/CNAME', 'docs.example.org');
  write('public/logo.SVG', '<svg/>');
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  expect(told()).toEqual([
    `public/${name} file/active The file is not published: a browser may run what is in a ${ending} file.`,
  ]);
});

test.each(['_data/index.json', '_search/a.json', 'assets/a.png'])(
  '%s is an error: only the build writes there',
  (name) => {
    write(`public/${name}`, 'x');
    expect(told()).toEqual([
      `public/${name} file/own-folder The folder ${name.split('/')[0]}/ is reserved for the build.`,
    ]);
  },
);
