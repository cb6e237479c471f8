import { expect, test } from 'vitest';
import type { SiteConfig } from './config/schema';
import { layerOf, versionOrder } from './versions';

const orderOf = (layers: string[], versions: { name: string; status: string; servesLayer?: string }[]) =>
  versionOrder({ docs: { layers, versions } } as unknown as SiteConfig);

test('the newest release is the layer that the latest version serves, at any position', () => {
  const main = { name: 'main', status: 'unreleased' };
  const latest = { name: 'latest', status: 'latest', servesLayer: 'v2' };
  expect(orderOf(['v1', 'v2', 'main'], [main, latest])).toEqual({ versions: ['v1', 'v2', 'main'], latest: 'v2' });
  expect(orderOf(['v1', 'v2'], [{ name: 'v1', status: 'latest' }, main]).latest).toBe('v1');
});

test('without a latest version the last layer is the newest, and without layers there is one', () => {
  expect(orderOf(['v1', 'v2'], []).latest).toBe('v2');
  expect(orderOf([], [])).toEqual({ versions: ['current'], latest: 'current' });
  expect(layerOf({ layers: [] }, { name: 'v1' })).toBe('current');
});
