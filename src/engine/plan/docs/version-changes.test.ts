import { expect, test } from 'vitest';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';
import { en } from '../../../shared/strings/en';
import { parseConfig } from '../../read/config/load';
import { changesHtml, changesOf, changesSummary } from './version-changes';

test('a version is compared with the one before it; the oldest with none', () => {
  const versionOf = (name: string): DocsVersion => ({ layer: name, config: { name } }) as DocsVersion;
  const texts = [0, 1, 1];
  const history = { versions: ['v1', 'v2', 'v3'], pages: { a: { title: 'A', texts } }, values: {} };
  const site = { gadgets: null, strings: en } as Site;
  const changed = (name: string) => changesOf(site, versionOf(name), history);
  expect(changed('v2')).toMatchObject({ before: 'v1', release: 'v2', pages: [{ address: 'a', change: 'changed' }] });
  expect(changed('v3')).toMatchObject({ before: 'v2', release: 'v3', pages: [] });
  expect(changed('v1')?.before ?? null).toBeNull();
  // Where there is no data of tools, nothing is said of them.
  const said = ['v1', 'v2'].map((name) => {
    const changes = changed(name);
    return changes && changesSummary(changes, site);
  });
  expect(said).toEqual(['The oldest version of this documentation.', 'Compared with v1: 1 page.']);
});

test('of what changed, a gadget leads to its page where the version has one, and nothing else does', () => {
  const version = {
    path: '/docs/v2',
    docs: [{ address: 'gadgets/trace_dns' }, { address: 'gadgets/status' }],
    layer: 'v2',
    config: { name: 'v2' },
  } as unknown as DocsVersion;
  const site = {
    strings: en,
    gadgets: null,
    sections: { gadgets: 'gadgets' },
    config: parseConfig({ title: 'T' }, ''),
  };
  const changes = {
    before: 'v1',
    release: 'v2',
    pages: [],
    data: () => [
      { kind: 'gadget', name: 'trace_dns', change: 'new', of: [] },
      { kind: 'gadget', name: 'gone', change: 'gone', of: [] },
      { kind: 'category', name: 'status', change: 'new', of: [] },
    ],
  };
  const html = changesHtml(site as never, version, changes as never);
  expect([...html.matchAll(/href="([^"]*gadgets[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/docs/v2/gadgets/trace_dns',
  ]);
});
