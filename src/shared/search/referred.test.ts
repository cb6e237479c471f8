import { expect, test } from 'vitest';
import { search } from './search';
import { buildIndex } from './build-index';
import { referredPage } from './referred';
import { page } from './test-site';
import { NO_WORDS, readVocabulary } from './vocabulary';

const words = 'ghcr.io inspektor gadget docker pull run latest program bpf docs';
const PAGES = [
  page('reference/run', { kind: 'reference', keywords: ['kubectl gadget run'], description: words }),
  page('gadgets/deadlock'),
  page('gadgets/trace_dns'),
  page('', { path: '/docs/latest', kind: 'other', title: 'Documentation' }),
  page('', { path: '/blog/2024/05/deadlock', kind: 'blog', version: null, title: 'Deadlocks' }),
];

test.each([
  ['ghcr.io/inspektor-gadget/gadget/deadlock:v0.46.0', 1],
  ['ghcr.io/inspektor-gadget/gadget/deadlock', 1],
  ['deadlock:latest', 1],
  ['localhost:5000/deadlock@sha256:12ab', 1],
  ['docker pull ghcr.io/inspektor-gadget/gadget/trace_dns:latest', 2],
  ['$ kubectl gadget run deadlock:latest -A', 1],
  ['kubectl gadget deadlock', 1],
  ['sudo -E ig run trace_dns:v0.46.0', 2],
  ['gadgets/deadlock/program.bpf.c', 1],
  ['https://inspektor-gadget.io/docs/v0.45.0/gadgets/deadlock?a=b#limits', 1],
  ['/docs/main/gadgets/trace_dns.md', 2],
  ['https://example.com/docs/latest/', 3],
  ['docs/latest/reference/run', 0],
  ['https://inspektor-gadget.io/blog/2024/05/deadlock/', 4],
  ['deadlock', null],
  ['trace dns of a pod', null],
  ['image "ghcr.io/inspektor-gadget/gadget/deadlock:v0.46.0" is not allowed', null],
  ['kubectl gadget deploy', null],
  ['kubernetes.io/os', null],
])('%j refers to page %j', (query, expected) => expect(referredPage(PAGES, query)).toBe(expected));

test('the page referred to comes first and opens at its top', () => {
  const [first] = search(
    buildIndex(PAGES, readVocabulary(NO_WORDS)),
    'docker pull ghcr.io/inspektor-gadget/gadget/deadlock:latest',
  ).hits;
  expect(first).toMatchObject({ path: '/docs/latest/gadgets/deadlock', anchor: null });
});
