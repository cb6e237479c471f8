import { describe, expect, test } from 'vitest';
import type { SearchPage } from './model';
import { decodePages, encodeFiles } from './stored';
import { randomPages } from './test-data';

/** Stage two put back into stage one. */
function roundTrip(pages: SearchPage[]): SearchPage[] {
  const files = JSON.parse(JSON.stringify(encodeFiles(pages, { build: 'b1', version: 'latest' }))) as ReturnType<
    typeof encodeFiles
  >;
  return [...decodePages([files])];
}

describe('encode, then decode', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('generated pages come back as they were, seed %i', (seed) => {
    const pages = randomPages(seed, 12);
    expect(roundTrip(pages)).toEqual(pages);
  });

  test('no pages', () => {
    expect(roundTrip([])).toEqual([]);
  });

  test('words that no passage shows, keywords of sections, and anchors of rows', () => {
    const [page] = randomPages(1, 1);
    if (!page) throw new Error('no page');
    const sections = [
      { id: null, heading: '', level: 1, text: 'Shown.', words: 'more words' },
      { id: 'b', heading: 'B', level: 2, text: 'All of it.', keywords: ['one thing', 'another'] },
    ];
    const rows = [
      { id: 'param-c', name: '-c', kind: 'flag' as const, text: '' },
      { id: 'b', name: 'key', kind: 'key' as const, text: 'A key.' },
      { id: 'other', name: 'key', kind: 'key' as const, text: '' },
    ];
    expect(roundTrip([{ ...page, sections, rows }])[0]).toMatchObject({ sections, rows });
  });
});
