/** What the search is built from and what it answers. The build writes the first half, readers see the second. */

/** What a page is for; readers narrow results by it. */
export type PageKind = 'gadget' | 'guide' | 'reference' | 'blog' | 'other';

/** What an identifier row is: a command-line flag, an output column, or a key of a configuration. */
export type RowKind = 'flag' | 'field' | 'key';

/** A part of a page between two headings. */
export interface SearchSection {
  /** Anchor of the heading; `null` for what stands before the first heading. */
  id: string | null;
  heading: string;
  level: number;
  /** Plain text below the heading, without that of deeper headings. */
  text: string;
  /** Words that lead here as the text does, but that no passage shows; absent when there are none. */
  words?: string;
  /** What a reader would type to find this section; absent unless the author specified it. */
  keywords?: string[];
}

/** One identifier that a table of the page defines. */
export interface SearchRow {
  /** Anchor of the row, for example `param-paths`; the section's anchor where rows have none. */
  id: string;
  /** As written: `--paths`, `latency_ns`, `operator.oci.authfile`. */
  name: string;
  kind: RowKind;
  text: string;
}

/** One page as the build hands it to the search. */
export interface SearchPage {
  /** Route path without the site's base. */
  path: string;
  /** Version name; `null` for the blog and pages outside of the documentation. */
  version: string | null;
  kind: PageKind;
  title: string;
  description: string;
  /** What a reader would type, symptoms first. */
  keywords: string[];
  /** Names of the categories above the page, outermost first. */
  breadcrumb: string[];
  sections: SearchSection[];
  rows: SearchRow[];
}

/** What a hit can be narrowed by. Flags and fields are pages with a row of that name, whatever the page is. */
export type Facet = 'gadget' | 'row' | 'guide' | 'reference' | 'blog';

/** A stretch of a text, end exclusive. */
export type Mark = readonly [start: number, end: number];

/** A text with the stretches that match the query. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** A section or row of a page. */
export interface HitPlace {
  kind: 'section' | RowKind;
  /** Anchor on the page. */
  anchor: string | null;
  name: MarkedText;
}

/** One page that answers the query, at its best place. */
export interface SearchHit {
  /** Route path of the page. */
  path: string;
  /** Anchor on the page; `null` for its top. */
  anchor: string | null;
  kind: PageKind;
  title: MarkedText;
  breadcrumb: string[];
  /** Heading of the best section or name of the best row; `null` when the page as a whole answers. */
  place: { kind: 'section' | RowKind; name: MarkedText } | null;
  passage: MarkedText;
  /** Further places of the page that answer nearly as well, best first. */
  more: HitPlace[];
  /** Whether every word of the query was found on the page. */
  complete: boolean;
  score: number;
}

export interface SearchOptions {
  /** Hits returned at most. Default 10. */
  maxHits?: number;
  /** Whether texts carry marks. Default true. */
  highlight?: boolean;
  /** Keep only hits of this facet; the counts still cover all hits. */
  facet?: Facet | null;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Pages found, before the limit and the facet. */
  total: number;
  facets: Record<Facet, number>;
  /** The query as it was understood: in the words of the site, with misspelled ones corrected; `null` when as it was typed. */
  suggestion: string | null;
  /** Whether the query is in a language of which the search knows no words; only names in it were looked for. */
  unread: boolean;
  /** Where nothing was found: words of the site similar to words of the query. */
  nearest: string[];
}
