import { checkedPages } from '../../src/engine/check/checked-pages';
import { parseFenceMeta } from '../../src/engine/markdown/code/fence-meta';
import { createProgress } from '../../src/engine/model/progress';
import { compileSites } from '../../src/engine/plan/compile-site';
import { versionOrder } from '../../src/engine/read/docs/version-order';
import { loadSites } from '../../src/engine/read/site';
import type { Listing } from './listing';

/** The listings of a site and its versions. */
interface SiteListings {
  listings: Listing[];
  /** Oldest first. */
  versions: readonly string[];
}

/** All fences of all pages and posts, without those marked `historical`. The only place that knows the engine. */
export async function readListings(root: string): Promise<SiteListings> {
  const [{ site, articles, studies }] = await compileSites(
    await loadSites(root, { withNew: true }),
    createProgress(true),
  );
  const listings = checkedPages(site, articles, studies).flatMap(({ file, versions, article }) =>
    article.snippets
      .filter(({ kind, meta }) => kind === 'fence' && !hasWord(meta, 'historical'))
      .map(({ language, meta, text, line }) => ({
        file,
        line,
        versions,
        lang: language,
        title: parseFenceMeta(meta).title,
        fragment: hasWord(meta, 'fragment'),
        text,
      })),
  );
  return { listings, versions: versionOrder(site.config).versions };
}

/** Whether the first line of a fence has a word outside of its title. */
function hasWord(meta: string, word: string): boolean {
  return meta
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(/\s+/)
    .includes(word);
}
