import { describe, expect, test } from 'vitest';
import { decodePages } from './decode';
import { encodeFiles } from './encode';
import { LINE } from './files';
import type { SearchPage, SearchRow } from './model';
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

  test('white space in texts becomes single spaces', () => {
    const [page] = randomPages(1, 1);
    if (!page) throw new Error('no page');
    const messy: SearchPage = {
      ...page,
      title: ' a\n\tb ',
      keywords: [`x\n${LINE}y`, '  '],
      rows: [{ id: 'param-a', name: '--a', kind: 'flag', text: 'one\ntwo' }],
    };
    const [back] = roundTrip([messy]);
    expect(back).toMatchObject({
      title: 'a b',
      keywords: ['x y'],
      rows: [{ id: 'param-a', name: '--a', text: 'one two' }],
    });
  });

  test('usual anchors cost nothing', () => {
    const [page] = randomPages(2, 1);
    if (!page) throw new Error('no page');
    const files = encodeFiles(
      [
        {
          ...page,
          sections: [
            { id: null, heading: '', level: 1, text: '' },
            { id: 'run-it', heading: 'Run it', level: 2, text: '' },
          ],
          rows: [{ id: 'param-paths', name: '--paths', kind: 'flag', text: '' }],
        },
      ],
      { build: 'b', version: null },
    );
    expect(files.doc.headings).toEqual([`1\t${LINE}2Run it`]);
    expect(files.index.rows).toEqual(['f--paths']);
  });

  test('rows of tables name their heading once', () => {
    const [page] = randomPages(2, 1);
    if (!page) throw new Error('no page');
    const row = (name: string, id: string): SearchRow => ({ id, name, kind: 'key', text: '' });
    const tables: SearchPage = {
      ...page,
      sections: [
        { id: null, heading: '', level: 1, text: '' },
        { id: '2024', heading: 'Keys', level: 2, text: '' },
      ],
      rows: [
        row('a', '2024'),
        row('b', '2024'),
        row('c', 'key-c'),
        row('d', '2024'),
        row('e', ''),
        row('f', 'elsewhere'),
        row('g', 'elsewhere'),
      ],
    };
    const files = encodeFiles([tables], { build: 'b', version: null });
    expect(files.index.rows).toEqual([['ka\t1', 'kb\t', 'kc', 'kd\t', 'ke\t#', 'kf\t#elsewhere', 'kg\t'].join(LINE)]);
    expect(roundTrip([tables])[0]?.rows).toEqual(tables.rows);
  });

  test('more than 30 versions are refused', () => {
    const [page] = randomPages(3, 1);
    if (!page) throw new Error('no page');
    const many = { ...page, versions: Array.from({ length: 31 }, (_, i) => `v${i}`) };
    expect(() => encodeFiles([many], { build: 'b', version: null })).toThrowErrorMatchingInlineSnapshot(
      `[Error: The search stores at most 30 versions of a page; there are 31.]`,
    );
  });
});
