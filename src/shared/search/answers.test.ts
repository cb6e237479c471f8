import { expect, test } from 'vitest';
import { buildIndex } from './build-index';
import type { MarkedText, SearchHit, SearchPage } from './model';
import { search } from './search';
import { page, PAGES, short } from './test-site';
import { NO_WORDS, readVocabulary } from './vocabulary';

/** A section of a page: its heading is its id. */
const section = (heading: string, text: string, level = 2): SearchPage['sections'][number] => ({
  id: heading === '' ? null : heading.toLowerCase().replaceAll(' ', '-'),
  heading,
  level,
  text,
});
const guide = (name: string, title: string, description: string, ...sections: SearchPage['sections']): SearchPage =>
  page(`guides/${name}`, { kind: 'guide', title, description, breadcrumb: ['Guides'], sections });

/** A site that speaks of the same things on several pages, in titles, headings, rows and texts. */
const SITE: SearchPage[] = [
  ...PAGES,
  guide(
    'memory',
    'Finding memory leaks',
    'Which process takes more and more memory.',
    section('', 'A leak shows as memory that grows from hour to hour and is never given back.'),
    section('Watch a container', 'Start the gadget for one container. Its memory is sampled once a second.'),
    section(
      'Read the numbers',
      'Resident memory counts pages that are in use. Shared pages are counted for each process.',
    ),
  ),
  guide(
    'network',
    'Network troubleshooting',
    'From a name that does not resolve to a refused connection.',
    section('', 'Begin with the name: queries without answers point to the name server.'),
    section('Names do not resolve', 'See which pod asks, which server answers, and how long an answer takes.'),
    section('Connections are refused', 'A refused connection has no listener on the port, or a policy forbids it.'),
    section('Slow connections', 'Latency is the time from the first packet to its answer.'),
  ),
  guide(
    'upgrade',
    'Upgrading',
    'Move a cluster from one version to the next.',
    section('Before the upgrade', 'Save what is running. Read what has changed.'),
    section('Upgrade the cluster', 'Deploy the new version over the old one. Pods are restarted one after the other.'),
    section('After the upgrade', 'Delete images of the version before.'),
  ),
  page('gadgets/top_file', {
    description: 'Files that are read and written most.',
    keywords: ['which process writes to disk'],
    breadcrumb: ['Gadgets'],
    rows: [
      { id: 'field-reads', name: 'reads', kind: 'field', text: 'Number of reads in the interval.' },
      { id: 'field-writes', name: 'writes', kind: 'field', text: 'Number of writes in the interval.' },
      { id: 'param-max-entries', name: '--max-entries', kind: 'flag', text: 'Most rows that are shown.' },
    ],
  }),
  page('gadgets/trace_tcp', {
    description: 'Connections as they are opened, accepted and closed.',
    breadcrumb: ['Gadgets'],
    rows: [
      { id: 'param-failure-only', name: '--failure-only', kind: 'flag', text: 'Only connections that fail.' },
      { id: 'field-src', name: 'src', kind: 'field', text: 'Where the connection comes from.' },
    ],
  }),
  page('reference/limits', {
    kind: 'reference',
    title: 'Limits',
    description: 'How much of everything there may be.',
    sections: [
      section('Memory', 'Maps take a fixed amount of memory.'),
      section('Entries', 'A map has at most 8192 entries.'),
    ],
  }),
  {
    ...page('y'),
    path: '/blog/2025/memory',
    version: null,
    kind: 'blog',
    title: 'Memory leaks in production',
    description: 'How a leak of memory was found in a day.',
    versions: [],
  },
];

const index = buildIndex(
  SITE,
  readVocabulary({
    ...NO_WORDS,
    groups: [
      { says: ['out of memory', 'killed by the kernel'], means: ['oomkill'] },
      { says: ['cannot resolve'], means: ['dns'], weight: 0.8 },
    ],
    common: ['day', 'hour'],
    fillers: ['please'],
    headings: [{ headings: ['before'], worth: 0.5, unless: ['prepare'] }],
  }),
);

const QUERIES = [
  'memory',
  'memory leak',
  'leak of memory in production',
  'a day of memory',
  'out of memory',
  'pod killed by the kernel',
  'cannot resolve name',
  'network',
  'netwrok troubleshooting',
  'connection refused',
  'connections',
  'slow connection latency',
  'upgrade',
  'before the upgrade',
  'please upgrade the cluster',
  'limits',
  'limits memory',
  'entries',
  '--max-entries',
  'max entries',
  'top_file writes',
  'which process writes',
  'reads',
  'trace',
  'trace_',
  'trace tcp failure',
  'tracetcp',
  'src',
  'dns latency_ns',
  'Error: open /etc/resolv.conf: no answer from 10.0.0.1:53',
  'k8s.podName',
  'policy forbids port',
  'memry leek',
  'leakmemory',
  'qqqq',
  'troubleshoting qqqq',
  'memo',
];

/** A text with its marks in brackets. */
function marked({ text, marks }: MarkedText): string {
  let out = '';
  let at = 0;
  for (const [start, end] of marks) {
    out += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return out + text.slice(at);
}

function shown(hit: SearchHit): string {
  const place = hit.place ? ` > ${marked(hit.place.name)} (${hit.place.kind})` : '';
  const more = hit.more.map(({ kind, anchor, name }) => `\n      also ${marked(name)} (${kind} #${anchor})`).join('');
  const whole = hit.complete ? '' : ' (in part)';
  return `  ${short(hit)} ${hit.score.toFixed(3)}${whole}\n      ${marked(hit.title)}${place}\n      ${marked(hit.passage)}${more}\n`;
}

/**
 * Answers to read in `answers.txt`, with their scores, so that a change of the ranking shows how far pages moved before
 * they change places; `vitest -u` writes them anew where a change is meant.
 */
test('queries are answered with pages in their order, with scores, places, passages and marks', async () => {
  const answers = QUERIES.map((query) => {
    const { hits, total, facets, suggestion, nearest } = search(index, query, { maxHits: 6 });
    const counts = Object.entries(facets)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`);
    return [
      `${query}\n  ${total} found: ${counts.join(', ') || 'nothing'}\n`,
      suggestion === null ? '' : `  meant: ${suggestion}\n`,
      nearest.length === 0 ? '' : `  near: ${nearest.join(', ')}\n`,
      ...hits.map(shown),
    ].join('');
  });
  await expect(answers.join('\n')).toMatchFileSnapshot('answers.txt');
});

test('a page stands as far in front as its score says', () => {
  for (const query of QUERIES) {
    const scores = search(index, query, { maxHits: 50 }).hits.map(({ kind, score }) => (kind === 'blog' ? [] : score));
    const pages = scores.flat();
    expect(pages).toEqual([...pages].sort((a, b) => b - a));
  }
});
