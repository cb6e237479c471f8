import { stripBase, withBase } from '../../../shared/urls';
import type { CardModel } from '../../../views';
import { MARKDOWN } from '../gadgets/twin/markdown';
import type { TwinLinks } from '../planned-page';
import { isIdentifier, markOfPage } from '../sections';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';
import type { SidebarCategory, SidebarItem } from './sidebar';

/** Cards of sidebar entries; those without a page of their own lead to the first page below them. */
export function cardsOfItems(
  site: Site,
  version: DocsVersion,
  items: readonly SidebarItem[],
  path: string,
): CardModel[] {
  const targets = items.map((item) => ({ item, target: item.path ?? firstPath(item) ?? path }));
  const marks = targets.map(({ target }) => markOfPage(site, target.slice(version.path.length + 1)));
  // The same mark on every card tells nothing.
  const areAlike = new Set(marks).size < 2;
  return targets.map(({ item, target }, index) => ({
    label: item.label,
    href: withBase(target, site.config.base),
    text: item.description,
    identifier: isIdentifier(site, item.label),
    mark: areAlike ? null : (marks[index] ?? null),
  }));
}

function firstPath(item: SidebarCategory | { type: 'link'; path: string }): string | null {
  if (item.type === 'link') return item.path;
  const first = item.items[0];
  return first ? (first.path ?? firstPath(first)) : null;
}

/** Cards as a list of links, each with what it says. */
export function cardsTwin({ config }: Site, cards: readonly CardModel[], links: TwinLinks): string {
  return cards
    .map(({ label, href, text }) => {
      const path = stripBase(href, config.base);
      const link = MARKDOWN.link(label, path === null ? href : links(path));
      return text === '' ? `- ${link}` : `- ${link}: ${MARKDOWN.text(text)}`;
    })
    .join('\n');
}
