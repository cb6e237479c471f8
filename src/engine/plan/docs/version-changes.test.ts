import { expect, test } from 'vitest';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';
import { changesOf } from './version-changes';

test('a version is compared with the one before it; the oldest with none', () => {
  const versionOf = (name: string): DocsVersion =>
    ({ set: { id: 'default', layers: ['v1', 'v2', 'v3'] }, config: { name } }) as DocsVersion;
  const texts = [0, 1, 1];
  const history = { versions: ['v1', 'v2', 'v3'], pages: { a: { title: 'A', texts } }, values: {} };
  const site = { gadgets: null } as Site;
  const changed = (name: string) => changesOf(site, versionOf(name), history);
  expect(changed('v2')).toMatchObject({ before: 'v1', release: 'v2', pages: [{ address: 'a', change: 'changed' }] });
  expect(changed('v3')).toMatchObject({ before: 'v2', release: 'v3', pages: [] });
  expect(changed('v1')?.before ?? null).toBeNull();
});
