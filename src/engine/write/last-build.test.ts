import { execFileSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { lastBuild } from './last-build';

const { at, write } = temporaryFolder();
const PAGE = 'content/docs/a.md';

const git = (...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: at(), stdio: 'ignore' });
const last = (options = {}) => lastBuild(at(), at('dist'), options);

beforeEach(() => {
  write(PAGE, '# A\n');
  write('site.config.ts', 'export default {};\n');
  write('dist/index.html', '<p>a</p>');
  write('dist/.nojekyll', '');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'one');
});
afterEach(() => vi.unstubAllEnvs());

test('a site that was never built is not current', () => expect(last().isCurrent()).toBe(false));

test('a build is current while nothing changes', () => {
  last().remember();
  expect(last().isCurrent()).toBe(true);
  vi.stubEnv('npm_lifecycle_event', 'start');
  write('debug.log', 'Not read.');
  expect(last().isCurrent()).toBe(true);
});

test.each<[string, () => unknown]>([
  ['page', () => write(PAGE, '# B\n')],
  ['page with its old time', () => (write(PAGE, '# B\n'), utimesSync(at(PAGE), 0, 0))],
  ['removed page', () => rmSync(at(PAGE))],
  ['new file', () => write('content/docs/b.md', '# B\n')],
  ['public file', () => write('public/a.txt', 'a')],
  ['configuration', () => write('site.config.ts', 'export default { title: "T" };\n')],
  ['module of the configuration', () => write('settings/title.ts', 'export default "T";\n')],
  ['commit', () => git('commit', '-q', '--amend', '-m', 'two')],
  ['list of tracked files', () => git('rm', '-q', '--cached', PAGE)],
  ['variable of the environment', () => vi.stubEnv('SITE_BASE', '/preview/')],
  ['output file', () => write('dist/index.html', '<p>b</p>')],
  ['removed output file', () => rmSync(at('dist/index.html'))],
  ['removed hidden output file', () => rmSync(at('dist/.nojekyll'))],
  ['additional output file', () => write('dist/more.html', '')],
  ['removed output', () => rmSync(at('dist'), { recursive: true })],
])('a changed %s needs a build', (_, change) => {
  last().remember();
  change();
  expect(last().isCurrent()).toBe(false);
});

test('other options need a build', () => {
  last({ strict: false }).remember();
  expect(last({ strict: true }).isCurrent()).toBe(false);
  expect(last({ strict: false }).isCurrent()).toBe(true);
});

test('an edit during the build needs another one, even if it is undone', () => {
  const building = last();
  write(PAGE, '# B\n');
  write(PAGE, '# A\n');
  building.remember();
  expect(last().isCurrent()).toBe(false);
});
