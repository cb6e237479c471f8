import { checkedPages } from '../../src/engine/check/checked-pages';
import { createProgress } from '../../src/engine/model/progress';
import { compileSites } from '../../src/engine/plan/compile-site';
import { versionOrder } from '../../src/engine/read/docs/version-order';
import { loadSites } from '../../src/engine/read/site';
import type { Listing } from './listing';

/** The listings of all pages and posts without those marked `historical`, and the versions, oldest first. */
export async function readListings(root: string): Promise<{ listings: Listing[]; versions: readonly string[] }> {
  const [{ site, articles, studies }] = await compileSites(
    await loadSites(root, { withNew: true }),
    createProgress(true),
  );
  const listings = checkedPages(site, articles, studies).flatMap(({ file, versions, article }) =>
    article.snippets.flatMap(({ kind, meta, language: lang, text, line }) => {
      const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
      if (kind !== 'fence' || words.includes('historical')) return [];
      return [{ file, line, versions, lang, fragment: words.includes('fragment'), text }];
    }),
  );
  return { listings, versions: versionOrder(site.config).versions };
}
