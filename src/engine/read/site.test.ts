import { en } from '../../shared/strings/en';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AppData } from '../../shared/site-data';
import { temporaryFolder } from '../model/test-folder';
import { siteConfigSchema, type SiteConfig } from './config/schema';
import { siteLocales } from './locales';
import { lastCommitDates, loadSites } from './site';
import { siteData } from '../plan/site-data';

const { at, write } = temporaryFolder();

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: at(), stdio: 'ignore' });
}

/** Commits all changes with the date of a day. */
function commit(day: string): void {
  git('add', '-A');
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` };
  const args = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', day];
  execFileSync('git', args, { cwd: at(), stdio: 'ignore', env });
}

test('a root without pages is an error that lists the folders that may contain pages', async () => {
  const [{ problems }] = await loadSites(at());
  expect(problems).toMatchObject([
    {
      file: at(),
      rule: 'site/no-content',
      message: `There is no content in ${at()}: no content/docs/, no content/blog/, no content/pages/.`,
    },
  ]);
  mkdirSync(at('content/docs'), { recursive: true });
  expect((await loadSites(at()))[0].problems).toEqual([]);
});

test('documentation without versions is passed to the browser as one version', async () => {
  write('content/docs/a.md', '# A\n');
  const [{ config, language, versions }] = await loadSites(at());
  const passed = siteData({ config, strings: en, language }).docsSets[0]?.versions;
  expect(versions.map((version) => [version.config.name, version.path, [...version.files.pages.keys()]])).toEqual([
    [passed?.[0]?.name, passed?.[0]?.path, ['a.md']],
  ]);
  expect(passed).toHaveLength(1);
});

test('a file has the day of its last commit, by its path below the root', async () => {
  expect(await lastCommitDates(at(), ['.'])).toEqual(new Map());
  git('init', '-q');
  expect(await lastCommitDates(at(), ['.'])).toEqual(new Map());
  mkdirSync(at('site'));
  write('site/a b.md', '1');
  write('site/ü.md', '1');
  commit('2024-01-02');
  expect((await lastCommitDates(at('site'), ['.'])).get('ü.md')).toBe('2024-01-02');
  expect((await lastCommitDates(at(), ['.'])).get('site/ü.md')).toBe('2024-01-02');
  write('site/ü.md', '2');
  commit('2024-02-03');
  expect(await lastCommitDates(at('site'), ['.'])).toEqual(
    new Map([
      ['ü.md', '2024-02-03'],
      ['a b.md', '2024-01-02'],
    ]),
  );
});

test('versions are passed to the browser with their paths; a site without versions has one', () => {
  const dataOf = (config: SiteConfig): AppData => siteData({ config, strings: en, language: siteLocales(config)[0] });
  const plain = dataOf(siteConfigSchema.parse({ title: 'T', url: 'https://example.org/' }));
  expect(plain.url).toBe('https://example.org');
  expect(plain.docsSets).toEqual([
    {
      id: 'default',
      base: '/docs',
      sidebars: ['mainSidebar'],
      versions: [
        { name: 'current', label: 'current', status: 'latest', isLast: true, release: 'current', path: '/docs' },
      ],
    },
  ]);
  const { docsSets } = dataOf(
    siteConfigSchema.parse({
      title: 'T',
      docs: {
        base: '/d',
        layers: ['v1'],
        versions: [{ name: 'v1', label: 'One', status: 'latest', variables: { SECRET: 'x' } }],
      },
    }),
  );
  expect(docsSets[0]?.versions).toEqual([
    { name: 'v1', label: 'One', status: 'latest', isLast: true, release: 'v1', path: '/d/v1' },
  ]);
});

test('a file was added by its first commit and changed by its last commit; moving it keeps both dates', async () => {
  git('init', '-q');
  write('a.md', 'A text of some length, so that it is known again after it was moved.\n');
  commit('2024-01-02');
  git('mv', 'a.md', 'b.md');
  commit('2024-02-03');
  write('b.md', 'A text of some length, so that it is known again after it was moved.\n\nAnd more.\n');
  commit('2024-03-04');
  expect((await lastCommitDates(at(), ['.'])).get('b.md')).toBe('2024-03-04');
});

test('a site in a folder of its repository has its own files, by any names', async () => {
  git('init', '-q');
  write('site/docs/grüße a.md', 'One.');
  write('other.md', 'Other.');
  commit('2024-01-02');
  for (const name of ['new.md', 'docs/"so".md', 'docs/two\nlines.md', ':(top)x.md']) write(`site/${name}`, 'Two.');
  commit('2024-02-03');
  expect(Object.fromEntries(await lastCommitDates(at('site'), ['.']))).toEqual({
    'new.md': '2024-02-03',
    'docs/"so".md': '2024-02-03',
    'docs/two\nlines.md': '2024-02-03',
    ':(top)x.md': '2024-02-03',
    'docs/grüße a.md': '2024-01-02',
  });
});

test('a commit of a branch counts even if it was reverted before the merge', async () => {
  git('init', '-q', '-b', 'main');
  write('docs/a.md', 'One.');
  commit('2024-01-02');
  git('checkout', '-q', '-b', 'other');
  write('docs/a.md', 'Two.');
  commit('2024-02-03');
  write('docs/a.md', 'One.');
  commit('2024-03-04');
  git('checkout', '-q', 'main');
  write('docs/b.md', 'One.');
  commit('2024-02-04');
  git('merge', '-q', '--no-edit', 'other');
  expect(Object.fromEntries(await lastCommitDates(at(), ['docs']))).toEqual({
    'docs/a.md': '2024-03-04',
    'docs/b.md': '2024-02-04',
  });
});

test('without a complete history, no file has a date', async () => {
  expect(await lastCommitDates(at(), ['.'])).toEqual(new Map());
  git('init', '-q');
  expect(await lastCommitDates(at(), ['.'])).toEqual(new Map());
  write('a.md', 'One.');
  commit('2024-01-02');
  write('a.md', 'Two.');
  commit('2024-02-03');
  git('clone', '-q', '--depth', '1', `file://${at()}`, 'copy');
  expect(await lastCommitDates(at('copy'), ['.'])).toEqual(new Map());
});
