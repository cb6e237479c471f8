import { describe, expect, test } from 'vitest';
import type { SiteData, VersionData } from '../../shared/site-data';
import { temporaryFolder } from '../model/test-folder';
import { exportedVersion } from './addresses';

const { at, write } = temporaryFolder();

type Site = Pick<SiteData, 'base' | 'docsSets'>;

/** A built site: its versions with the addresses of their pages, and addresses of other pages. */
function built(pages: Record<string, { path: string; docs: string[] }>, others: string[], base = '/'): Site {
  const versions = Object.entries(pages).map(([name, one]) => ({ ...one, name }));
  const records = versions.map(({ name, docs }) => ({ name, docs: docs.map((route) => ({ path: route })) }));
  write('_data/docs-versions.json', JSON.stringify({ default: { versions: records } }));
  const routes = [...versions.flatMap(({ docs }) => docs), ...others];
  const paths = routes.map((route) => base.slice(0, -1) + route);
  write('_data/routes.json', JSON.stringify({ paths }));
  const sets = [
    { id: 'default', versions: versions.map((one) => ({ name: one.name, path: one.path }) as VersionData) },
  ];
  return { base, docsSets: sets as unknown as SiteData['docsSets'] };
}

const V1 = { path: '/docs/v1', docs: ['/docs/v1', '/docs/v1/guides/', '/docs/v1/a'] };
const V10 = { path: '/docs/v10', docs: ['/docs/v10'] };

describe('the pages of a version', () => {
  test('are its own, whatever the base of the site', () => {
    const site = built({ v1: V1, v10: V10 }, ['/', '/blog/'], '/x/');
    const { version, routes } = exportedVersion({ dist: at(), site }, 'v1');
    expect(version.name).toBe('v1');
    expect(routes).toEqual(['/docs/v1', '/docs/v1/guides', '/docs/v1/a']);
  });

  test('are at least one: a build that lists none is broken', () => {
    const site = built({ v1: { path: '/docs/v1', docs: [] } }, ['/']);
    expect(() => exportedVersion({ dist: at(), site }, 'v1')).toThrow(`The version v1 in ${at()} has no pages.`);
  });
});

test.each([
  ['v100', 'There is no version "v100". Did you mean "v10"? Versions: v1, v10.'],
  ['newest', 'There is no version "newest". Versions: v1, v10.'],
])('%s is no version', (name, message) => {
  const site = built({ v1: V1, v10: V10 }, []);
  expect(() => exportedVersion({ dist: at(), site }, name)).toThrow(message);
});

test('a site without versions says so', () => {
  expect(() => exportedVersion({ dist: at(), site: { base: '/', docsSets: [] } }, 'v1')).toThrow(
    'There is no version "v1". Versions: none.',
  );
});
