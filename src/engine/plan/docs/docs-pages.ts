import type { DocsLocation } from '../../../shared/page-data';
import { normalizePath, twinFile, withBase } from '../../../shared/urls';
import { renderCardGrid, renderCategoryPage, renderDocPage, type CardModel } from '../../../views';
import { fillVariables } from '../../markdown/variables';
import type { DocEntry, DocsVersion } from './docs-version';
import { type Site, untranslatedIn } from '../site';
import { ancestorsOf, type SidebarCategory, type SidebarItem } from './sidebar';
import { placeArticle } from '../article-slots';
import { articleOf, type PlanContext } from '../context';
import {
  addressesOf,
  bannerOf,
  breadcrumbs,
  editUrl,
  hasSameText,
  issueUrl,
  latestOf,
  latestTwin,
  neighbours,
  homeName,
  releaseOf,
  setLabel,
  sidebarName,
  versionVariables,
} from './page-frame';
import { gadgetOfPage, gadgetPart, gadgetRows } from '../gadgets/gadget-components';
import { gadgetTwin } from '../gadgets/twin/gadget-twin';
import { cardsTwin } from '../cards-twin';
import { definePage, type PlannedPage } from '../planned-page';
import { isIdentifier, kindOf, markOfPage } from '../sections';
import { searchText } from '../search-text';
import { breadcrumbData } from '../structured-data';
import { nestToc } from '../toc';

/** Plans every page of every version. */
export function planDocs(context: PlanContext): PlannedPage[] {
  const { docs } = context.site;
  const addresses = new Map(
    docs.map((version) => [version, new Set(addressesOf(version).map((address) => normalizePath(`/${address}`)))]),
  );
  return docs.flatMap((version) => {
    const siblings = docs.filter((other) => other.set.id === version.set.id);
    const absentIn = (address: string): string[] =>
      siblings
        .filter((other) => !addresses.get(other)?.has(normalizePath(`/${address}`)))
        .map((other) => other.config.name);
    const place = (address: string): DocsLocation => ({
      set: version.set.id,
      version: version.config.name,
      page: address,
      absentIn: absentIn(address),
    });
    return [
      ...version.docs.map((doc) => planDoc(context, version, doc, place(doc.address))),
      ...version.landings.map((category) =>
        planLanding(context, version, category, place((category.path ?? '').slice(version.path.length + 1))),
      ),
    ];
  });
}

function planDoc(context: PlanContext, version: DocsVersion, doc: DocEntry, location: DocsLocation): PlannedPage {
  const { site } = context;
  const { frontMatter } = doc.document;
  const article = articleOf(context, doc.document.file);
  const variables = versionVariables(site, version);
  const gadget = gadgetOfPage(site, version, doc);
  const placed = placeArticle(context, article, {
    file: doc.document.file,
    contentPath: doc.file,
    route: doc.path,
    context: version.set.versions.length > 0 ? version.config.name : null,
    routeOfFile: (file) => version.byFile.get(file)?.path,
    variables,
    component: (component) =>
      component.name === 'DocCardList'
        ? { html: renderCardGrid(docCards(site, version, doc), site.strings) }
        : gadgetPart(context, version, doc, component),
    componentTwin: (component, links) =>
      component.name === 'DocCardList'
        ? cardsTwin(site, docCards(site, version, doc), links)
        : gadgetTwin(site, version, doc, component, links),
  });
  const untranslated = untranslatedIn(site, doc.document);
  const crumbs = breadcrumbs(site, version, doc.path, doc.title);
  const description = fillVariables(frontMatter.description ?? article.lead, variables);
  const toc = frontMatter.hide_table_of_contents ? [] : nestToc(placed.toc);
  const twin = latestTwin(site, version.set, doc.address);
  const lastModified = site.dates.get(doc.document.file) ?? null;
  const identifier = isIdentifier(site, doc.title);
  const mark = markOfPage(site, doc.address);
  return definePage({
    path: doc.path,
    file: doc.document.file,
    layout: 'docs',
    section: 'docs',
    heading: doc.title,
    ...(doc.path === version.path && { fullName: homeName(site, version, doc.title) }),
    description,
    keywords: frontMatter.keywords ?? [],
    canonicalPath: twin && hasSameText(site, version, doc, twin, article) ? twin.path : doc.path,
    lastModified,
    anchors: placed.incomplete ? 'unknown' : new Set(placed.ids),
    links: placed.links,
    problems: placed.problems,
    docs: location,
    sidebar: sidebarName(site, version),
    unlisted: frontMatter.unlisted ?? false,
    search: {
      kind: gadget ? 'gadget' : kindOf(site, doc.address),
      keywords: [
        ...new Set([...(frontMatter.keywords ?? []), ...(frontMatter.tags ?? []), ...(gadget?.keywords ?? [])]),
      ],
      breadcrumb: crumbs.slice(0, -1).map((crumb) => crumb.label),
      ...searchText(article, variables, gadget ? gadgetRows(gadget) : [], frontMatter.sections),
    },
    card: {
      kind: 'page',
      eyebrow: (crumbs.length > 2 ? crumbs.at(-2)?.label : undefined) ?? setLabel(site, version.set),
      title: doc.title,
      identifier,
      text: description,
      mark: mark ?? 'other',
    },
    image: context.socialImages.get(doc.document.file) ?? null,
    untranslated,
    structuredData: [breadcrumbData(site, crumbs, doc.path)],
    twin: placed.twin,
    body: {
      kind: 'html',
      render: () =>
        renderDocPage(
          {
            title: doc.title,
            hideTitle: frontMatter.hide_title ?? false,
            identifier,
            mark,
            breadcrumbs: crumbs,
            banner: bannerOf(site, version, location),
            toc,
            untranslated,
            articleHtml: placed.html(),
            editUrl: editUrl(site, doc, version.set),
            lastUpdated: lastModified,
            release: version.set.versions.length > 0 ? releaseOf(version) : null,
            issueUrl: issueUrl(site, version, doc),
            markdown: withBase(`/${twinFile(doc.path)}`, site.config.base),
            ...neighbours(site, version, doc.path),
          },
          site.strings,
        ),
    },
  });
}

