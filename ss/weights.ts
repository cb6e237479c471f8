/** The numbers of the ranking in one place; chosen with the tuning half of `bench/search/queries.yaml`. */

import { Field, UnitKind, type FieldCode, type UnitKindCode } from './build-index';

/** Worth of a match by field: titles and identifiers over keywords over headings over text. */
export const FIELD_WEIGHT: Record<FieldCode, number> = {
  [Field.name]: 9, [Field.slug]: 6, [Field.keyword]: 7, [Field.description]: 3.5, [Field.heading]: 4, [Field.row]: 4,
  [Field.lead]: 2.5, [Field.text]: 2, [Field.rowText]: 1.5, [Field.trail]: 1.2,
};

/** Worth of a match within its unit, for choosing the place on a page. */
export const PLACE_WEIGHT: Record<FieldCode, number> = {
  [Field.name]: 1, [Field.slug]: 1, [Field.keyword]: 1, [Field.description]: 0.3, [Field.heading]: 1, [Field.row]: 1.2,
  [Field.lead]: 0.4, [Field.text]: 0.4, [Field.rowText]: 0.3, [Field.trail]: 0.1,
};

/** Worth of one short text that answers the query by itself. */
export const UNIT_WEIGHT: Record<UnitKindCode, number> = {
  [UnitKind.page]: 0.9, [UnitKind.slug]: 0.9, [UnitKind.keyword]: 0.75, [UnitKind.section]: 0.7, [UnitKind.row]: 0.6,
};

/** How quickly more matches of one word stop to matter. */
export let SATURATION = 11;
/** Weight of a stop word beside other words. */
export let STOP_WEIGHT = 0.12;
/** A row on more gadgets than this is one they all share; the page that explains it is elsewhere. */
export let SHARED_ROW_PAGES = 6;
/** Worth of a shared row on a gadget's page. */
export let SHARED_ROW_WORTH = 0.5;
/** Added when the query is exactly the page's title or the last part of its path. */
export let EXACT_NAME_BONUS = 2;
/** Added, by the share that was typed, when the query begins the page's title or the last part of its path. */
export let NAME_START_BONUS = 0.5;
/** A page with every word beats one with some: the share found counts with this power. */
export let COVERAGE_POWER = 1;
/** Worth of posts beside documentation. */
export let BLOG_WORTH = 0.75;

export const setters: Record<string, (v: number) => void> = {SATURATION: (v) => { SATURATION = v; },STOP_WEIGHT: (v) => { STOP_WEIGHT = v; },SHARED_ROW_PAGES: (v) => { SHARED_ROW_PAGES = v; },SHARED_ROW_WORTH: (v) => { SHARED_ROW_WORTH = v; },EXACT_NAME_BONUS: (v) => { EXACT_NAME_BONUS = v; },NAME_START_BONUS: (v) => { NAME_START_BONUS = v; },COVERAGE_POWER: (v) => { COVERAGE_POWER = v; },BLOG_WORTH: (v) => { BLOG_WORTH = v; }};
export const getters: Record<string, () => number> = {SATURATION: () => SATURATION,STOP_WEIGHT: () => STOP_WEIGHT,SHARED_ROW_PAGES: () => SHARED_ROW_PAGES,SHARED_ROW_WORTH: () => SHARED_ROW_WORTH,EXACT_NAME_BONUS: () => EXACT_NAME_BONUS,NAME_START_BONUS: () => NAME_START_BONUS,COVERAGE_POWER: () => COVERAGE_POWER,BLOG_WORTH: () => BLOG_WORTH};
