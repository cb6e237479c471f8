import { describe, expect, test } from 'vitest';
import type { ConceptGroup } from './concepts';
import { buildIndex, type SearchIndex } from './build-index';
import { decodePages } from './decode';
import { encodeFiles } from './encode';
import type { SearchHit, SearchPage } from './model';
import { search } from './search';
import { pick, random } from './test-data';
import { NO_WORDS, readVocabulary } from './vocabulary';

function page(path: string, given: Partial<SearchPage> = {}): SearchPage {
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
    versions: ['latest'],
    ...given,
  };
}

const PAGES: SearchPage[] = [
  page('gadgets/trace_dns', {
    description: 'See DNS queries and answers of pods.',
    keywords: ['pods cannot resolve names'],
    breadcrumb: ['Gadgets'],
    versions: ['latest', 'main', 'v0.45.0'],
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
    versions: [],
  },
];

const VOCABULARY: ConceptGroup[] = [{ says: ['getaddrinfo', 'cannot resolve'], means: ['dns', 'name', 'resolve'] }];

function indexOf(pages: SearchPage[]): SearchIndex {
  return buildIndex(structuredClone(pages), readVocabulary({ ...NO_WORDS, groups: VOCABULARY }));
}

const index = indexOf(PAGES);
const first = (query: string): SearchHit | undefined => search(index, query).hits[0];
const short = (hit: SearchHit | undefined): string =>
  hit ? hit.path.replace('/docs/latest/', '') + (hit.anchor === null ? '' : `#${hit.anchor}`) : 'nothing';

describe('the first result', () => {
  test.each([
    ['trace_dns', 'gadgets/trace_dns'],
    ['trace dns', 'gadgets/trace_dns'],
    ['tracedns', 'gadgets/trace_dns'],
    ['trace-dns', 'gadgets/trace_dns'],
    ['Trace DNS', 'gadgets/trace_dns'],
    ['trace_d', 'gadgets/trace_dns'],
    ['trace_dsn', 'gadgets/trace_dns'],
    ['trace dsn', 'gadgets/trace_dns'],
    ['oo', 'gadgets/trace_oomkill'],
    ['networkpolicy', 'gadgets/advise_networkpolicy'],
    ['network policies', 'gadgets/advise_networkpolicy'],
    ['netwrok policy', 'gadgets/advise_networkpolicy'],
    ['--paths', 'gadgets/trace_dns#param-paths'],
    ['trace_open --failed', 'gadgets/trace_open#param-failed'],
    ['-q', 'reference/install-kubernetes#flags'],
    ['k8s.podName', 'reference/install-kubernetes#keys'],
    ['k8s podname', 'reference/install-kubernetes#keys'],
    ['latency_ns', 'gadgets/trace_dns#field-latency_ns'],
    ['trace_dns limits', 'gadgets/trace_dns#limits'],
    ['uninstall', 'reference/install-kubernetes#uninstall'],
    ['limite', 'spec/operators/limiter'],
    ['why was my pod killed', 'gadgets/trace_oomkill'],
    ['killing of pods', 'gadgets/trace_oomkill'],
    ['137', 'gadgets/trace_oomkill'],
    ['container ran out of memory', 'gadgets/trace_oomkill'],
    ['name resolution', 'gadgets/trace_dns'],
    ['headlamp', '/blog/2024/headlamp'],
    // A path in a message says less than its words; alone it is all there is.
    ['open /limiter/operator/entries: no such file', 'gadgets/trace_open'],
    ['/limiter/operator', 'spec/operators/limiter'],
    // Of the name of a class the packages say little.
    ['limiter.operator.UninstallException', 'reference/install-kubernetes#uninstall'],
    // Known by what it means, so it is not taken for a misspelled `queries`.
    ['getaddrinfo', 'gadgets/trace_dns'],
    // One letter too many is nearer than two other words in one.
    ['networkk', 'gadgets/advise_networkpolicy'],
  ])('of %s is %s', (query, expected) => {
    expect(short(first(query))).toBe(expected);
  });

  test('of a rare word and a frequent one has the rare one', () => {
    const titles = ['shared lamp', 'shared door', 'special door', 'shared wall'];
    const few = indexOf(titles.map((title, at) => page(`guides/${at}`, { title })));
    expect(search(few, 'shared special').hits[0]?.path).toBe('/docs/latest/guides/2');
  });

  test.each(['u probe', 'u probe tracer', 'u probe tracer list'])('of %j is what is written as one word', (query) => {
    const few = indexOf([page('a'), page('b', { keywords: [query.replaceAll(' ', '')] })]);
    expect(search(few, query).hits.map((hit) => hit.path)).toEqual(['/docs/latest/b']);
  });

  test('a post never stands above a documentation page that answers', () => {
    expect(search(index, 'dns').hits.map((hit) => hit.kind)).toEqual(['gadget', 'blog']);
  });
});

describe('an answer', () => {
  test('has one hit a page, with breadcrumb, marks and other versions', () => {
    const hit = first('encrypted dns');
    expect(hit).toMatchObject({
      path: '/docs/latest/gadgets/trace_dns',
      anchor: 'limits',
      breadcrumb: ['Gadgets'],
      otherVersions: 2,
      complete: true,
      title: { text: 'trace_dns', marks: [[6, 9]] },
      place: { kind: 'section', name: { text: 'Limits', marks: [] } },
      passage: { text: 'Encrypted queries are not seen, only plain ones on port 53.', marks: [[0, 9]] },
    });
  });

  test('accepts some of the words', () => {
    expect(short(first('uninstall zzzzzzz'))).toBe('reference/install-kubernetes#uninstall');
    expect(first('uninstall zzzzzzz')?.complete).toBe(false);
  });

  test('counts by kind, and narrows without changing the counts', () => {
    const all = search(index, 'trace');
    expect(all.facets).toEqual({ gadget: 3, row: 0, guide: 0, reference: 0, blog: 1 });
    const posts = search(index, 'trace', { facet: 'blog' });
    expect(posts.facets).toEqual(all.facets);
    expect(posts.hits.map((hit) => hit.kind)).toEqual(['blog']);
    expect(search(index, '--failed', { facet: 'row' }).hits.map(short)).toEqual(['gadgets/trace_open#param-failed']);
  });

  test('keeps to the limit and leaves marks out when told', () => {
    const answer = search(index, 'trace', { maxHits: 1, highlight: false });
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBe(4);
    expect(answer.hits[0]?.title.marks).toEqual([]);
  });

  test('names the nearest spelling', () => {
    expect(search(index, 'unistall').suggestion).toBe('uninstall');
    expect(search(index, 'uninstall').suggestion).toBeNull();
    expect(search(index, 'encrpted querys').suggestion).toBe('encrypted querys');
  });

  test.each(['', '   ', '!?', '<>', '\u0000', '\ud800'])('is empty for %j', (query) => {
    expect(search(index, query)).toMatchObject({ hits: [], total: 0, suggestion: null });
  });

  test('has a passage around the words of a long text, with marks in place', () => {
    const text = `${'lorem ipsum dolor '.repeat(40)}the needle sits here ${'sit amet '.repeat(40)}`;
    const long = indexOf([page('a', { sections: [{ id: 's', heading: 'S', level: 2, text: text.trim() }] })]);
    const [hit] = search(long, 'needle').hits;
    const marked = hit?.passage.marks.map(([start, end]) => hit.passage.text.slice(start, end));
    expect(marked).toEqual(['needle']);
    expect(hit?.passage.text).toMatch(/^… .* …$/);
    expect(hit?.passage.text.length).toBeLessThan(180);
  });
});

test('stored pages answer as they did; the first file alone answers by titles, headings and keywords', () => {
  const versioned = PAGES.map((entry) => ({ ...entry, version: 'latest' }));
  const files = encodeFiles(versioned, { build: 'b', version: 'latest' });
  const stored = indexOf([...decodePages([files])]);
  const first = indexOf([...decodePages([{ ...files, index: null, text: null }])]);
  expect(short(search(first, 'trace_dns').hits[0])).toBe('gadgets/trace_dns');
  expect(search(first, 'encrypted').hits).toEqual([]);
  const whole = indexOf(versioned);
  for (const query of ['encrypted', 'trace_dns', 'killed', '--paths'])
    expect(search(stored, query)).toEqual(search(whole, query));
});

test('a keyword of a section opens the section', () => {
  const sections = [
    { id: 'a', heading: 'First', level: 2, text: 'One.' },
    { id: 'b', heading: 'Second', level: 2, text: 'Two.', keywords: ['certificate renewed', 'reload of settings'] },
  ];
  const few = indexOf([page('guide', { sections, keywords: ['handbook'] }), page('other', { keywords: ['renewed'] })]);
  expect(search(few, 'was the certificate renewed').hits.map(short)).toEqual(['guide#b', 'other']);
  expect(search(few, 'handbook').hits.map(short)).toEqual(['guide']);
});

test('every page that holds a word of its texts is found by it (naive scan as the oracle)', () => {
  const next = random(5);
  const words = ['alpha', 'bravo', 'charly', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
  const pages = Array.from({ length: 30 }, (_, at) =>
    page(`p${at}`, {
      sections: [
        {
          id: 's',
          heading: pick(next, words),
          level: 2,
          text: Array.from({ length: 6 }, () => pick(next, words)).join(' '),
        },
      ],
    }),
  );
  const generated = indexOf(pages);
  for (const word of words) {
    const expected = pages
      .filter((entry) =>
        entry.sections.some((section) => `${section.heading} ${section.text}`.split(' ').includes(word)),
      )
      .map((entry) => entry.path);
    const found = search(generated, word, { maxHits: 99 })
      .hits.filter((hit) => hit.complete)
      .map((hit) => hit.path);
    expect(found.sort()).toEqual(expected.sort());
  }
});

describe('the words of the site', () => {
  const vocabulary = readVocabulary({
    ...NO_WORDS,
    common: ['night', 'week'],
    areas: [{ areas: ['Internals'], worth: 0.5, unless: ['code'] }],
    groups: [
      { says: ['out of memory'], means: ['oomkill'] },
      { says: ['lost answers'], means: ['dns'] },
    ],
    fillers: ['wat'],
    headings: [{ headings: ['failures'], worth: 0.5, unless: ['error'] }],
    languages: [{ fillers: ['wegen'], words: { speichermangel: 'out of memory' } }],
  });
  const sections = [
    { id: 'failures', heading: 'Failures of uploads', level: 2, text: 'An upload to the registry fails.' },
    { id: 'tasks', heading: 'Move a gadget', level: 2, text: 'An upload to the registry is one command.' },
  ];
  const pages = [
    ...PAGES,
    page('guides/images', { kind: 'guide', title: 'Images', sections }),
    page('guides/shifts', { title: 'A night, a week', keywords: ['every night of the week'] }),
    page('internals/sockets', { title: 'Sockets', breadcrumb: ['Internals'], keywords: ['open sockets'] }),
    page('guides/sockets', { title: 'Ports', keywords: ['open sockets of a pod'] }),
  ];
  const made = buildIndex(structuredClone(pages), vocabulary);

  test('read a query of another language, and say how', () => {
    const { hits, suggestion } = search(made, 'wegen Speichermangel');
    expect(short(hits[0])).toBe('gadgets/trace_oomkill');
    expect(suggestion).toBe('out of memory');
  });

  test('open a section about failures for a query that speaks of them', () => {
    expect(short(search(made, 'upload registry').hits[0])).toBe('guides/images#tasks');
    expect(short(search(made, 'error upload registry').hits[0])).toBe('guides/images#failures');
  });

  test('give a rare word of everyday language less weight than one of the subject', () => {
    expect(short(search(made, 'killed at night').hits[0])).toBe('gadgets/trace_oomkill');
    expect(short(search(made, 'night').hits[0])).toBe('guides/shifts');
  });

  test('put an area behind the rest for a query that does not speak of it', () => {
    expect(short(search(made, 'open sockets').hits[0])).toBe('guides/sockets');
    expect(short(search(made, 'open sockets code').hits[0])).toBe('internals/sockets');
  });

  test.each(['lost answers', 'answers get lost', 'the answer was lost'])('know a pair in both orders: %s', (query) =>
    expect(short(search(made, query).hits[0])).toBe('gadgets/trace_dns'),
  );

  test('are what a slip is corrected to', () => {
    expect(short(search(made, 'outt of memry').hits[0])).toBe('gadgets/trace_oomkill');
    expect(search(made, 'memry').suggestion).toBe('memory');
  });

  test.each(['wat queries', 'whta queries', 'wich queries'])('do not look for slips in questions: %s', (query) => {
    expect(search(made, query).hits.map(short)).toEqual(search(made, 'queries').hits.map(short));
  });
});

test.each([21, 22, 23, 24])('a page more changes the order of no others that it has no word with, seed %i', (seed) => {
  const next = random(seed);
  const words = ['alpha', 'bravo', 'charly', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
  const text = (length: number): string => Array.from({ length }, () => pick(next, words)).join(' ');
  const pages = Array.from({ length: 20 }, (_, at) =>
    page(`p${at}`, {
      title: `x${at} ${text(2)}`,
      keywords: [text(2)],
      sections: [{ id: 's', heading: text(2), level: 2, text: text(1 + Math.floor(next() * 60)) }],
    }),
  );
  const other = page('other', {
    title: 'Quite unrelated',
    sections: [{ id: 's', heading: 'Nothing of it', level: 2, text: 'zulu yankee xray whisky '.repeat(80) }],
  });
  const [before, after] = [indexOf(pages), indexOf([...pages, other])];
  for (let round = 0; round < 30; round++) {
    const query = text(1 + Math.floor(next() * 4));
    const order = (of: SearchIndex): string[] => search(of, query, { maxHits: 99 }).hits.map(short);
    expect(
      order(after).filter((path) => !path.startsWith('other')),
      query,
    ).toEqual(order(before));
  }
});

test('what a message says last counts most', () => {
  const few = indexOf([
    page('pull', { keywords: ['failed to pull the image'] }),
    page('mount', { keywords: ['failed to mount the volume'] }),
  ]);
  const opened = (query: string): string | undefined => search(few, query).hits[0]?.path;
  expect(opened('image: volume')).toBe('/docs/latest/mount');
  expect(opened('volume: image')).toBe('/docs/latest/pull');
});

test.each([
  ['a file', 'failed to open paths.registry'],
  ['a quoted name', 'cannot open "registry"'],
])('the name of %s is less than what a message says', (_, message) => {
  const few = indexOf([
    page('open', { keywords: ['failed to open', 'cannot open'] }),
    page('registry', { keywords: ['registry', 'paths'] }),
  ]);
  expect(search(few, message).hits[0]?.path).toBe('/docs/latest/open');
});

test('a name with points that stands in a page is what it says', () => {
  const few = indexOf([
    page('annotations', { rows: [{ id: 'k', name: 'cli.clear-screen', kind: 'key', text: '' }] }),
    page('screen', { keywords: ['clear the screen'] }),
  ]);
  expect(search(few, 'set cli.clear-screen').hits[0]?.path).toBe('/docs/latest/annotations');
});

test.each([
  ['uninstal', 'uninstall'],
  ['qerries', 'queries'],
  ['enkripted', 'encrypted'],
])('a word that sounds like another is read as it: %s', (slip, word) =>
  expect(search(index, slip).hits.map(short)[0]).toBe(search(index, word).hits.map(short)[0]),
);

test('of a long text beginning and end are read', () => {
  const noise = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  for (const text of [`${noise} uninstall`, `uninstall ${noise}`])
    expect(search(index, text).hits.map(({ path }) => path)).toContain('/docs/latest/reference/install-kubernetes');
});

test('a heading that all pages of a kind have leads to none of them', () => {
  const sections = [{ id: 'how', heading: 'How it works', level: 2, text: '' }];
  const alike = Array.from({ length: 12 }, (_, at) => page(`gadgets/g${at}`, { sections }));
  const few = indexOf([...alike, page('inside', { title: 'Architecture', description: 'How the tool works.' })]);
  expect(search(few, 'how the tool works').hits.map(short)[0]).toBe('inside');
  expect(search(few, 'g3 how it works').hits.map(short)[0]).toBe('gadgets/g3#how');
});

describe('any query', () => {
  const next = random(11);
  const alphabets = [
    'abc _-./',
    '<>&"\'`=;(){}',
    '\u0000\u200b\u202e\ud83d\ude00\ud800\u0301é日本ßİ',
    '-----__..',
    'trace dns --paths',
  ];
  const queries = Array.from({ length: 400 }, () => {
    const alphabet = pick(next, alphabets);
    return Array.from({ length: Math.floor(next() * 60) }, () => alphabet[Math.floor(next() * alphabet.length)]).join(
      '',
    );
  });
  test.each([
    ['random characters', queries],
    [
      'very long ones',
      [
        'a'.repeat(100_000),
        'trace_dns '.repeat(20_000),
        '-'.repeat(50_000),
        '_'.repeat(50_000),
        'a_'.repeat(50_000),
        'aB'.repeat(50_000),
      ],
    ],
    [
      'markup',
      [
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '{{7*7}}',
        '${1}',
        '%00',
        '../../etc/passwd',
        '__proto__',
        'constructor',
        'toString',
      ],
    ],
  ])('is answered without an error: %s', (_, list) => {
    for (const query of list) {
      const { hits, total } = search(index, query);
      expect(hits.length).toBeLessThanOrEqual(Math.min(10, total));
      for (const { title, passage } of hits) {
        for (const { text, marks } of [title, passage])
          for (const [start, end] of marks) expect(start >= 0 && start < end && end <= text.length).toBe(true);
      }
    }
  });
});
