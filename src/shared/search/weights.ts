/** The numbers of the ranking that were chosen with the tuning half of `bench/search/queries.yaml`. */

import { Field, UnitKind, type FieldCode, type UnitKindCode } from './search-index';

/** Worth of a match by field: titles and identifiers over keywords over headings over text. */
export const FIELD_WEIGHT: Record<FieldCode, number> = {
  [Field.name]: 9,
  [Field.slug]: 6,
  [Field.keyword]: 7,
  [Field.description]: 3.5,
  [Field.heading]: 4,
  [Field.row]: 4,
  [Field.lead]: 3,
  [Field.text]: 1.2,
  [Field.rowText]: 0.6,
  [Field.trail]: 1.2,
};

/** Worth of a match within its unit, for choosing the place on a page. */
export const PLACE_WEIGHT: Record<FieldCode, number> = {
  [Field.name]: 1,
  [Field.slug]: 1,
  [Field.keyword]: 1,
  [Field.description]: 0.3,
  [Field.heading]: 1.15,
  [Field.row]: 1.2,
  [Field.lead]: 0.6,
  [Field.text]: 0.6,
  [Field.rowText]: 0.3,
  [Field.trail]: 0.1,
};

/** Worth of one short text that answers the whole query. */
export const UNIT_WEIGHT: Record<UnitKindCode, number> = {
  [UnitKind.page]: 0.9,
  [UnitKind.slug]: 0.9,
  [UnitKind.keyword]: 0.75,
  [UnitKind.section]: 0.7,
  [UnitKind.row]: 0.6,
};

/** How quickly more matches of one word stop to matter. */
export const SATURATION = 16;
/** Pages and words a page that rarity and length are measured by: constants, so that a page more changes no order. */
export const USUAL_PAGES = 150;
export const USUAL_WORDS = 500;
/** Worth of a section that contains the whole query. */
export const PASSAGE_WEIGHT = 0.3;
/** Added to that worth in a long description, whose words are found here and there on any long page. */
export const LONG_PASSAGE_WEIGHT = 0.5;
/** Telling words from which a query begins to be a long description, and how many more make it one in full. */
export const LONG_FROM = 5;
export const LONG_SPAN = 8;
/** Weight of a stop word among other words. */
export const STOP_WEIGHT = 0.12;
/** Weight of a word of everyday language among other words. */
export const COMMON_WEIGHT = 0.5;
/** Weight of a page's name in a query that asks for more than the page: the rest says the task. */
export const NAME_WEIGHT = 0.55;
/** Weight of a path, an address or a number among other words. */
export const DATA_WEIGHT = 0.3;
/** A row on more gadgets than this is shared by all of them; another page explains it. */
export const SHARED_ROW_PAGES = 6;
/** Worth of a shared row on a gadget's page. */
export const SHARED_ROW_WORTH = 0.5;
/** A heading on more pages than this is part of a template; it says little of a page. */
export const SHARED_HEADING_PAGES = 8;
/** Worth of such a heading for its page. */
export const SHARED_HEADING_WORTH = 0.4;
/** Added when the query is exactly the page's title or the last part of its path. */
export const EXACT_NAME_BONUS = 2;
/** Added, by the share that was typed, when the query begins the page's title or the last part of its path. */
export const NAME_START_BONUS = 0.5;
/** How well a row fits that is called exactly as the query is written; others fit by 1 and a little. */
export const WRITTEN_FIT = 5;
/** A page with every word beats one with some: the share found counts with this power. */
export const COVERAGE_POWER = 0.7;
/** Worth of posts relative to documentation. */
export const BLOG_WORTH = 0.8;
/** Worth of a heading, keyword or name that fits the query, for choosing the place on a page. */
export const FIT_WORTH = 0.25;
/** Least worth of a place; below, the page as a whole answers. */
export const PLACE_LEAST = 0.12;
