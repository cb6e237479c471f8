import type { Diagnostic } from '../../src/engine/model/diagnostic';

/** A block of code of a page that a reader may copy. */
export interface Listing {
  /** Path of the page, relative to the site root. */
  file: string;
  /** Line of the file in which the code begins. */
  line: number;
  /** Layers that use the page; the listing must be right for each of them. */
  versions: readonly string[];
  /** Language of the fence, in lower case. */
  lang: string;
  /** Part of something larger, which no tool can read alone. */
  fragment: boolean;
  text: string;
}

/** Collects what the checks found. */
export class Report {
  /** Listings that a tool has read, once for each version. */
  checked = 0;
  readonly problems: Diagnostic[] = [];
  /** Reasons why listings were left out, one entry for each listing left out. */
  readonly skipped: string[] = [];

  skip(reason: string): void {
    this.skipped.push(reason);
  }

  /** Counts a listing as read, and adds its errors. Their lines count from the first line of the listing. */
  add(listing: Listing, errors: readonly { line: number; message: string }[], hint?: string): void {
    this.checked += 1;
    for (const { line, message } of errors)
      this.problems.push({
        file: listing.file,
        line: listing.line + Math.max(1, line) - 1,
        column: 1,
        rule: `listing/${listing.lang}`,
        severity: 'error',
        message,
        ...(hint === undefined ? {} : { hint }),
      });
  }
}
