import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from '../../shared/urls';
import { unreadFiles, type Diagnostic } from '../model/diagnostic';
import { CONFIG_FILE, placesInConfig } from '../read/config/field-place';
import type { SiteConfig } from '../read/config/schema';
import { FOLDERS } from '../read/folders';
import { refusalOf } from '../read/published-files';
import { feedPaths } from '../plan/blog/post-models';
import type { RoutePlan } from '../plan/plan';
import { ownAddress, classifyLink } from '../plan/resolve-link';
import type { OutgoingLink } from '../plan/planned-page';
import type { Site } from '../plan/site';
import { checkLinks, type LinkTargets } from './links';

/** Files the build writes for every site, which a page may link to. */
const GENERATED = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt']);

/** Problems of links, redirects and duplicate routes. `others` are the plans of the other languages. */
export function linkProblems(site: Site, plan: RoutePlan, others: readonly RoutePlan[]): Diagnostic[] {
  const paths = new Set(plan.pages.map(({ path: page }) => normalizePath(page)));
  const everywhere = [
    ...configLinks(site.root, site.config),
    ...redirectAnchors(site.root, site.config, (page) => paths.has(normalizePath(page))),
  ];
  return [...plan.duplicates, ...plan.wrongRedirects, ...checkLinks({ ...targetsOf(site, plan, others), everywhere })];
}

/** Problems of links in React pages, whose links are known only after rendering. */
export function renderedLinkProblems(
  site: Site,
  plan: RoutePlan,
  links: readonly OutgoingLink[],
  others: readonly RoutePlan[],
): Diagnostic[] {
  const targets = targetsOf(site, plan, others);
  return checkLinks({ ...targets, pages: targets.pages.map((page) => ({ ...page, links: [] })), everywhere: links });
}

const targetsOf = (site: Site, plan: RoutePlan, others: readonly RoutePlan[]): LinkTargets => ({
  pages: plan.pages,
  otherLanguages: others.flatMap(({ pages }) => pages),
  unread: unreadFiles(site.problems),
  redirects: plan.redirects,
  hasFile: (file) => hasFile(site, file),
});

/** Whether the output has a file besides pages, so that a link to it is right. */
function hasFile(site: Site, file: string): boolean {
  if (GENERATED.has(file)) return true;
  if (/\/llms(?:-full)?\.txt$/.test(file)) return site.docs.some(({ path: docs }) => file.startsWith(`${docs}/llms`));
  if (feedPaths(site).includes(file)) return site.blog.posts.length > 0;
  if (/\/gadgets(?:\.schema(?:\.changes)?)?\.json$/.test(file)) return site.gadgets !== null;
  const published = path.join(FOLDERS.public, file);
  return !refusalOf(site.root, published, [FOLDERS.public]) && existsSync(path.join(site.root, published));
}

interface ConfigLink {
  keys: string[];
  target: string;
}

/** Links that are on every page: navbar, footer, announcement. Those to other sites are left out. */
export function configLinks(root: string, config: SiteConfig): OutgoingLink[] {
  const { navbar, footer, announcement } = config;
  return placed(root, config, [
    ...navbar.items.flatMap((item, index): ConfigLink[] =>
      item.type === 'link' ? [{ keys: ['navbar', 'items', String(index), 'to'], target: item.to }] : [],
    ),
    ...footer.groups.flatMap(({ links }, group) => {
      const keysOf = (index: number): string[] => ['footer', 'groups', String(group), 'links', String(index), 'href'];
      return links.map(({ href }, index) => ({ keys: keysOf(index), target: href }));
    }),
    ...(announcement?.link ? [{ keys: ['announcement', 'link', 'href'], target: announcement.link.href }] : []),
  ]);
}

/** Where redirects lead to a section of a page. That there is no such page is reported with the redirects themselves. */
function redirectAnchors(root: string, config: SiteConfig, isPage: (path: string) => boolean): OutgoingLink[] {
  const targets = config.redirects.map(({ to }, index) => ({ keys: ['redirects', String(index), 'to'], target: to }));
  return placed(root, config, targets).filter(({ path: page, hash }) => hash !== null && page !== null && isPage(page));
}

function placed(root: string, config: SiteConfig, links: readonly ConfigLink[]): OutgoingLink[] {
  const placeOf = placesInConfig(root);
  return links.flatMap(({ keys, target }): OutgoingLink[] => {
    const link = classifyLink(target);
    const to = link.kind === 'site' ? link : ownAddress(target, config);
    if (!to) return [];
    return [{ file: CONFIG_FILE, ...placeOf(keys), target, path: to.path, hash: to.hash, context: null }];
  });
}
