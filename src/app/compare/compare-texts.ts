import { compareBlocks, sameButVersion } from '../../shared/compare/blocks';
import type { DocsHistory } from '../../shared/history';
import type { DocsLocation, Page } from '../../shared/page-data';
import type { SiteData, VersionData } from '../../shared/site-data';
import { docPath, historyPath, pageDataUrl, withBase } from '../../shared/urls';
import { detailsAround, make } from '../behaviours/dom';
import { fetchJson } from '../fetch-json';
import { markSteps } from './mark-steps';
import { blocksOf, plainText } from './page-blocks';

/** The text of a documentation page, or of the cards of a landing page. */
const TEXT = '.prose, .page__main > .card-grid';

interface Texts {
  site: SiteData;
  docs: DocsLocation;
  here: VersionData;
  other: VersionData;
}

interface Compared extends Pick<Texts, 'here' | 'other'> {
  /** The marked text. */
  nodes: readonly Node[];
  /** The first element of each stretch of changes. */
  stops: readonly HTMLElement[];
}

/**
 * Loads both texts as they were built and marks what was added and removed in that of the page. Plain: the marks are in
 * the middle of finished HTML, which React cannot own.
 */
export async function compareTexts({ site, docs, here, other }: Texts): Promise<Compared> {
  const pageIn = (version: VersionData): Promise<Page> =>
    fetchJson<Page>(pageDataUrl(docPath(version, docs.page), site.base));
  const [{ values }, before, after] = await Promise.all([
    fetchJson<DocsHistory>(withBase(historyPath(site.prefix), site.base)),
    pageIn(other),
    pageIn(here),
  ]);
  const root = textOf(after);
  const isSame = sameButVersion(values[other.name] ?? [], values[here.name] ?? []);
  const stops = markSteps(root, compareBlocks(blocksOf(textOf(before)), blocksOf(root), isSame));
  // All changes are seen, those in folded parts too.
  for (const stop of stops) for (const details of detailsAround(stop)) details.open = true;
  return { here, other, nodes: [...root.childNodes], stops };
}

function textOf(page: Page): HTMLElement {
  const text = page.kind === 'html' ? plainText(page.html).querySelector<HTMLElement>(TEXT) : null;
  return text ?? make('div');
}
