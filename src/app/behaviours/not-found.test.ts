import { expect, test } from 'vitest';
import type { VersionData } from '../../shared/site-data';
import { absentPage, inOneVersion, nearestPaths } from './not-found';

const PATHS = [
  '/',
  '/blog',
  '/blog/archive',
  '/docs/latest',
  '/docs/latest/quick-start',
  '/docs/latest/gadgets/',
  '/docs/latest/gadgets/trace_dns',
  '/docs/latest/gadgets/tcpdump',
  '/docs/latest/reference/run',
  '/docs/latest/gadget-devel/signing',
  '/docs/v0.44.1',
  '/docs/v0.44.1/gadgets/trace_dns',
  '/docs/v0.45.0',
  '/docs/v0.45.0/gadgets/tcpdump',
];
const version = (name: string): VersionData => ({
  name,
  label: name,
  path: `/docs/${name}`,
  status: 'supported',
  isLast: name === 'latest',
  release: name,
});
const VERSIONS = ['latest', 'v0.45.0', 'v0.44.1'].map(version);

test.each([
  ['/docs/latest/gadgets/trace-dns', '/docs/latest/gadgets/trace_dns'],
  ['/docs/latest/trace_dns', '/docs/latest/gadgets/trace_dns'],
  ['/docs/lastest/quick-start', '/docs/latest/quick-start'],
  ['/docs/latest/Quick-Start/', '/docs/latest/quick-start'],
  ['/blog/archives', '/blog/archive'],
  ['/docs/latest/gadget', '/docs/latest/gadgets/'],
  ['/gadgets/dns', '/docs/latest/gadgets/trace_dns'],
  ['/docs/latest/reference/running', '/docs/latest/reference/run'],
])('%s suggests %s first', (missing, first) => {
  expect(nearestPaths(missing, PATHS, 3)[0]).toBe(first);
});

test('nothing near suggests nothing', () => {
  expect(nearestPaths('/wp-login.php', PATHS, 3)).toEqual([]);
});

test.each([
  ['/trace_dns', ['/docs/latest/gadgets/trace_dns']],
  ['/docs/v0.44.1/trace_dns', ['/docs/v0.44.1/gadgets/trace_dns']],
])('%s is looked for in one version only', (missing, expected) => {
  expect(nearestPaths(missing, inOneVersion(missing, PATHS, VERSIONS), 3)).toEqual(expected);
});

test('a page that a version lacks names the versions that have it', () => {
  const absent = absentPage('/docs/v0.44.1/gadgets/tcpdump/', PATHS, VERSIONS);
  expect(absent?.version.name).toBe('v0.44.1');
  expect(absent?.page).toBe('gadgets/tcpdump');
  expect(absent?.found.map(({ path }) => path)).toEqual([
    '/docs/latest/gadgets/tcpdump',
    '/docs/v0.45.0/gadgets/tcpdump',
  ]);
  expect(absentPage('/docs/v0.44.1/nothing', PATHS, VERSIONS)).toBeNull();
  expect(absentPage('/blog/nothing', PATHS, VERSIONS)).toBeNull();
});
