import type { DocsLocation } from '../../../shared/page-data';
import { twinFile, withBase } from '../../../shared/urls';
import { renderDocPage, type BreadcrumbModel } from '../../../views';
import type { PageAge } from '../../../shared/history';
import type { Article } from '../../markdown/article';
import { fillVariables } from '../../markdown/variables';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { lastChange, untranslatedIn, type Site } from '../site';
import type { PlacedArticle } from '../article-slots';
import { articleOf, type PlanContext } from '../context';
import {
  bannerOf,
  editUrl,
  hasSameText,
  issueUrl,
  homeName,
  type neighbours,
  releaseOf,
  sidebarName,
  versionVariables,
} from './page-frame';
import { CHANGES_ID, changesHtml, changesMarkdown, changesToc, type VersionChanges } from './version-changes';
import { gadgetOfPage, gadgetRows } from '../gadgets/gadget-components';
import { definePage, otherNames, ownName, type PlannedPage } from '../planned-page';
import { isIdentifier, kindOf, markOfPage } from '../sections';
import { searchText } from '../search-text';
import { breadcrumbData, techArticleData } from '../structured-data';
import { nestToc } from '../toc';

/** What a page is planned with besides its source. */
interface DocPlace {
  location: DocsLocation;
  placed: PlacedArticle;
  age: PageAge | null;
  crumbs: BreadcrumbModel[];
  /** The pages before and after it. */
  beside: ReturnType<typeof neighbours>;
  /** The page at the same address in the latest version. */
  newest: DocEntry | undefined;
  /** What the version changed, on its home page. */
  changes: VersionChanges | null;
}

/** Plans a page of a version. */
export function planDoc(context: PlanContext, version: DocsVersion, doc: DocEntry, place: DocPlace): PlannedPage {
  const { site } = context;
  const { location, placed, changes, crumbs, newest } = place;
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
    search: docSearch(site, version, doc, article, crumbs),
    card: {
      kind: 'page',
      eyebrow: (crumbs.length > 2 ? crumbs.at(-2)?.label : undefined) ?? site.strings.shell.docs,
      title: doc.heading,
      identifier: isIdentifier(site, doc.heading),
      text: description,
      mark: markOfPage(site, doc.address) ?? 'other',
    },
    untranslated: untranslatedIn(site),
    structuredData: [
      breadcrumbData(site, crumbs, doc.path),
      techArticleData({ title: doc.heading, release: releaseLabel(site, version), lastModified }),
    ],
    twin: changes
      ? (links) => `${placed.twin(links)}\n\n${changesMarkdown(site, version, changes, links)}`
      : placed.twin,
    body: { kind: 'html', render: () => renderDocPage(docModel(site, version, doc, place), site.strings) },
  });
}

/** What the search finds a page by. */
function docSearch(
  site: Site,
  version: DocsVersion,
  doc: DocEntry,
  article: Article,
  crumbs: readonly BreadcrumbModel[],
): PlannedPage['search'] {
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
    ...searchText(article, versionVariables(site, version), gadget ? gadgetRows(gadget) : [], frontMatter.sections),
  };
}

/** What the view of a page shows. */
function docModel(
  site: Site,
  version: DocsVersion,
  doc: DocEntry,
  { location, placed, age, changes, crumbs, beside }: DocPlace,
): Parameters<typeof renderDocPage>[0] {
  const toc = changes ? [...placed.toc, changesToc(changes, site)] : placed.toc;
  return {
    title: doc.heading,
    identifier: isIdentifier(site, doc.heading),
    mark: markOfPage(site, doc.address),
    breadcrumbs: crumbs,
    banner: bannerOf(site, version, location),
    toc: nestToc(toc),
    untranslated: untranslatedIn(site),
    articleHtml: placed.html(),
    folds: gadgetOfPage(site, version, doc) !== undefined,
    changesHtml: changes && changesHtml(site, version, changes),
    editUrl: editUrl(site, doc),
    lastUpdated: lastChange(site, doc.document.file),
    release: releaseLabel(site, version),
    age,
    issueUrl: issueUrl(site, version, doc),
    markdown: withBase(`/${twinFile(doc.path)}`, site.config.base),
    ...beside,
  };
}

/** Name of a version as its pages show it; `null` for documentation without versions. */
const releaseLabel = (site: Site, version: DocsVersion): string | null =>
  site.config.docs.versions.length > 0 ? releaseOf(version) : null;
