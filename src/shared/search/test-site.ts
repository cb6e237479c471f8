/** A small site, and what tests of its answers look at. */

import { buildIndex } from './build-index';
import type { SearchIndex } from './search-index';
import type { ConceptGroup } from './concepts';
import type { SearchHit, SearchPage } from './model';
import { NO_WORDS, readVocabulary } from './vocabulary';

/** A page of a made-up site; what is not given is empty. */
export function page(path: string, given: Partial<SearchPage> = {}): SearchPage {
  return {
    path: `/docs/latest/${path}`,
    version: 'latest',
    kind: 'gadget',
    title: path.split('/').pop() ?? '',
    description: '',
    keywords: [],
    breadcrumb: [],
    sections: [],
    rows: [],
    ...given,
  };
}

/** A small site with pages of every kind. */
export const PAGES: SearchPage[] = [
  page('gadgets/trace_dns', {
    description: 'See DNS queries and answers of pods.',
    keywords: ['pods cannot resolve names'],
    breadcrumb: ['Gadgets'],
    sections: [
      { id: null, heading: '', level: 1, text: 'Shows every query.' },
      {
        id: 'limits',
        heading: 'Limits',
        level: 2,
        text: 'Encrypted queries are not seen, only plain ones on port 53.',
      },
    ],
    rows: [
      { id: 'param-paths', name: '--paths', kind: 'flag', text: 'Fill cwd and exepath.' },
      { id: 'field-latency_ns', name: 'latency_ns', kind: 'field', text: 'Time from query to answer.' },
    ],
  }),
  page('gadgets/trace_oomkill', {
    description: 'Processes killed for want of memory.',
    keywords: ['why was my pod killed', 'exit code 137'],
    breadcrumb: ['Gadgets'],
  }),
  page('gadgets/trace_open', {
    description: 'Files as they are opened.',
    rows: [{ id: 'param-failed', name: '--failed', kind: 'flag', text: '' }],
  }),
  page('gadgets/advise_networkpolicy', { description: 'Write a network policy from observed traffic.' }),
  page('reference/install-kubernetes', {
    kind: 'reference',
    title: 'Installing on Kubernetes',
    sections: [{ id: 'uninstall', heading: 'Uninstall', level: 2, text: 'Remove everything with undeploy.' }],
    rows: [
      { id: 'flags', name: '-q', kind: 'flag', text: 'Quiet.' },
      { id: 'keys', name: 'k8s.podName', kind: 'key', text: '' },
    ],
  }),
  page('spec/operators/limiter', {
    kind: 'reference',
    title: 'Limiter operator',
    description: 'Keeps the first entries.',
  }),
  {
    ...page('x'),
    path: '/blog/2024/headlamp',
    version: null,
    kind: 'blog',
    title: 'A plugin for Headlamp',
    description: 'Trace DNS in Headlamp.',
    keywords: ['trace_dns', 'dns'],
  },
];

const VOCABULARY: ConceptGroup[] = [{ says: ['getaddrinfo', 'cannot resolve'], means: ['dns', 'name', 'resolve'] }];

/** The index of pages, with a group of words. */
export function indexOf(pages: SearchPage[]): SearchIndex {
  return buildIndex(structuredClone(pages), readVocabulary({ ...NO_WORDS, groups: VOCABULARY }));
}

/** A hit as its path and anchor. */
export const short = (hit: SearchHit | undefined): string =>
  hit ? hit.path.replace('/docs/latest/', '') + (hit.anchor === null ? '' : `#${hit.anchor}`) : 'nothing';
