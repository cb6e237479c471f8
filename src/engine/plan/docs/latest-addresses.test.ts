import { expect, test } from 'vitest';
import type { Site } from '../site';
import { emptySource } from '../test-source';
import { latestAddresses } from './latest-addresses';

/** A version with its pages, of which those in `landings` are generated. */
const version = (name: string, status: string, docs: string[], landings: string[] = [], base = '/docs') => ({
  config: { name, status },
  set: { id: 'default', versions: name === 'current' ? [] : [{ name }] },
  path: name === 'current' ? base : `${base}/${name}`,
  isLast: status === 'latest',
  docs: docs.map((path) => ({ path })),
  landings: landings.map((path) => ({ path })),
  order: docs.map((path) => ({ path, label: path })),
});

function addressesOf(versions: ReturnType<typeof version>[], folder = 'layers'): string[] {
  const source = emptySource({ title: 'Orchard' });
  const site = {
    ...source,
    folders: { ...source.folders, sets: { default: folder } },
    docs: versions as unknown as Site['docs'],
  };
  return [...latestAddresses(site)].map(([from, to]) => `${from} ${to}`);
}

const v2 = version('v2', 'latest', ['/docs/v2', '/docs/v2/a/', '/docs/v2/next/b'], ['/docs/v2/category/c']);

test('the pages of the latest version, home and generated pages too, have addresses without it', () =>
  expect(addressesOf([v2])).toEqual([
    '/docs /docs/v2',
    '/docs/a /docs/v2/a',
    '/docs/next/b /docs/v2/next/b',
    '/docs/category/c /docs/v2/category/c',
  ]));

test('an address of another version stays its own', () =>
  expect(addressesOf([version('next', 'unreleased', ['/docs/next/b']), v2])).not.toContain(
    '/docs/next/b /docs/v2/next/b',
  ));

test('without a home the address of all versions leads to the first page', () =>
  expect(addressesOf([version('v2', 'latest', ['/docs/v2/b', '/docs/v2/a'])])).toEqual([
    '/docs/b /docs/v2/b',
    '/docs/a /docs/v2/a',
    '/docs /docs/v2/b',
  ]));

test('documentation at the root and in another language', () => {
  expect(addressesOf([version('v2', 'latest', ['/v2', '/v2/a'], [], '')])).toEqual(['/ /v2', '/a /v2/a']);
  expect(addressesOf([version('v2', 'latest', ['/de/docs/v2/a'], [], '/de/docs')])[0]).toBe('/de/docs/a /de/docs/v2/a');
});

test('folders of layers and a site without versions have none', () => {
  expect(addressesOf([v2], 'content/docs')).toEqual([]);
  expect(addressesOf([version('current', 'latest', ['/docs/a'])])).toEqual([]);
});
