/** What is known of the texts of pages over the versions of a docs set, and what follows from it. */

/**
 * The text that a page has in each version, oldest version first: equal numbers are equal texts, `null` says that the
 * version does not have the page.
 */
export type PageTexts = readonly (number | null)[];

/** The history of all pages of a docs set, as the browser fetches it. */
export interface DocsHistory {
  /** Versions by the names of their releases, oldest first. */
  versions: readonly string[];
  /** By address below the version. */
  pages: Readonly<Record<string, { title: string; texts: PageTexts }>>;
  /**
   * What pages write in different ways only because of their version, such as its tag: by version name, in one order.
   */
  values: Readonly<Record<string, readonly string[]>>;
}

/** Since when a page is as one version has it. */
export interface PageAge {
  kind: 'new' | 'changed' | 'unchanged';
  version: string;
  /** The version before it; `null` where that does not have the page. */
  before: string | null;
}

type PageChange = 'new' | 'removed' | 'changed';

/** Since when the page has the text of a version; `null` for a version without the page, and for the oldest one. */
export function ageOf(texts: PageTexts, versions: readonly string[], version: string): PageAge | null {
  const at = versions.indexOf(version);
  const text = texts[at] ?? null;
  if (at <= 0 || text === null) return null;
  let first = at;
  while (first > 0 && texts[first - 1] === text) first -= 1;
  const since = versions[first] ?? version;
  if (first === 0) return { kind: 'unchanged', version: since, before: null };
  return (texts[first - 1] ?? null) === null
    ? { kind: 'new', version: since, before: null }
    : { kind: 'changed', version: since, before: versions[first - 1] ?? null };
}

/** How a page differs in one version from another; `null` when it does not. */
export function changeBetween(
  texts: PageTexts,
  versions: readonly string[],
  from: string,
  to: string,
): PageChange | null {
  const before = texts[versions.indexOf(from)] ?? null;
  const after = texts[versions.indexOf(to)] ?? null;
  if (before === after) return null;
  if (before === null) return 'new';
  return after === null ? 'removed' : 'changed';
}

/** A page that is not the same in two versions. */
export interface ChangedPage {
  address: string;
  title: string;
  change: PageChange;
}

/** All pages that differ between two versions, in the order of the history. */
export function changedPages({ versions, pages }: DocsHistory, from: string, to: string): ChangedPage[] {
  return Object.entries(pages).flatMap(([address, { title, texts }]) => {
    const change = changeBetween(texts, versions, from, to);
    return change === null ? [] : [{ address, title, change }];
  });
}
