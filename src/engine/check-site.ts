import { checkContent } from './check/check-content';
import { checkedPages, contentRules } from './check/checked-pages';
import { checkOutsideLinks, outsideLinks } from './check/outside-links';
import type { Progress } from './model/progress';
import type { Diagnostic } from './model/diagnostic';
import { ownProblems } from './plan/compile-site';
import { planSites, problemsOf } from './plan-site';
import { readLinkList } from './read/link-list';
import { loadSites } from './read/site';

/**
 * Everything that can be said of the content without rendering it, in all languages: front matter, Markdown, links,
 * anchors, routes, gadget data, commands and example output. Broken links are errors here. Gives all problems.
 */
export async function checkSite(root: string, progress: Progress): Promise<Diagnostic[]> {
  const sites = await planSites(await loadSites(root), progress, { studied: true });
  const content = sites.flatMap(({ context: { site, articles, studies } }) =>
    ownProblems(site, checkContent(checkedPages(site, articles, studies), contentRules(site))),
  );
  const { folders, config } = sites[0].context.site;
  const links = sites.flatMap(({ context: { site, articles } }) => ownProblems(site, outsideLinks(site, articles)));
  const outside = checkOutsideLinks(links, readLinkList(root, folders.site), config.repository);
  return [...problemsOf(sites, true), ...content, ...outside];
}
