import { expect, test } from 'vitest';
import type { PlanContext } from './context';
import { lookUpTargets, targetsOf } from './link-targets';

const site = {
  glossary: [
    { term: 'eBPF', also: [], text: '', page: 'ebpf#what' },
    { term: 'a:b', also: [], text: '', page: 'plain' },
  ],
  docs: [
    {
      config: { name: 'v1' },
      path: '/docs/v1',
      isLast: true,
      byAddress: new Map([
        ['ebpf', { path: '/docs/v1/ebpf' }],
        ['plain', { path: '/docs/v1/plain' }],
      ]),
    },
  ],
} as unknown as PlanContext['site'];
const targets = targetsOf(lookUpTargets({ site }, (file) => (file === 'b.md' ? '/docs/v1/b' : undefined), 'v1'));

test.each([
  ['a file beside it', targets.routeOfFile('b.md'), '/docs/v1/b'],
  ['no file beside it', targets.routeOfFile('c.md'), undefined],
  ['a term with its section', targets.placeOfTerm('eBPF'), { path: '/docs/v1/ebpf', hash: 'what' }],
  ['a term without a section', targets.placeOfTerm('a:b'), { path: '/docs/v1/plain', hash: null }],
  ['no term', targets.placeOfTerm('x'), null],
])('an article leads to %s', (_, target, expected) => expect(target).toEqual(expected));
