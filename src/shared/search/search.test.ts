import { describe, expect, test } from 'vitest';
import type { SearchHit } from './model';
import { search } from './search';
import { decodePages, encodeFiles } from './stored';
import { indexOf, page, PAGES, short } from './test-site';

const index = indexOf(PAGES);
const first = (query: string): SearchHit | undefined => search(index, query).hits[0];

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

  test.each(['u probe', 'u probe tracer'])('of %j is what is written as one word', (query) => {
    const few = indexOf([page('a'), page('b', { keywords: [query.replaceAll(' ', '')] })]);
    expect(search(few, query).hits.map((hit) => hit.path)).toEqual(['/docs/latest/b']);
  });

  test.each(['not found', 'why does the user space of my pod lag behind'])(
    'of words that only texts join, or that a sentence happens to contain side by side, is no identifier: %s',
    (query) => {
      const few = indexOf([
        page('api', { rows: [{ id: 'k', name: 'userspace', kind: 'key', text: 'Errors are NotFound.' }] }),
        page('guide', { keywords: ['file not found', 'pod lags'] }),
      ]);
      expect(search(few, query).hits[0]?.path).toBe('/docs/latest/guide');
    },
  );

  test.each([
    ['trace_open', 'trace_open'],
    ['trace_open failures', 'trace_open'],
    ['export trace_open rows to prometheus', 'metrics'],
  ])('of a name and a task is the task, else the page of that name: %s', (query, expected) => {
    const few = indexOf([page('trace_open'), page('metrics', { keywords: ['export rows to prometheus'] })]);
    expect(short(search(few, query).hits[0])).toBe(expected);
  });

  test('of an exact flag or field is the page that defines it, opened there, before pages that are about its words', () => {
    const row = (name: string, kind: 'flag' | 'field') => ({ id: `row-${name}`, name, kind, text: 'Text.' });
    const some = indexOf([
      page('spec/filter', { title: 'Filter operator', keywords: ['filter', 'pod name'] }),
      page('gadgets/a', { kind: 'gadget', title: 'a', rows: [row('k8s.podName', 'field'), row('--filter', 'flag')] }),
      page('reference/run', { kind: 'reference', title: 'Run', rows: [row('--filter', 'flag'), row('-o', 'flag')] }),
      page('reference/own', { title: '--own', rows: [row('--own', 'flag')] }),
      page('reference/other', { title: 'Other', rows: [row('--own', 'flag')] }),
    ]);
    const opened = (query: string): (string | null | undefined)[] => {
      const [hit] = search(some, query).hits;
      return [hit?.path.replace('/docs/latest/', ''), hit?.anchor];
    };
    expect(opened('--filter')).toEqual(['reference/run', 'row---filter']);
    expect(opened(' -o ')).toEqual(['reference/run', 'row--o']);
    expect(opened('k8s.podName')).toEqual(['gadgets/a', 'row-k8s.podName']);
    expect(opened('--own')[0]).toBe('reference/own');
    expect(opened('filter')[0]).toBe('spec/filter');
  });

  test('a post never stands above a documentation page that answers', () => {
    expect(search(index, 'dns').hits.map((hit) => hit.kind)).toEqual(['gadget', 'blog']);
  });
});

describe('an answer', () => {
  test('has one hit a page, with breadcrumb and marks', () => {
    const hit = first('encrypted dns');
    expect(hit).toMatchObject({
      path: '/docs/latest/gadgets/trace_dns',
      anchor: 'limits',
      breadcrumb: ['Gadgets'],
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
    expect(search(indexOf([page('own')]), "won't own").suggestion).toBeNull();
    expect(search(indexOf([page('headless')]), 'headles mode').suggestion).toBe('headless mode');
  });

  test.each(['', '   ', '!?', '<>', '\u0000', '\ud800'])('is empty for %j', (query) => {
    expect(search(index, query)).toMatchObject({ hits: [], total: 0, suggestion: null });
  });

  test('has the start of a long text as its passage, with marks in place', () => {
    const text = 'The server gets a signal when a renewed certificate is there. '.repeat(9);
    const long = indexOf([page('a', { sections: [{ id: 's', heading: 'S', level: 2, text: text.trim() }] })]);
    const [hit] = search(long, 'renewed').hits;
    const marked = hit?.passage.marks.map(([start, end]) => hit.passage.text.slice(start, end));
    expect(marked).toEqual(['renewed', 'renewed']);
    expect(hit?.passage.text).toMatch(/^The .* …$/);
    expect(hit?.passage.text.length).toBeLessThan(163);
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
