import type { DocsLocation } from '../../../shared/page-data';
import { twinFile, withBase } from '../../../shared/urls';
import { renderDocPage, type BreadcrumbModel } from '../../../views';
import type { PageAge } from '../../../shared/history';
import { fillVariables } from '../../markdown/variables';
import { homePath, type DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { lastChange, untranslatedIn } from '../site';
import type { neighbours } from './neighbours';
import type { PlacedArticle } from '../article-slots';
import { articleOf, type PlanContext } from '../context';
import {
  bannerOf,
  editUrl,
  hasSameText,
  issueUrl,
  homeName,
  releaseOf,
  setLabel,
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
export function planDoc(
  context: PlanContext,
  version: DocsVersion,
  doc: DocEntry,
  { location, placed, age, changes, crumbs, beside, newest }: DocPlace,
): PlannedPage {
  const { site } = context;
  const { frontMatter } = doc.document;
  const article = articleOf(context, doc.document.file);
  const variables = versionVariables(site, version);
  const gadget = gadgetOfPage(site, version, doc);
  const untranslated = untranslatedIn(site, doc.document);
  const description = fillVariables(frontMatter.description ?? article.head?.description ?? article.lead, variables);
  const keywords = frontMatter.keywords ?? article.head?.keywords ?? [];
  const toc = frontMatter.hide_table_of_contents
    ? []
    : nestToc([...placed.toc, ...(changes ? [changesToc(changes, site)] : [])]);
  const lastModified = lastChange(site, doc.document);
  const release = version.set.versions.length > 0 ? releaseOf(version) : null;
  const identifier = isIdentifier(site, doc.heading);
  const mark = markOfPage(site, doc.address);
  const names = otherNames(doc.title, doc.heading);
  return definePage({
    path: doc.path,
    file: doc.document.file,
    layout: 'docs',
    section: 'docs',
    heading: doc.heading,
    ...ownName(article.head?.title ?? names[0], variables),
    ...(doc.path === homePath(version) && { fullName: homeName(site, version, doc.heading) }),
    ...ownName(frontMatter.title_meta, variables),
    description,
    keywords,
    canonicalPath: newest && hasSameText(site, version, doc, newest, article) ? newest.path : doc.path,
    lastModified,
    anchors: placed.incomplete ? 'unknown' : new Set([...placed.ids, ...(changes ? [CHANGES_ID] : [])]),
    links: placed.links,
    problems: placed.problems,
    docs: location,
    ...(frontMatter.displayed_sidebar !== null && { sidebar: sidebarName(site, version) }),
    unlisted: frontMatter.unlisted ?? false,
    search: {
      kind: gadget ? 'gadget' : kindOf(site, doc.address),
      keywords: [...new Set([...names, ...keywords, ...(frontMatter.tags ?? []), ...(gadget?.keywords ?? [])])],
      breadcrumb: crumbs.slice(0, -1).map((crumb) => crumb.label),
      ...searchText(article, variables, gadget ? gadgetRows(gadget) : [], frontMatter.sections),
    },
    card: {
      kind: 'page',
      eyebrow: (crumbs.length > 2 ? crumbs.at(-2)?.label : undefined) ?? setLabel(site, version.set),
      title: doc.heading,
      identifier,
      text: description,
      mark: mark ?? 'other',
    },
    image: context.socialImages.get(doc.document.file) ?? null,
    untranslated,
    structuredData: [
      breadcrumbData(site, crumbs, doc.path),
      techArticleData({ title: doc.heading, release, lastModified }),
    ],
    twin: changes
      ? (links) => `${placed.twin(links)}\n\n${changesMarkdown(site, version, changes, links)}`
      : placed.twin,
    body: {
      kind: 'html',
      render: () =>
        renderDocPage(
          {
            title: doc.heading,
            // What the text says itself is no title of the head alone.
            hideTitle: (frontMatter.hide_title ?? false) && article.title === null,
            identifier,
            mark,
            breadcrumbs: crumbs,
            banner: bannerOf(site, version, location),
            toc,
            untranslated,
            articleHtml: placed.html(),
            folds: gadget !== undefined,
            changesHtml: changes && changesHtml(site, version, changes),
            editUrl: editUrl(site, doc, version.set),
            lastUpdated: lastModified,
            release,
            age,
            issueUrl: issueUrl(site, version, doc),
            markdown: withBase(`/${twinFile(doc.path)}`, site.config.base),
            ...beside,
          },
          site.strings,
        ),
    },
  });
}
