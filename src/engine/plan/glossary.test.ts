import { expect, test } from 'vitest';
import { emptySource } from './test-source';
import { glossaryData, termForms, termTarget } from './glossary';
import type { DocsVersion } from './docs/docs-version';
import type { Site } from './site';

/** A version that has pages at these addresses. */
const version = (name: string, addresses: string[], { isLast = false } = {}): DocsVersion =>
  ({
    config: { name },
    isLast,
    byAddress: new Map(addresses.map((address) => [address, { path: `/docs/${name}/${address}` }])),
  }) as unknown as DocsVersion;

const terms = [
  { term: 'eBPF', also: ['BPF'], text: 'Runs in the kernel.', page: 'concepts/ebpf' },
  { term: 'Gadget', also: [], text: 'A tool.', page: 'concepts/gadget#what' },
  { term: 'Home', also: [], text: 'The start.', page: '' },
  { term: 'Lost', also: [], text: 'Nowhere.', page: 'concepts/lost' },
];
const site = {
  ...emptySource({ title: 'T', base: '/tool/', docs: { versions: [] } }),
  glossary: terms,
  docs: [
    version('main', ['', 'concepts/ebpf', 'concepts/gadget']),
    version('v2', ['', 'concepts/ebpf'], { isLast: true }),
    version('v1', ['']),
  ],
} as unknown as Site;

test.each([
  ['eBPF', 'main', { path: '/docs/main/concepts/ebpf', hash: null }],
  ['Gadget', 'main', { path: '/docs/main/concepts/gadget', hash: 'what' }],
  // What the version does not have, the newest release may explain.
  ['eBPF', 'v1', { path: '/docs/v2/concepts/ebpf', hash: null }],
  ['Gadget', 'v1', null],
  // A post belongs to no version.
  ['eBPF', null, { path: '/docs/v2/concepts/ebpf', hash: null }],
  ['Home', 'v1', { path: '/docs/v1/', hash: null }],
  ['Lost', 'v1', null],
  ['BPF', 'main', null],
  ['other', 'main', null],
])('the term %s of a page of %s is explained at %j', (name, of, place) =>
  expect(termTarget(site, name, of)).toEqual(place),
);

test('the browser gets the address of each term, and the versions that do not explain it', () =>
  expect(glossaryData(site).map(({ term, page, absentIn }) => [term, page, absentIn])).toEqual([
    ['eBPF', expect.stringMatching(/\/concepts\/ebpf$/), ['v1']],
    ['Gadget', expect.stringMatching(/\/concepts\/gadget#what$/), ['v2', 'v1']],
    ['Home', expect.not.stringMatching(/\/$/), undefined],
    ['Lost', expect.stringMatching(/\/concepts\/lost$/), ['main', 'v2', 'v1']],
  ]));

test('a term that all versions explain lists no version as absent', () =>
  expect(glossaryData(site)[2]).not.toHaveProperty('absentIn'));

test('search knows all forms of a term, in lower case', () =>
  expect(termForms(site)).toEqual(['ebpf', 'bpf', 'gadget', 'home', 'lost']));
