import { checkedPages } from '../../src/engine/check/checked-pages';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { createProgress } from '../../src/engine/model/progress';
import { compileSites } from '../../src/engine/plan/compile-site';
import { versionOrder } from '../../src/engine/read/versions';
import { loadSites } from '../../src/engine/read/site';

/** A block of code of a page that a reader may copy. */
export interface Listing {
  file: string;
  line: number;
  /** Layers that use the page; the listing must be right for each of them. */
  versions: readonly string[];
  lang: string;
  /** Part of something larger, which no tool can read alone. */
  fragment: boolean;
  text: string;
}

/** A mistake in a listing. Lines count from the first line of the listing. */
export interface ListingError {
  line: number;
  message: string;
}

/** Errors that a listing has with one version. */
export function ofVersion(version: string, errors: readonly ListingError[]): ListingError[] {
  return errors.map(({ line, message }) => ({ line, message: `${version}: ${message}` }));
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

  add(listing: Listing, errors: readonly ListingError[], hint?: string): void {
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

/** The listings of all pages and posts without those marked `historical`, and the versions, oldest first. */
export async function readListings(root: string): Promise<{ listings: Listing[]; versions: readonly string[] }> {
  const [{ site, articles }] = await compileSites(await loadSites(root, { withNew: true }), createProgress(true));
  const listings = checkedPages(site, articles).flatMap(({ file, versions, article }) =>
    article.snippets.flatMap(({ kind, meta, language: lang, text, line }) => {
      const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
      if (kind !== 'fence' || words.includes('historical')) return [];
      return [{ file, line, versions, lang, fragment: words.includes('fragment'), text }];
    }),
  );
  return { listings, versions: versionOrder(site.config).versions };
}
