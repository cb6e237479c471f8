import { expect, test } from 'vitest';
import { temporaryFolder } from '../../model/test-folder';
import { loadSites } from '../site';

const { at, write } = temporaryFolder();

/** Versions of a site with their pages, and what is wrong. */
async function versionsOf(): Promise<unknown> {
  const [site] = await loadSites(at(), { dates: new Map() });
  const told = site.problems.map(({ file, rule, severity }) => `${file} ${rule} ${severity}`);
  const versions = site.versions.map(({ path, config: { status }, files: { pages } }) => [
    `${path} ${status}`,
    ...[...pages.values()].map(({ file }) => file),
  ]);
  return told.length > 0 ? { told, versions } : versions;
}

function writeSite(list: string): void {
  write('versions.json', list);
  write('docs/a.md', '# A\n');
  write('versioned_docs/version-1.0/a.md', '# A\n');
  write('versioned_docs/version-1.0/gone.md', '# Gone\n');
  write('versioned_docs/version-2.0/a.md', '# A\n');
}

test('versions that stand beside the documentation are whole: what one has left out it does not show', async () => {
  writeSite('["2.0", "1.0"]');
  expect(await versionsOf()).toEqual([
    ['/docs/next unreleased', 'docs/a.md'],
    ['/docs/2.0 latest', 'versioned_docs/version-2.0/a.md'],
    ['/docs/1.0 unmaintained', 'versioned_docs/version-1.0/a.md', 'versioned_docs/version-1.0/gone.md'],
  ]);
});

test('what no release has yet is called next wherever versions are named', async () => {
  writeSite('["2.0", "1.0"]');
  const [{ config }] = await loadSites(at(), { dates: new Map() });
  expect(config.docs.layers).toEqual(['1.0', '2.0', 'next']);
});

test('a further set has its own list and folders', async () => {
  write('site.config.ts', "export default { title: 'T', docs: { sets: [{ id: 'api', base: '/api' }] } };");
  write('docs/a.md', '# A\n');
  write('api/b.md', '# B\n');
  write('api_versions.json', '["3"]');
  write('api_versioned_docs/version-3/b.md', '# B\n');
  expect(await versionsOf()).toEqual([
    ['/docs latest', 'docs/a.md'],
    ['/api/next unreleased', 'api/b.md'],
    ['/api/3 latest', 'api_versioned_docs/version-3/b.md'],
  ]);
});

test.each(['{', '{"a": 1}', '["1.0", "1.0"]', '["a b"]', '["current"]'])(
  'the list %s cannot be read, and the documentation has one version',
  async (list) => {
    writeSite(list);
    expect(await versionsOf()).toEqual({
      told: ['versions.json versions/list error'],
      versions: [['/docs latest', 'docs/a.md']],
    });
  },
);

test('what the configuration says counts, and so does a layout of our own', async () => {
  writeSite('["2.0", "1.0"]');
  write(
    'site.config.ts',
    `export default { title: 'T', docs: {
       layers: ['old', 'new'], wholeLayers: true, layerFolders: { old: 'versioned_docs/version-1.0', new: 'docs' },
       versions: [{ name: 'x', status: 'latest', servesLayer: 'new' }, { name: 'old', status: 'supported' }] } };`,
  );
  expect(await versionsOf()).toEqual([
    ['/docs/x latest', 'docs/a.md'],
    ['/docs/old supported', 'versioned_docs/version-1.0/a.md', 'versioned_docs/version-1.0/gone.md'],
  ]);
  write('site.config.ts', "export default { title: 'T' };");
  write('content/docs/own.md', '# Own\n');
  expect(await versionsOf()).toEqual([['/docs latest', 'content/docs/own.md']]);
});

test('a version whose folder is missing is told of', async () => {
  writeSite('["3.0", "2.0"]');
  expect(await versionsOf()).toMatchObject({ told: [expect.stringContaining('versions/no-folder error')] });
});
