import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from '../../shared/urls';
import { unreadFiles, type Diagnostic } from '../model/diagnostic';
import { refusalOf } from '../read/published-files';
import { feedPaths } from '../plan/feed-paths';
import type { RoutePlan } from '../plan/plan';
import type { OutgoingLink } from '../plan/planned-page';
import type { Site } from '../plan/site';
import { configLinks, redirectAnchors } from './config-links';
import { checkLinks, type LinkTargets } from './links';

/** Files the build writes for every site, which a page may link to. */
const GENERATED = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt']);

/** How links are judged: `others` are the plans of the other languages. */
interface Judging {
  strict: boolean;
  others: readonly RoutePlan[];
}

/**
 * Problems of links, redirects and duplicate routes: warnings as specified, errors where the configuration or the
 * command asks for it.
 */
export function linkProblems(site: Site, plan: RoutePlan, judging: Judging): Diagnostic[] {
  const severity = severityOf(site, judging);
  const paths = new Set(plan.pages.map(({ path: page }) => normalizePath(page)));
  const everywhere = [
    ...configLinks(site.root, site.config),
    ...redirectAnchors(site.root, site.config, (page) => paths.has(normalizePath(page))),
  ];
  return [
    ...[...plan.duplicates, ...plan.wrongRedirects].map((problem) => ({ ...problem, severity }) as const),
    ...checkLinks({ ...targetsOf(site, plan, judging), everywhere }, severity),
  ];
}

/** Problems of links that are known when a page has been rendered: those of React pages. */
export function renderedLinkProblems(
  site: Site,
  plan: RoutePlan,
  links: readonly OutgoingLink[],
  judging: Judging,
): Diagnostic[] {
  if (links.length === 0) return [];
  const targets = targetsOf(site, plan, judging);
  const pages = targets.pages.map((page) => ({ ...page, links: [] }));
  return checkLinks({ ...targets, pages, everywhere: links }, severityOf(site, judging));
}

const severityOf = (site: Site, { strict }: Judging): 'error' | 'warning' =>
  strict || site.config.onBroken === 'error' ? 'error' : 'warning';

const targetsOf = (site: Site, plan: RoutePlan, { others }: Judging): LinkTargets => ({
  pages: plan.pages,
  elsewhere: others.flatMap(({ pages }) => pages),
  unread: unreadFiles(site.problems),
  redirects: plan.redirects,
  hasFile: (file) => hasFile(site, file),
  houseRules: site.config.houseRules,
});

/** Whether the output has a file besides pages, so that a link to it is right. */
function hasFile(site: Site, file: string): boolean {
  if (GENERATED.has(file)) return true;
  if (/\/llms(?:-full)?\.txt$/.test(file)) return site.docs.some(({ path: docs }) => file.startsWith(`${docs}/llms`));
  if (feedPaths(site).includes(file)) return (site.blog?.posts.length ?? 0) > 0;
  if (/\/gadgets(?:\.schema(?:\.changes)?)?\.json$/.test(file)) return site.gadgets !== null;
  const { public: folder } = site.folders;
  if (folder === null || refusalOf(site.root, path.join(folder, file), [folder])) return false;
  return existsSync(path.join(site.root, folder, file));
}
