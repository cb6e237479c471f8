import type { DocsLocation } from '../../../shared/page-data';
import { CHANGES_ID, normalizePath, twinFile, withBase } from '../../../shared/urls';
import { type DocsHistory, ageOf } from '../../../shared/history';
import { DOCS_SET } from '../../../shared/constants';
import type { DocsVersion } from './docs-version';
import { planLanding } from './landing-pages';
import { type PlanContext, articleOf, type Site, lastChange, untranslatedIn } from '../site';
import {
  addressesOf,
  versionVariables,
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
} from './page-frame';
import { differingVersions, historyOf, versionPages } from './page-texts';
import { rowHistory, rowVersions, type RowHistory } from './row-versions';
import { type PlannedPage, definePage, type SearchSource } from '../planned-page';
import { placeArticle, type PlacedArticle } from '../article-slots';
import { gadgetTwin } from '../gadgets/gadget-twin';
import { gadgetModel, gadgetPart, gadgetOfPage, resultOfPage, searchRows } from '../gadgets/gadget-components';
import type { DocEntry } from './sidebar';
import { DocPage, renderView, type BreadcrumbModel, type DocPageModel } from '../../../views';
import type { Article } from '../../markdown/article';
import { fillVariables } from '../../markdown/variables';
import { changesHtml, changesMarkdown, changesOf, changesToc, type VersionChanges } from './version-changes';
import { isIdentifier, kindOf, markOfPage } from '../sections';
import { searchText, nestToc } from '../search-text';
import { breadcrumbData, techArticleData } from '../structured-data';

/** The pages of all versions, and what is known of their texts over the versions; `null` without layers. */
interface PlannedDocs {
  pages: PlannedPage[];
  history: DocsHistory | null;
}

/** Plans every page of every version. */
export function planDocs(context: PlanContext): PlannedDocs {
  const { docs } = context.site;
  const addresses = new Map(
    docs.map((version) => [version, new Set(addressesOf(version).map((address) => normalizePath(`/${address}`)))]),
  );
  const rows = rowHistory(context);
  const placed = new Map(
    docs.flatMap((version) => version.docs.map((doc) => [doc, placeDoc(context, rows, version, doc)] as const)),
  );
  const history = historyOf(context.site.config.docs, versionPages(context, placed));
  const pages = docs.flatMap((version) => {
    const known: KnownVersion = { version, history, addresses };
    return [
      ...version.docs.map((doc) => {
        const article = placed.get(doc);
        if (!article) throw new Error(`${doc.path} was not placed.`);
        return planDoc(context, version, doc, { location: locationOf(known, doc.address), placed: article, history });
      }),
      ...version.landings.map((category) =>
        planLanding(
          context,
          version,
          category,
          locationOf(known, (category.path ?? '').slice(version.path.length + 1)),
        ),
      ),
    ];
  });
  return { pages, history };
}

/** A version, and what is known of all of them. */
interface KnownVersion {
  version: DocsVersion;
  history: DocsHistory | null;
  /** Addresses of pages by version, each as a path. */
  addresses: ReadonlyMap<DocsVersion, ReadonlySet<string>>;
}

function locationOf({ version, history, addresses }: KnownVersion, address: string): DocsLocation {
  const versions = [...addresses.keys()];
  const differsIn = history === null ? [] : differingVersions(history, version, versions, address);
  const path = normalizePath(`/${address}`);
  return {
    set: DOCS_SET,
    version: version.config.name,
    page: address,
    absentIn: versions.filter((other) => !addresses.get(other)?.has(path)).map((other) => other.config.name),
    ...(differsIn.length > 0 && { differsIn }),
  };
}

function placeDoc(context: PlanContext, history: RowHistory, version: DocsVersion, doc: DocEntry): PlacedArticle {
  const { site } = context;
  const { file } = doc.document;
  return placeArticle(context, articleOf(context, file), {
    file,
    contentPath: doc.file,
    route: doc.path,
    context: nameOf(site, version),
    routeOfFile: (linked) => version.byFile.get(linked)?.path,
    variables: versionVariables(site, version),
    rowVersions: rowVersions(context, history, version, doc),
    component: (component) => gadgetPart(context, version, doc, component),
    componentTwin: (component, links) => gadgetTwin(gadgetModel(context, version, doc, component, links)),
  });
}

/** Name of a version in messages; `null` for documentation without versions. */
const nameOf = (site: Site, { config }: DocsVersion): string | null =>
  site.config.docs.versions.length > 0 ? config.name : null;

interface DocParts {
  location: DocsLocation;
  placed: PlacedArticle;
  history: DocsHistory | null;
}

function planDoc(context: PlanContext, version: DocsVersion, doc: DocEntry, parts: DocParts): PlannedPage {
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
  return definePage({
    path: doc.path,
    file,
    layout: 'docs',
    section: 'docs',
    heading: doc.title,
    ...(doc.path === version.path && { fullName: homeName(site, version, doc.title) }),
    description,
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
      title: doc.title,
      identifier: isIdentifier(site, doc.title),
      text: description,
      mark: markOfPage(site, doc.address) ?? 'other',
      result: resultOfPage(site, version, doc),
    },
    untranslated: untranslatedIn(site),
    structuredData: [
      breadcrumbData(site, crumbs, doc.path),
      techArticleData(doc.title, releaseLabel(site, version), lastModified),
    ],
    twin: changes
      ? (links) => `${placed.twin(links)}\n\n${changesMarkdown(site, version, changes, links)}`
      : placed.twin,
    body: {
      kind: 'html',
      render: () => renderView(DocPage, docModel(site, version, doc, { ...parts, crumbs, changes }), site.strings),
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
  const keywords = [...(frontMatter.keywords ?? []), ...(gadget?.keywords ?? [])];
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
    title: doc.title,
    identifier: isIdentifier(site, doc.title),
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
