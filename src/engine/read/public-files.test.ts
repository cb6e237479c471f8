import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { publicProblems } from './public-files';

const { at, write } = temporaryFolder();

const told = (): string[] =>
  publicProblems(at(), 'public').map(({ file, rule, message }) => `${file} ${rule} ${message}`);

test('what cannot be copied is told of, in folders that are linked too', () => {
  write('public/a.txt', 'a');
  write('shared/b.txt', 'b');
  mkdirSync(at('public/empty'));
  symlinkSync('../shared', at('public/linked'));
  expect(told()).toEqual([]);
  symlinkSync('gone', at('shared/x'));
  symlinkSync('.', at('public/self'));
  symlinkSync('/dev/zero', at('public/.zero'));
  expect(told()).toEqual([
    'public/.zero file/kind A device stands in the place of a file.',
    'public/linked/x file/link The link leads to nothing.',
    'public/self file/link The link leads back to a folder that holds it.',
  ]);
});

test('what editors leave beside a file that is being written is no mistake', () => {
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
      `public/${name} file/own-folder Only the build writes to ${name.split('/')[0]}/ of the site.`,
    ]);
  },
);
