import { expect, test } from 'vitest';
import type { PlanContext } from './context';
import { lookUpTargets, targetsOf } from './link-targets';

const site = {
  glossary: [
    { term: 'eBPF', also: [], text: '', page: 'ebpf#what' },
    { term: 'a:b', also: [], text: '', page: 'plain' },
  ],
  folders: { sets: { default: 'layers' } },
  docs: [
    {
      set: { id: 'default', versions: [{ name: 'v1' }] },
      config: { name: 'v1' },
      path: '/docs/v1',
      isLast: true,
      docs: [{ path: '/docs/v1/plain' }],
      landings: [],
      order: [],
      byAddress: new Map([
        ['ebpf', { path: '/docs/v1/ebpf' }],
        ['plain', { path: '/docs/v1/plain' }],
      ]),
    },
  ],
} as unknown as PlanContext['site'];
const sources = {
  routeOf: (file: string, set: string | null) => (file === 'content/a.md' ? `/docs/${set}/a` : undefined),
  originalOf: (route: string) => (route === '/de/a' ? 'content/a.md' : undefined),
} as unknown as PlanContext['sources'];
const asked: string[] = [];
const lookUp = lookUpTargets(
  { site, sources },
  {
    routeOfFile: (file) => (file === 'b.md' ? '/docs/v1/b' : undefined),
    hasRoute: (path) => path === '/docs/v1/b',
  },
  { set: 'default', version: 'v1' },
);
const targets = targetsOf((name) => {
  asked.push(name);
  return lookUp(name);
});

test.each([
  ['a file beside it', targets.routeOfFile('b.md'), '/docs/v1/b'],
  ['no file beside it', targets.routeOfFile('c.md'), undefined],
  ['any file, in its docs set', targets.routeOfSource('content/a.md'), '/docs/default/a'],
  ['no file', targets.routeOfSource('a.md'), undefined],
  ['the original', targets.originalOf('/de/a'), 'content/a.md'],
  ['no original', targets.originalOf('/a'), undefined],
  ['a route', targets.hasRoute('/docs/v1/b'), true],
  ['no route', targets.hasRoute('/docs/v1/c'), false],
  ['an address without a version', targets.latestAt('/docs/plain'), '/docs/v1/plain'],
  ['no address without a version', targets.latestAt('/docs/v1/plain'), undefined],
  ['a term with its section', targets.placeOfTerm('eBPF'), { path: '/docs/v1/ebpf', hash: 'what' }],
  ['a term without a section', targets.placeOfTerm('a:b'), { path: '/docs/v1/plain', hash: null }],
  ['no term', targets.placeOfTerm('x'), null],
])('an article leads to %s', (_, target, expected) => expect(target).toEqual(expected));

test('each is asked for by a name of its own, so that it can be asked for again', () => {
  expect(new Set(asked).size).toBe(13);
  expect(asked).toContain('file:b.md');
  expect(asked).toContain('route:/docs/v1/b');
});
