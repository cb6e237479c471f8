import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import { feedPaths } from '../plan/feed-paths';
import type { RoutePlan } from '../plan/plan';
import type { Site } from '../plan/site';
import { configLinks, redirectAnchors } from './config-links';
import { checkLinks } from './links';

/** Files the build writes for every site, which a page may link to. */
const GENERATED = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt']);

/**
 * Problems of links, redirects and duplicate routes: warnings as specified, errors where the configuration or the
 * command asks for it. `others` are the plans of the other languages.
 */
export function linkProblems(
  site: Site,
  plan: RoutePlan,
  { strict, others }: { strict: boolean; others: readonly RoutePlan[] },
): Diagnostic[] {
  const severity = strict || site.config.onBroken === 'error' ? 'error' : 'warning';
  const paths = new Set(plan.pages.map(({ path: page }) => normalizePath(page)));
  const links = checkLinks(
    {
      pages: plan.pages,
      elsewhere: others.flatMap(({ pages }) => pages),
      everywhere: [
        ...configLinks(site.root, site.config),
        ...redirectAnchors(site.root, site.config, (page) => paths.has(normalizePath(page))),
      ],
      redirects: plan.redirects,
      hasFile: (file) => hasFile(site, file),
    },
    severity,
  );
  return [
    ...[...plan.duplicates, ...plan.wrongRedirects].map((problem) => ({ ...problem, severity }) as const),
    ...links,
  ];
}

/** Whether the output has a file besides pages, so that a link to it is right. */
function hasFile(site: Site, file: string): boolean {
  if (GENERATED.has(file)) return true;
  if (/\/llms(?:-full)?\.txt$/.test(file)) return site.docs.some(({ path: docs }) => file.startsWith(`${docs}/llms`));
  if (feedPaths(site).includes(file)) return (site.blog?.posts.length ?? 0) > 0;
  if (/\/gadgets(?:\.schema(?:\.changes)?)?\.json$/.test(file)) return site.gadgets !== null;
  return site.folders.public !== null && existsSync(path.join(site.root, site.folders.public, file));
}
