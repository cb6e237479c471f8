import { checkContent } from './check/check-content';
import { checkedPages, contentRules } from './check/checked-pages';
import { checkOutsideLinks, outsideLinks } from './check/outside-links';
import type { Progress } from './model/progress';
import type { Diagnostic } from './model/diagnostic';
import { planSite, problemsOf } from './plan-site';
import { readLinkList } from './read/link-list';
import { loadSite } from './read/site';

/**
 * Everything that can be said of the content without rendering it: front matter, Markdown, links, anchors, routes,
 * gadget data, commands and example output. Broken links are errors here. Gives all problems.
 */
export async function checkSite(root: string, progress: Progress): Promise<Diagnostic[]> {
  const { context, plan } = await planSite(await loadSite(root), progress);
  const { site } = context;
  const content = checkContent(checkedPages(site, context.articles), contentRules(site));
  const list = readLinkList(root, site.folders.site);
  const outside = checkOutsideLinks(outsideLinks(site, context.articles), list, site.config.repository);
  return [...problemsOf(context, plan, true), ...content, ...outside];
}
