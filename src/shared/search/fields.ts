/** What a term can stand in: the parts of a page, and the units that an index is made of. */

/** Parts of a page that a term can stand in. The number is part of a posting. */
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
