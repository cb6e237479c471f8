import { linkProblems } from './build';
import { missingTruncate } from './blog/truncate';
import { checkContent } from './check/check-content';
import { readTree } from './check/read-tree';
import type { Progress } from './cli/progress';
import type { Diagnostic } from './diagnostics/diagnostic';
import { compileSite } from './markdown/compile-site';
import { planRoutes } from './routes/plan';
import { loadSite } from './site/load';

/**
 * Everything that can be said of the content without rendering it: front matter, Markdown, links, anchors, routes,
 * gadget data, commands and example output. Broken links are errors here. Gives all problems.
 */
export async function checkSite(root: string, progress: Progress): Promise<Diagnostic[]> {
  const site = await loadSite(root);
  const context = await compileSite(site, progress);
  const plan = planRoutes(context);
  const links = linkProblems(site, plan, true);
  const content = site.gadgets === null ? [] : checkContent(readTree(root, site.gadgets), site.gadgets);
  const truncate = missingTruncate(site.blog?.posts ?? [], context.articles, 'error');
  return [...site.problems, ...truncate, ...links, ...content];
}
