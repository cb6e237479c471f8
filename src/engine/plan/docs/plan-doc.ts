import type { DocsLocation } from '../../../shared/page-data';
import { twinFile, withBase } from '../../../shared/urls';
import { DocPage, renderView, type BreadcrumbModel, type DocPageModel } from '../../../views';
import { ageOf, type DocsHistory } from '../../../shared/history';
import type { Article } from '../../markdown/article';
import { fillVariables } from '../../markdown/variables';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { lastChange, untranslatedIn, type Site } from '../site';
import type { PlacedArticle } from '../article-slots';
import { articleOf, type PlanContext } from '../context';
import {
  bannerOf,
  breadcrumbs,
  editUrl,
  hasSameText,
  issueUrl,
  homeName,
  latestPage,
  neighbours,
  releaseOf,
  sidebarName,
  versionVariables,
} from './page-frame';
import {
  CHANGES_ID,
  changesHtml,
  changesMarkdown,
  changesOf,
  changesToc,
  type VersionChanges,
} from './version-changes';
import { gadgetOfPage, resultOfPage, searchRows } from '../gadgets/gadget-components';
import { definePage, otherNames, ownName, type PlannedPage, type SearchSource } from '../planned-page';
import { isIdentifier, kindOf, markOfPage } from '../sections';
import { searchText, nestToc } from '../search-text';
import { breadcrumbData, techArticleData } from '../structured-data';

/** What a page is planned with besides its source. */
interface DocParts {
  location: DocsLocation;
  placed: PlacedArticle;
  history: DocsHistory | null;
}

/** Plans a page of a version. */
export function planDoc(context: PlanContext, version: DocsVersion, doc: DocEntry, parts: DocParts): PlannedPage {
  const { site } = context;
  const { location, placed, history } = parts;
  const crumbs = breadcrumbs(site, version, doc.path, doc.title);
  const newest = latestPage(site, doc.address);
  const changes = doc.path === version.path ? changesOf(site, version, history) : null;
  const { frontMatter, file } = doc.document;
  const article = articleOf(context, file);
  const variables = versionVariables(site, version);
  const description = fillVariables(frontMatter.description ?? article.lead, variables);
  const lastModified = lastChange(site, file);
  const [otherName] = otherNames(doc.title, doc.heading);
  return definePage({
    path: doc.path,
    file,
    layout: 'docs',
    section: 'docs',
    heading: doc.heading,
    ...ownName(otherName, variables),
    ...(doc.path === version.path && { fullName: homeName(site, version, doc.heading) }),
    description,
    keywords: frontMatter.keywords ?? [],
    canonicalPath: newest && hasSameText(site, version, doc, newest, article) ? newest.path : doc.path,
    lastModified,
    anchors: placed.incomplete ? 'unknown' : new Set([...placed.ids, ...(changes ? [CHANGES_ID] : [])]),
    links: placed.links,
    problems: placed.problems,
    docs: location,
    sidebar: sidebarName(site, version),
    unlisted: frontMatter.unlisted ?? false,
    search: () => docSearch(site, version, doc, article, crumbs),
    card: {
      kind: 'page',
      eyebrow: (crumbs.length > 2 ? crumbs.at(-2)?.label : undefined) ?? site.strings.shell.docs,
      title: doc.heading,
      identifier: isIdentifier(site, doc.heading),
      text: description,
      mark: markOfPage(site, doc.address) ?? 'other',
      result: resultOfPage(site, version, doc),
    },
    untranslated: untranslatedIn(site),
    structuredData: [
      breadcrumbData(site, crumbs, doc.path),
      techArticleData(doc.heading, releaseLabel(site, version), lastModified),
    ],
    twin: changes
      ? (links) => `${placed.twin(links)}\n\n${changesMarkdown(site, version, changes, links)}`
      : placed.twin,
    body: {
      kind: 'html',
      render: () =>
        renderView(DocPage, { page: docModel(site, version, doc, { ...parts, crumbs, changes }) }, site.strings),
    },
  });
}

function docSearch(
  site: Site,
  version: DocsVersion,
  doc: DocEntry,
  article: Article,
  crumbs: readonly BreadcrumbModel[],
): SearchSource {
  const { frontMatter } = doc.document;
  const gadget = gadgetOfPage(site, version, doc);
  const keywords = [
    ...otherNames(doc.title, doc.heading),
    ...(frontMatter.keywords ?? []),
    ...(gadget?.keywords ?? []),
  ];
  return {
    kind: gadget ? 'gadget' : kindOf(site, doc.address),
    keywords: [...new Set(keywords)],
    breadcrumb: crumbs.slice(0, -1).map((crumb) => crumb.label),
    ...searchText(article, versionVariables(site, version), gadget ? searchRows(gadget) : [], frontMatter.sections),
  };
}

function docModel(
  site: Site,
  version: DocsVersion,
  doc: DocEntry,
  {
    location,
    placed,
    history,
    changes,
    crumbs,
  }: DocParts & { crumbs: BreadcrumbModel[]; changes: VersionChanges | null },
): DocPageModel {
  const toc = changes ? [...placed.toc, changesToc(changes, site)] : placed.toc;
  return {
    title: doc.heading,
    identifier: isIdentifier(site, doc.heading),
    mark: markOfPage(site, doc.address),
    breadcrumbs: crumbs,
    banner: bannerOf(site, version, location),
    toc: nestToc(toc),
    result: resultOfPage(site, version, doc),
    untranslated: untranslatedIn(site),
    articleHtml: placed.html(),
    folds: gadgetOfPage(site, version, doc) !== undefined,
    changesHtml: changes && changesHtml(site, version, changes),
    editUrl: editUrl(site, doc),
    lastUpdated: lastChange(site, doc.document.file),
    release: releaseLabel(site, version),
    age: ageOf(history?.pages[doc.address]?.texts ?? [], site.config.docs.layers, version.layer),
    issueUrl: issueUrl(site, version, doc),
    markdown: withBase(`/${twinFile(doc.path)}`, site.config.base),
    ...neighbours(site, version, doc.path),
  };
}

/** Name of a version as its pages show it; `null` for documentation without versions. */
const releaseLabel = (site: Site, version: DocsVersion): string | null =>
  site.config.docs.versions.length > 0 ? releaseOf(version) : null;