function planLanding(
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
  const last = latestOf(site, version.set);
  const twin = last?.landings.find((other) => other.path?.slice(last.path.length) === path.slice(version.path.length));
  const sameCards =
    twin !== undefined &&
    twin.items.map((item) => item.label).join() === category.items.map((item) => item.label).join();
  return definePage({
    path,
    file: category.generated?.file ?? null,
    layout: 'docs',
    section: 'docs',
    heading: title,
    description,
    keywords: category.generated?.keywords ?? [],
    canonicalPath: sameCards ? (twin.path ?? path) : path,
    lastModified: category.generated ? (site.dates.get(category.generated.file) ?? null) : null,
    docs: location,
    sidebar: sidebarName(site, version),
    search: {
      kind: 'reference',
      keywords: category.generated?.keywords ?? [],
      breadcrumb: crumbs.slice(0, -1).map((crumb) => crumb.label),
      sections: [
        {
          id: null,
          heading: '',
          level: 1,
          text: `${description} ${category.items.map((item) => item.label).join(', ')}`,
        },
      ],
      rows: [],
    },
    card: {
      kind: 'page',
      eyebrow: setLabel(site, version.set),
      title,
      identifier: isIdentifier(site, title),
      text: description,
      mark: mark ?? 'other',
    },
    image: context.socialImages.get(category.generated?.file ?? '') ?? null,
    structuredData: [breadcrumbData(site, crumbs, path)],
    twin: (links) => [description, cardsTwin(site, cards, links)].filter(Boolean).join('\n\n'),
    body: {
      kind: 'html',
      render: () =>
        renderCategoryPage(
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

/** Cards of sidebar entries; those without a page of their own lead to the first page below them. */
function cardsOfItems(site: Site, version: DocsVersion, items: readonly SidebarItem[], path: string): CardModel[] {
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

/** `<DocCardList />`: the pages of the category whose landing page this is, else the pages beside it. */
function docCards(site: Site, version: DocsVersion, doc: DocEntry): CardModel[] {
  const category = ancestorsOf(version.sidebar, doc.path).at(-1);
  const items = (category?.items ?? version.sidebar).filter((item) => item.path !== doc.path);
  return cardsOfItems(site, version, items, doc.path);
}

function firstPath(item: SidebarCategory | { type: 'link'; path: string }): string | null {
  if (item.type === 'link') return item.path;
  const first = item.items[0];
  return first ? (first.path ?? firstPath(first)) : null;
}
