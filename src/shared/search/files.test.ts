import { describe, expect, test } from 'vitest';
import { decodePages } from './decode';
import { encodeFiles } from './encode';
import { LINE } from './files';
import type { SearchPage } from './model';
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

  test('words that no passage shows stand behind the text', () => {
    const [page] = randomPages(1, 1);
    if (!page) throw new Error('no page');
    const sections = [
      { id: 'a', heading: 'A', level: 2, text: 'Shown.', words: 'more words' },
      { id: 'b', heading: 'B', level: 2, text: 'All of it.' },
    ];
    const files = encodeFiles([{ ...page, sections }], { build: 'b', version: null });
    expect(files.text.sections).toEqual([`Shown.\tmore words${LINE}All of it.`]);
    expect(roundTrip([{ ...page, sections }])[0]?.sections).toEqual(sections);
  });

  test('keywords of a section carry its number and come with the identifiers', () => {
    const [page] = randomPages(1, 1);
    if (!page) throw new Error('no page');
    const sections = [
      { id: 'a', heading: 'A', level: 2, text: '' },
      { id: 'b', heading: 'B', level: 2, text: '', keywords: ['one thing', 'another'] },
    ];
    const files = encodeFiles([{ ...page, keywords: ['of the page'], sections }], { build: 'b', version: null });
    expect(files.doc.keywords).toEqual(['of the page']);
    expect(files.index.keywords).toEqual([`one thing\t1${LINE}another\t1`]);
    expect(roundTrip([{ ...page, sections }])[0]?.sections).toEqual(sections);
  });
});
