import type { DocsLocation } from '../../../shared/page-data';
import { CategoryPage, renderView, type CardModel } from '../../../views';
import type { PlanContext, Site } from '../site';
import { definePage, type PlannedPage, type TwinLinks } from '../planned-page';
import { isIdentifier, markOfPage } from '../sections';
import { breadcrumbData } from '../structured-data';
import type { DocsVersion } from './docs-version';
import { bannerOf, breadcrumbs, latestOf, neighbours, sidebarName } from './page-frame';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { stripBase, withBase } from '../../../shared/urls';
import { inMarkdown } from '../gadgets/gadget-twin';

/** Plans the generated landing page of a category. */
export function planLanding(
  context: PlanContext,
  version: DocsVersion,
  category: SidebarCategory,
  location: DocsLocation,
): PlannedPage {
  const { site } = context;
  const path = category.path ?? version.path;
  const title = category.generated?.title ?? category.label;
  const description = category.generated?.description ?? '';
  const crumbs = breadcrumbs(site, version, path, title);
  const mark = markOfPage(site, location.page);
  const cards = cardsOfItems(site, version, category.items, path);
  return definePage({
    path,
    file: category.generated?.file ?? null,
    layout: 'docs',
    section: 'docs',
    heading: title,
    description,
    canonicalPath: newestWithSameCards(site, version, category, path) ?? path,
    lastModified: category.generated ? (site.dates.get(category.generated.file) ?? null) : null,
    docs: location,
    sidebar: sidebarName(site, version),
    search: () => ({
      kind: 'reference',
      keywords: category.generated?.keywords ?? [],
      breadcrumb: crumbs.slice(0, -1).map((crumb) => crumb.label),
      sections: [
        {
          id: null,
          heading: '',
          level: 1,
          text: `${description} ${labelsOf(category).join(', ')}`,
        },
      ],
      rows: [],
    }),
    card: {
      kind: 'page',
      eyebrow: site.strings.shell.docs,
      title,
      identifier: isIdentifier(site, title),
      text: description,
      mark: mark ?? 'other',
    },
    structuredData: [breadcrumbData(site, crumbs, path)],
    twin: (links) => [description, cardsTwin(site, cards, links)].filter(Boolean).join('\n\n'),
    body: {
      kind: 'html',
      render: () =>
        renderView(
          CategoryPage,
          {
            title,
            description,
            mark,
            breadcrumbs: crumbs,
            banner: bannerOf(site, version, location),
            cards,
            ...neighbours(site, version, path),
          },
          site.strings,
        ),
    },
  });
}

const labelsOf = (category: SidebarCategory): string[] => category.items.map((item) => item.label);

/** Path of the same landing page in the latest version, where that has the same cards. */
function newestWithSameCards(
  site: Site,
  version: DocsVersion,
  category: SidebarCategory,
  path: string,
): string | null | undefined {
  const last = latestOf(site);
  const newest = last?.landings.find(
    (other) => other.path?.slice(last.path.length) === path.slice(version.path.length),
  );
  return newest && labelsOf(newest).join() === labelsOf(category).join() ? newest.path : undefined;
}

/** Cards of sidebar entries; a category without a page links to the first page below it. */
export function cardsOfItems(
  site: Site,
  version: DocsVersion,
  items: readonly SidebarItem[],
  path: string,
): CardModel[] {
  const targets = items.map((item) => ({ item, target: item.path ?? firstPath(item) ?? path }));
  const marks = targets.map(({ target }) => markOfPage(site, target.slice(version.path.length + 1)));
  // The same mark on every card carries no information.
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

function cardsTwin({ config }: Site, cards: readonly CardModel[], links: TwinLinks): string {
  return cards
    .map(({ label, href, text }) => {
      const path = stripBase(href, config.base);
      const link = { kind: 'link', text: label, href: path === null ? href : links(path) } as const;
      return `- ${inMarkdown([link, text === '' ? '' : `: ${text}`])}`;
    })
    .join('\n');
}
