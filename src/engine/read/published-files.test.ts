import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { listFiles, refusalOf } from './published-files';

const { at, write } = temporaryFolder();
const git = (...args: string[]): string => execFileSync('git', args, { cwd: at(), encoding: 'utf8', stdio: 'pipe' });
const reasonOf = (file: string): string | null => refusalOf(at(), file, ['content', 'public'])?.reason ?? null;

beforeEach(() => {
  for (const file of ['content/a.md', 'content/new.md', 'content/secret.log', 'package.json', '.env', 'content/.env'])
    write(file, 'x');
});

test.each([
  ['content/a.md', null],
  ['content/missing.md', null],
  ['content/../content/a.md', null],
  ['public/.well-known/security.txt', null],
  ['package.json', 'is outside content/ and public/'],
  ['contents/a.md', 'is outside content/ and public/'],
  ['content/../package.json', 'is outside content/ and public/'],
  ['.env', 'is outside content/ and public/'],
  ['content/.env', 'has a name that begins with a dot'],
  ['content/.git/config', 'has a name that begins with a dot'],
  ['../x', 'is outside the site'],
  ['/etc/hosts', 'is outside the site'],
  ['', 'is outside the site'],
])('the reason to refuse %j is %j', (file, reason) => expect(reasonOf(file)).toBe(reason));

test('symbolic links and files reached through them are refused, whatever the target', () => {
  symlinkSync('a.md', at('content/link.md'));
  symlinkSync('/etc', at('content/etc'));
  symlinkSync('content', at('public'));
  expect(['content/link.md', 'content/etc/hosts', 'public/a.md'].map(reasonOf)).toEqual([
    'is a symbolic link',
    'is reached through the symbolic link content/etc',
    'is reached through the symbolic link public',
  ]);
});

describe('in a checkout', () => {
  beforeEach(() => {
    git('init', '-q');
    write('.gitignore', '*.log\n');
    write('content/with "quotes" and ü.md', 'x');
    git('add', 'content/a.md', 'content/with "quotes" and ü.md');
  });
  const files = ['content/a.md', 'content/with "quotes" and ü.md', 'content/new.md', 'content/secret.log'];
  const UNKNOWN = 'is not tracked by git';

  test('only files that git tracks are published', () => {
    listFiles(at(), { withNew: false });
    expect(files.map(reasonOf)).toEqual([null, null, UNKNOWN, UNKNOWN]);
    expect(refusalOf(at(), at('content/new.md'))?.hint).toBe('If it may be published: git add content/new.md');
  });

  test('a preview includes new files that git does not ignore', () => {
    listFiles(at(), { withNew: true });
    expect(files.map(reasonOf)).toEqual([null, null, null, UNKNOWN]);
  });

  test('a site in a folder of the checkout has its own files', () => {
    listFiles(at('content'), { withNew: false });
    expect([refusalOf(at('content'), 'a.md'), refusalOf(at('content'), 'new.md')?.reason]).toEqual([null, UNKNOWN]);
  });

  test('an export that git does not track, such as in an ignored folder, is published completely', () => {
    write('build.log/content/a.md', 'x');
    listFiles(at('build.log'), { withNew: false });
    expect(refusalOf(at('build.log'), 'content/a.md')).toBe(null);
  });

  test('nothing is published when git cannot list the tracked files', () => {
    write('.git/HEAD', 'broken');
    expect(() => listFiles(at(), { withNew: false })).toThrow(
      /^git cannot list the files of .*, and only those it tracks/,
    );
  });
});
