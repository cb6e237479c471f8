import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../model/test-folder';
import { loadConfig, parseConfig } from './load';

const { at, write } = temporaryFolder();

test('a root without a configuration has the defaults and the name of its folder', async () => {
  expect(await loadConfig(at())).toMatchObject({ title: path.basename(at()), base: '/', docs: { base: '/docs' } });
});

test.each([
  ["throw new Error('boom\\nat file');", 'The configuration cannot be loaded: boom'],
  ['export const x = 1;', 'The file has no default export.'],
  ['export default null;', 'The whole: null is not legal.'],
])('%j is one problem of one line', async (source, message) => {
  write('site.config.ts', source);
  await expect(loadConfig(at())).rejects.toMatchObject({
    diagnostics: [{ file: 'site.config.ts', line: 1, column: 1, rule: 'config', severity: 'error', message }],
  });
});

test('a syntax error is reported at its place', async () => {
  write('site.config.ts', 'export default {\n  title: ,\n};\n');
  await expect(loadConfig(at())).rejects.toMatchObject({
    diagnostics: [{ file: 'site.config.ts', line: 2, column: 10, rule: 'config' }],
  });
});

test('a package that the configuration imports is not put into its bundle', async () => {
  const source = "import { sep } from 'node:path';\nexport default { title: `a${sep}b` };\n";
  write('site.config.ts', source);
  expect(await loadConfig(at())).toMatchObject({ title: `a${path.sep}b` });
});

test('the first page of a version is called index', () => {
  const item = { type: 'doc', label: 'D' };
  const items = [
    { ...item, doc: 'index' },
    { ...item, doc: 'guides/index' },
    { ...item, doc: 'reindex' },
  ];
  const { navbar } = parseConfig({ title: 'T', navbar: { items } }, '');
  expect(navbar.items).toMatchObject([{ doc: '' }, { doc: 'guides' }, { doc: 'reindex' }]);
});
