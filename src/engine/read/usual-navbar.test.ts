import { expect, test } from 'vitest';
import { de } from '../../shared/strings/de';
import { en } from '../../shared/strings/en';
import type { Strings } from '../../shared/strings/model';
import { temporaryFolder } from '../model/test-folder';
import { siteConfigSchema } from './config/schema';
import { findFolders } from './folders';
import { withNavbar } from './usual-navbar';

const { at, write } = temporaryFolder();

/** The bar of a site with a page in each of these folders, an item a line. */
function barOf(folders: readonly string[], more: object = {}, strings: Strings = en): string[] {
  for (const folder of folders) write(`${folder}/page.md`, '# Page\n');
  const config = siteConfigSchema.parse({ title: 'Orchard', ...more });
  return withNavbar(at(), config, findFolders(at(), config), strings).navbar.items.map((item) =>
    [
      item.type,
      'label' in item ? item.label : null,
      'to' in item ? item.to : null,
      'docsSet' in item ? item.docsSet : null,
    ]
      .filter((part) => part !== null)
      .join(' '),
  );
}

const TOOLS = ['localeDropdown', 'search', 'colorMode'];

test('a bar without items leads to what the site has', () => {
  expect(barOf([])).toEqual(TOOLS);
  expect(barOf(['docs'])).toEqual(['docSidebar Docs default', ...TOOLS]);
  expect(barOf(['docs', 'blog'])).toEqual(['docSidebar Docs default', 'link Blog /blog', ...TOOLS]);
  expect(barOf(['docs'], {}, de)).toEqual(['docSidebar Dokumentation default', 'link Blog /blog', ...TOOLS]);
});

test('a bar without items leads to no folder without a page', () => {
  write('docs/_partial.md', 'Part of a page.\n');
  write('docs/guides/later.md', '---\ndraft: true\n---\n\n# Later\n');
  write('blog/authors.yml', 'jane:\n  name: Jane\n');
  expect(barOf([])).toEqual(TOOLS);
  expect(barOf([], { docs: { exclude: [] } })).toEqual(['docSidebar Docs default', ...TOOLS]);
  expect(barOf(['docs/guides'])).toEqual(['docSidebar Docs default', ...TOOLS]);
});

test('docs sets, their versions, the blog and the repository have the names of the configuration', () => {
  const versions = ['v1', 'v2'].map((name, index) => ({ name, status: index === 0 ? 'latest' : 'unmaintained' }));
  const bar = barOf(['docs/v1', 'docs/v2', 'tool', 'blog'], {
    docs: {
      label: 'Guides',
      layers: ['v1', 'v2'],
      versions,
      sets: [
        { id: 'tool', base: '/tool' },
        { id: 'gone', base: '/gone' },
      ],
    },
    blog: { title: 'News', base: '/news' },
    repository: 'https://git.example.org/orchard',
  });
  expect(bar).toEqual([
    'docSidebar Guides default',
    'docSidebar Tool tool',
    'link News /news',
    'docsVersionDropdown default',
    'localeDropdown',
    'search',
    'repository git.example.org',
    'colorMode',
  ]);
});

test('a docs set of one version offers no choice of versions', () => {
  const docs = { layers: ['v1'], versions: [{ name: 'v1', status: 'latest' }] };
  expect(barOf(['docs/v1'], { docs })).toEqual(['docSidebar Docs default', ...TOOLS]);
});

test('a bar with items is as it is written', () =>
  expect(barOf(['docs', 'blog'], { navbar: { items: [{ type: 'search' }] } })).toEqual(['search']));
