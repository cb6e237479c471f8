import { describe, expect, test } from 'vitest';
import type { SearchIndex } from './search-index';
import { search } from './search';
import { pick, random } from './test-data';
import { indexOf, page, PAGES, short } from './test-site';

const index = indexOf(PAGES);

test('every page is found by each word of its texts (naive scan as the oracle)', () => {
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
        '__proto__',
        'constructor',
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

test('an index that was asked before answers as a new one', () => {
  const next = random(31);
  const words = 'trace dns dsn trace_open unistall policy netwrok killed --paths pods qerry'.split(' ');
  const queries = Array.from({ length: 150 }, () =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(next, words)).join(' '),
  );
  const asked = indexOf(PAGES);
  const typed = queries.flatMap((query) => Array.from(query, (_, end) => query.slice(0, end + 1)));
  for (const query of typed) search(asked, query);
  for (const query of queries.slice(0, 40)) expect(search(asked, query), query).toEqual(search(indexOf(PAGES), query));
});
