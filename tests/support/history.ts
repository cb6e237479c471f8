import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsHistory } from '../../src/shared/history';
import { historyPath } from '../../src/shared/urls';
import { DIST, RELEASES } from './site';

/** What is known of the texts of the documentation over its versions. */
const { versions, pages } = JSON.parse(readFileSync(path.join(DIST, historyPath('')), 'utf8')) as DocsHistory;

/** Number of a page's text in a version; `null` where the version does not have the page. */
function textIn(page: string, version: string): number | null {
  return pages[page]?.texts[versions.indexOf(version)] ?? null;
}

/** A page in two releases, the older one first. */
interface InTwo {
  page: string;
  from: string;
  to: string;
}

/** Releases beside each other, the newest pair first; the older one of each pair first. */
const PAIRS = RELEASES.slice(1).map((from, at) => ({ from, to: RELEASES[at] ?? '' }));

/** A page of the documentation that fits in some pair of releases, reference pages first; `null` where none does. */
function findPage(fits: (before: number | null, after: number | null) => boolean): InTwo | null {
  const names = Object.keys(pages).sort(
    (a, b) => Number(b.startsWith('reference/')) - Number(a.startsWith('reference/')),
  );
  for (const { from, to } of PAIRS)
    for (const page of names) if (fits(textIn(page, from), textIn(page, to))) return { page, from, to };
  return null;
}

/** A page whose text another release has changed. */
export const changedPage = findPage((before, after) => before !== null && after !== null && before !== after);
/** A page that the older release does not have. */
export const newPage = findPage((before, after) => before === null && after !== null);
