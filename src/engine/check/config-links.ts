import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownPlace } from '../plan/own-address';
import type { OutgoingLink } from '../plan/planned-page';
import { classifyLink } from '../plan/resolve-link';
import { CONFIG_FILE, placeOfField } from '../read/config/field-place';
import type { SiteConfig } from '../read/config/schema';

/** A link of the configuration and the names and indexes that lead to it. */
interface ConfigLink {
  keys: string[];
  target: string;
}

/** Links that stand on every page: navbar, footer, announcement. Those to other sites are left out. */
export const configLinks = (root: string, config: SiteConfig): OutgoingLink[] =>
  placed(root, config, writtenLinks(config));

/** Where redirects lead to a place of a page. That there is no such page is told with the redirects themselves. */
export function redirectAnchors(root: string, config: SiteConfig, isPage: (path: string) => boolean): OutgoingLink[] {
  const targets = config.redirects.map(({ to }, index) => ({ keys: ['redirects', String(index), 'to'], target: to }));
  return placed(root, config, targets).filter(({ path: page, hash }) => hash !== null && page !== null && isPage(page));
}

function placed(root: string, config: SiteConfig, links: readonly ConfigLink[]): OutgoingLink[] {
  const file = path.join(root, CONFIG_FILE);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return links.flatMap(({ keys, target }): OutgoingLink[] => {
    const link = classifyLink(target);
    const to = link.kind === 'site' ? link : ownPlace(target, config);
    if (!to) return [];
    const place = placeOfField(source, keys);
    return [{ file: CONFIG_FILE, ...place, target, path: to.path, hash: to.hash, context: null }];
  });
}

function writtenLinks({ navbar, footer, announcement }: SiteConfig): ConfigLink[] {
  return [
    ...navbar.items.flatMap((item, index): ConfigLink[] =>
      item.type === 'link' ? [{ keys: ['navbar', 'items', String(index), 'to'], target: item.to }] : [],
    ),
    ...footer.groups.flatMap(({ links }, group) =>
      links.map(({ href }, index) => ({
        keys: ['footer', 'groups', String(group), 'links', String(index), 'href'],
        target: href,
      })),
    ),
    ...(announcement?.link ? [{ keys: ['announcement', 'link', 'href'], target: announcement.link.href }] : []),
  ];
}
