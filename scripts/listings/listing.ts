import type { Diagnostic } from '../../src/engine/model/diagnostic';

/** A block of code of a page that a reader may copy. */
export interface Listing {
  /** Path of the page, relative to the site root. */
  file: string;
  /** Number of the line its first line of code has in the file. */
  line: number;
  /** Layers that use the page; the listing must be right for each of them. */
  versions: readonly string[];
  /** Language of the fence, in lower case. */
  lang: string;
  title: string | null;
  /** Marked as a part of something larger: it cannot stand alone. */
  fragment: boolean;
  text: string;
}

/** What a check found. */
export interface Outcome {
  /** Listings that were read by the tool, once for each version they were read for. */
  checked: number;
  problems: Diagnostic[];
  /** Reasons why listings were left out, one entry for each listing left out. */
  skipped: string[];
}

/** A problem at a line of a listing; the first line is 1. */
export function listingProblem(listing: Listing, line: number, message: string, hint?: string): Diagnostic {
  const place = { file: listing.file, line: listing.line + Math.max(1, line) - 1, column: 1 };
  return {
    ...place,
    rule: `listing/${listing.lang}`,
    severity: 'error',
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Puts outcomes together. */
export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    checked: outcomes.reduce((sum, outcome) => sum + outcome.checked, 0),
    problems: outcomes.flatMap((outcome) => outcome.problems),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
  };
}
