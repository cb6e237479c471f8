import { checkTogether, pageChecker } from './check/check-content';
import { checkedPages, contentRules } from './check/checked-pages';
import { checkOutsideLinks, outsideLinks } from './check/outside-links';
import type { Progress } from './model/progress';
import type { Diagnostic } from './model/diagnostic';
import { nextTurn } from './model/termination';
import { planSites, problemsOf, type PlannedSite } from './plan-site';
import { loadSites } from './read/site';

/**
 * Everything that can be said of the content without rendering it, in all languages: front matter, Markdown, links,
 * anchors, routes, gadget data, commands and example output. Broken links are errors here. Gives all problems.
 */
export async function checkSite(root: string, progress: Progress): Promise<Diagnostic[]> {
  const sites = await planSites(await loadSites(root), progress);
  return [...problemsOf(sites, true), ...((await contentProblems(sites)) ?? [])];
}

/**
 * What is wrong with the texts of planned sites: commands, example output, house rules, the
 * language, addresses of other sites. Page by page, so that a server answers meanwhile; `null` as soon as `isWanted`
 * says that nobody waits for it any more.
 */
export async function contentProblems(
  [{ context }]: readonly [PlannedSite, ...PlannedSite[]],
  isWanted: () => boolean = () => true,
): Promise<Diagnostic[] | null> {
  const found: Diagnostic[] = [];
  const { site, articles } = context;
  const rules = contentRules(site);
  const pages = checkedPages(site, articles);
  const check = pageChecker(rules);
  for (const page of pages) {
    found.push(...check(page));
    await nextTurn();
    if (!isWanted()) return null;
  }
  const links = checkOutsideLinks(outsideLinks(site, articles), site.config);
  return [...found, ...checkTogether(pages, rules), ...links];
}
