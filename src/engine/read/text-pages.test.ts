import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { readTextPages, translateTextPages } from './text-pages';

const { at, writeAll } = temporaryFolder();

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

test('pages of Markdown have the addresses of their files or slugs; partials, drafts and other files make none', () => {
  writeAll({
    'src/pages/index.md': page('Home'),
    'src/pages/about.md': '# About us\n',
    'src/pages/legal/index.mdx': page('Legal'),
    'src/pages/legal/01-terms_of-use.md': 'Text.\n',
    'src/pages/legal/old.md': page('Old', 'slug: privacy\n'),
    'src/pages/legal/top.md': page('Top', 'slug: /top\n'),
    'src/pages/later.md': page('Later', 'draft: true\n'),
    'src/pages/_part.md': 'Part.\n',
    'src/pages/_parts/more.md': 'Part.\n',
    'src/pages/plain.tsx': '',
  });
  const problems: Diagnostic[] = [];
  expect(
    readTextPages(at(), 'src/pages', problems).map(({ contentPath, path, title }) => [contentPath, path, title]),
  ).toEqual([
    ['about.md', '/about', 'About'],
    ['index.md', '/', 'Home'],
    ['legal/01-terms_of-use.md', '/legal/01-terms_of-use', '01 terms of use'],
    ['legal/index.mdx', '/legal', 'Legal'],
    ['legal/old.md', '/legal/privacy', 'Old'],
    ['legal/top.md', '/top', 'Top'],
  ]);
  expect(problems).toEqual([]);
});

test('another language has its own text at the address of the original', () => {
  writeAll({
    'src/pages/about.md': page('About', 'slug: us\n'),
    'src/pages/index.md': page('Home'),
    'i18n/de/pages/about.md': page('Über uns', 'slug: anders\n'),
    'i18n/de/docusaurus-plugin-content-pages/index.md': page('Anfang'),
    'i18n/de/docusaurus-plugin-content-pages/nothing.md': page('Nichts'),
  });
  const problems: Diagnostic[] = [];
  const pages = readTextPages(at(), 'src/pages', problems);
  const german = translateTextPages(at(), pages, { folder: 'i18n/de', language: 'de', prefix: '/de' }, problems);
  expect(german.map(({ file, path, title }) => [file, path, title])).toEqual([
    ['i18n/de/pages/about.md', '/de/us', 'Über uns'],
    ['i18n/de/docusaurus-plugin-content-pages/index.md', '/de', 'Anfang'],
  ]);
  expect(problems.map(({ file, severity, rule }) => `${file} ${severity} ${rule}`)).toEqual([
    'i18n/de/docusaurus-plugin-content-pages/nothing.md warning i18n/no-original',
  ]);
});
