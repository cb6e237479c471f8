import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { siteConfigSchema } from './config/schema';
import { addressesOf, findFolders, missingFolders, pageFolders, possibleFolders } from './folders';

const { at, write } = temporaryFolder();

const configOf = (more: Record<string, unknown>) => siteConfigSchema.parse({ title: 'Orchard', ...more });
const make = (...folders: string[]): void => {
  for (const folder of folders) mkdirSync(at(folder), { recursive: true });
};
const PARTS = ['blog', 'pages', 'gadgets', 'i18n', 'site', 'public'] as const;

test('an empty root has no folder', () =>
  expect(findFolders(at(), configOf({}))).toEqual({
    docs: null,
    sets: { default: null },
    ...Object.fromEntries(PARTS.map((part) => [part, null])),
  }));

test.each([
  ['content/blog', undefined, 'month'],
  ['blog', undefined, 'file'],
  ['blog', 'month', 'month'],
  ['diary', undefined, 'file'],
  ['content/diary', undefined, 'month'],
])('posts in %s have addresses as their layout has them: %s, %s', (folder, addresses, found) =>
  expect(addressesOf(configOf({ blog: addresses && { addresses } }).blog, folder)).toBe(found),
);

test('folders are found in the layout of Docusaurus, and rather in that of this site', () => {
  const foreign = { blog: 'blog', pages: 'src/pages', i18n: 'i18n', public: 'static', docs: 'docs' };
  make(...Object.values(foreign));
  expect(findFolders(at(), configOf({}))).toMatchObject({ ...foreign, gadgets: null, site: null });
  const own = ['blog', 'pages', 'gadgets', 'i18n', 'site', 'docs'].map((name) => [name, `content/${name}`]);
  make(...own.map(([, folder]) => folder ?? ''), 'public');
  expect(findFolders(at(), configOf({}))).toMatchObject({ ...Object.fromEntries(own), public: 'public' });
});

test('a tree of Docusaurus has its pictures in static, also where there is a folder named public', () => {
  make('static', 'public');
  expect(findFolders(at(), configOf({})).public).toBe('public');
  make('documentation');
  expect(findFolders(at(), configOf({ docs: { path: 'documentation' } })).public).toBe('static');
  make('content/docs');
  expect(findFolders(at(), configOf({})).public).toBe('public');
});

test('a file is no folder', () => {
  write('blog', '');
  expect(findFolders(at(), configOf({})).blog).toBeNull();
});

test('folders that the configuration names are the only ones looked for', () => {
  make('blog', 'docs', 'guide', 'api');
  const config = configOf({ blog: { path: 'diary' }, docs: { path: 'guide', sets: [{ id: 'api', base: '/api' }] } });
  const found = findFolders(at(), config);
  expect(found).toMatchObject({ blog: null, docs: 'guide', sets: { default: 'guide', api: 'api' } });
  expect(pageFolders(config)).toEqual(['guide', 'content/api', 'api', 'diary', 'content/pages', 'src/pages']);
});

test('a site may have something in each folder once', () => {
  const folders = possibleFolders(configOf({}));
  expect(folders.slice(0, 6)).toEqual(['content/docs', 'docs', 'content/blog', 'blog', 'content/pages', 'src/pages']);
  expect(folders.slice(6)).toEqual(['content/gadgets', 'content/i18n', 'i18n', 'content/site', 'public', 'static']);
});

test('folders that are named or needed and not there are problems of their field', () => {
  const config = configOf({
    blog: { path: 'diary' },
    docs: {
      path: 'guide',
      sets: [
        { id: 'api', base: '/api' },
        { id: 'sdk', base: '/sdk', path: 'sdk' },
      ],
    },
  });
  const problems = missingFolders(config, findFolders(at(), config));
  expect(problems.map(({ keys, message, hint }) => `${keys.join('.')} | ${message} | ${hint}`)).toEqual([
    'docs.path | docs.path: there is no folder guide/. | Create guide/ or name another folder, relative to the root of the site.',
    'docs.sets.0 | docs.sets.0.path: there is no folder content/api/. | Create content/api/ or name another folder, relative to the root of the site.',
    'docs.sets.1.path | docs.sets.1.path: there is no folder sdk/. | Create sdk/ or name another folder, relative to the root of the site.',
    'blog.path | blog.path: there is no folder diary/. | Create diary/ or name another folder, relative to the root of the site.',
  ]);
  expect(problems.every(({ rule, severity }) => rule === 'site/no-folder' && severity === 'error')).toBe(true);
  expect(missingFolders(configOf({}), findFolders(at(), configOf({})))).toEqual([]);
});
