import { en } from '../../shared/strings/en';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AppData } from '../../shared/site-data';
import { temporaryFolder } from '../model/test-folder';
import { siteConfigSchema, type SiteConfig } from './config/schema';
import { siteLocales } from './locales';
import { lastCommitDates } from './git-dates';
import { loadSites } from './site';
import { siteData } from '../plan/site-data';

const { at, write } = temporaryFolder();

test('a root without anything that becomes a page is an error, which names the folders that are looked for', async () => {
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

test('documentation without versions is the one version that the browser is told of', async () => {
  write('content/docs/a.md', '# A\n');
  const [{ config, language, versions }] = await loadSites(at());
  const told = siteData({ config, strings: en, language }).docsSets[0]?.versions;
  expect(versions.map((version) => [version.config.name, version.path, [...version.files.pages.keys()]])).toEqual([
    [told?.[0]?.name, told?.[0]?.path, ['a.md']],
  ]);
  expect(told).toHaveLength(1);
});

function commit(date: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: at(),
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

test('a file has the day of its last commit, by its path below the root', async () => {
  expect(await lastCommitDates(at(), ['.'])).toEqual(new Map());
  commit('', 'init');
  expect(await lastCommitDates(at(), ['.'])).toEqual(new Map());
  mkdirSync(at('site'));
  write('site/a b.md', '1');
  write('site/ü.md', '1');
  commit('', 'add', '.');
  commit('2024-01-02T03:04:05Z', 'commit', '-m', 'one');
  expect((await lastCommitDates(at('site'), ['.'])).get('ü.md')).toBe('2024-01-02');
  expect((await lastCommitDates(at(), ['.'])).get('site/ü.md')).toBe('2024-01-02');
  write('site/ü.md', '2');
  commit('2024-02-03T03:04:05Z', 'commit', '-am', 'two');
  expect(await lastCommitDates(at('site'), ['.'])).toEqual(
    new Map([
      ['ü.md', '2024-02-03'],
      ['a b.md', '2024-01-02'],
    ]),
  );
});

test('the browser learns versions with their paths; a site without versions has one', () => {
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
