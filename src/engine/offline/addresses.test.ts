import { expect, test } from 'vitest';
import type { SiteData, VersionData } from '../../shared/site-data';
import { temporaryFolder } from '../model/test-folder';
import { exportedVersion } from './addresses';

const { at, write } = temporaryFolder();

/** A built site: its versions with the addresses of their pages. */
function built(pages: Record<string, string[]>): Pick<SiteData, 'docsSets'> {
  const records = Object.entries(pages).map(([name, docs]) => ({ name, docs: docs.map((route) => ({ path: route })) }));
  write('_data/docs-versions.json', JSON.stringify({ default: { versions: records } }));
  const versions = records.map(({ name }) => ({ name, path: `/docs/${name}` }) as VersionData);
  return { docsSets: [{ id: 'default', versions }] as unknown as SiteData['docsSets'] };
}

test('a version has its own pages', () => {
  const site = built({ v1: ['/docs/v1', '/docs/v1/guides/', '/docs/v1/a'], v10: ['/docs/v10'] });
  const { version, routes } = exportedVersion({ dist: at(), site }, 'v1');
  expect(version.name).toBe('v1');
  expect(routes).toEqual(['/docs/v1', '/docs/v1/guides', '/docs/v1/a']);
});

test('a build that lists no page of the version is broken', () =>
  expect(() => exportedVersion({ dist: at(), site: built({ v1: [] }) }, 'v1')).toThrow(
    `The version v1 in ${at()} has no pages.`,
  ));

test.each([
  ['v100', 'There is no version "v100". Did you mean "v10"?'],
  ['newest', 'There is no version "newest". Versions: v1, v10.'],
])('%s is no version', (name, message) => {
  const site = built({ v1: [], v10: [] });
  expect(() => exportedVersion({ dist: at(), site }, name)).toThrow(message);
});

test('a site without versions says so', () => {
  expect(() => exportedVersion({ dist: at(), site: { docsSets: [] } }, 'v1')).toThrow(
    'There is no version "v1". Versions: none.',
  );
});
