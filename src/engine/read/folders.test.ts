import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { findFolders, SITE_FOLDERS } from './folders';

const { at, write } = temporaryFolder();

test('a site has the folders that exist; a file is no folder', () => {
  write('content/blog', '');
  mkdirSync(at('public'));
  expect(findFolders(at())).toEqual({
    docs: null,
    blog: null,
    pages: null,
    gadgets: null,
    i18n: null,
    site: null,
    public: 'public',
  });
  mkdirSync(at('content/docs'));
  expect(findFolders(at()).docs).toBe('content/docs');
  expect(SITE_FOLDERS).toContain('content/docs');
});
