import type { SearchPage } from './model';
import type { Vocabulary } from './vocabulary';

/** Parts of a page that can contain a term. The numbers are part of the stored postings. */
export const Field = {
  name: 0,
  slug: 1,
  keyword: 2,
  description: 3,
  heading: 4,
  row: 5,
  lead: 6,
  text: 7,
  rowText: 8,
  trail: 9,
} as const;
export type FieldCode = (typeof Field)[keyof typeof Field];
export const FIELD_COUNT = 10;
/** A posting's place is `unit * FIELD_STRIDE + field`. */
export const FIELD_STRIDE = 16;

/** What a unit is: the page as a whole, one keyword phrase, one section, one row. */
export const UnitKind = { page: 0, slug: 1, keyword: 2, section: 3, row: 4 } as const;
export type UnitKindCode = (typeof UnitKind)[keyof typeof UnitKind];

/** A term that may be meant. */
export interface Guess {
  id: number;
  trust: number;
}

/** A term that is spelled nearly like a word. */
export interface Spelling extends Guess {
  distance: number;
}

/** Where one term stands, place by place in ascending order, and how often. */
export interface Postings {
  places: number[];
  counts: number[];
}

/** The structure in memory that answers queries: an inverted index over units (page, keyword phrase, section, row). */
export interface SearchIndex {
  pages: SearchPage[];
  /** First unit of each page; units of a page follow each other. */
  firstUnit: number[];
  unitPage: number[];
  unitKind: UnitKindCode[];
  /** Position among the page's sections or rows. */
  unitItem: number[];
  /** The section or row that a unit opens: itself, or the section whose keyword it is; -1 for the top of the page. */
  opens: number[];
  /** Group of areas of the vocabulary that a page belongs to; -1 for most. */
  area: number[];
  /** Group of headings of the vocabulary that a section belongs to, with its rows; -1 for most units. */
  group: number[];
  /** What the short text of a unit says of its page: little when it is a heading that many pages have. */
  worth: number[];
  /** Number of words in the unit's short text (title, phrase, heading, name). */
  unitWords: number[];
  /** Number of words in the texts of each page. */
  pageWords: number[];
  termIds: Map<string, number>;
  postings: Postings[];
  /** Words that a term joins: 2 for `tracedns`. */
  termWords: number[];
  /** A term as first seen, for suggestions. */
  surfaces: string[];
  /** Whether a term stands anywhere but in texts. */
  strong: boolean[];
  /** Pages on which a term stands, and those on which it names a row. */
  termPages: number[];
  rowPages: number[];
  /** Pages that have a section of a heading. */
  headingPages: Map<string, number>;
  /** Pages by the folded, joined form of their title and of the last part of their path. */
  byName: Map<string, number[]>;
  sorted: string[];
  sortedIds: number[];
  /** Near spellings of words that were looked up, kept because most words of a query stay while the reader types. */
  spellings: Map<string, readonly Spelling[]>;
  /** What phrases of readers mean. */
  vocabulary: Vocabulary;
}

/** An index without pages. `vocabulary` is that of the site. */
export function createIndex(vocabulary: Vocabulary): SearchIndex {
  return {
    vocabulary,
    pages: [],
    firstUnit: [],
    unitPage: [],
    unitKind: [],
    unitItem: [],
    opens: [],
    area: [],
    group: [],
    worth: [],
    unitWords: [],
    pageWords: [],
    termIds: new Map(),
    postings: [],
    termWords: [],
    surfaces: [],
    strong: [],
    termPages: [],
    rowPages: [],
    headingPages: new Map(),
    byName: new Map(),
    sorted: [],
    sortedIds: [],
    spellings: new Map(),
  };
}
