import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index';
import { search } from './search';
import { indexOf, page, PAGES, short } from './test-site';
import { NO_WORDS, readVocabulary } from './vocabulary';

const index = indexOf(PAGES);

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
  const messages = [
    { id: 'failures', heading: 'Failures', level: 2, text: '' },
    { id: 'message', heading: 'Quota of a bucket', level: 3, text: '' },
    { id: 'deeper', heading: 'Quota of a bucket', level: 4, text: '' },
    { id: 'task', heading: 'Quota of a bucket', level: 2, text: '' },
  ];
  const pages = [
    ...PAGES,
    page('guides/buckets', { kind: 'guide', title: 'Storage', sections: messages }),
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

  test('rank an area after the rest unless the query mentions it', () => {
    expect(short(search(made, 'open sockets').hits[0])).toBe('guides/sockets');
    expect(short(search(made, 'open sockets code').hits[0])).toBe('internals/sockets');
  });

  test.each(['lost answers', 'answers get lost', 'the answer was lost'])('know a pair in both orders: %s', (query) =>
    expect(search(made, query).hits[0]?.path).toBe('/docs/latest/gadgets/trace_dns'),
  );

  test('are what a slip is corrected to', () => {
    expect(short(search(made, 'outt of memry').hits[0])).toBe('gadgets/trace_oomkill');
    expect(search(made, 'memry').suggestion).toBe('memory');
  });
});

test.each([
  ['jak znaleźć wyciek pamięci', []],
  ['утечка', []],
  ['jak działa trace_dns', ['gadgets/trace_dns']],
])('of a query in an unknown language only names are looked for: %s', (query, expected) => {
  const { hits, unread } = search(index, query);
  expect([hits.map(short).slice(0, 1), unread]).toEqual([expected, true]);
});

test.each(['uninstal', 'blorp', 'how do blorps uninstall', 'enkripted querys'])(
  'English with slips is read: %s',
  (query) => expect(search(index, query).unread).toBe(false),
);

test.each([
  ['uninstal', 'uninstall'],
  ['enkripted', 'encrypted'],
])('a misspelt word is read as the word that is meant: %s', (slip, word) =>
  expect(search(index, slip).hits.map(short)[0]).toBe(search(index, word).hits.map(short)[0]),
);

test('a heading that all pages of a kind have leads to none of them', () => {
  const sections = [{ id: 'how', heading: 'How it works', level: 2, text: '' }];
  const alike = Array.from({ length: 12 }, (_, at) => page(`gadgets/g${at}`, { sections }));
  const few = indexOf([...alike, page('inside', { title: 'Architecture', description: 'How the tool works.' })]);
  expect(search(few, 'how the tool works').hits.map(short)[0]).toBe('inside');
  expect(search(few, 'g3 how it works').hits.map(short)[0]).toBe('gadgets/g3#how');
});
