import type { DocsLocation } from '../../../shared/page-data';
import { normalizePath, twinFile, withBase } from '../../../shared/urls';
import { renderDocPage, type BreadcrumbModel } from '../../../views';
import { ageOf, type DocsHistory, type PageAge } from '../../../shared/history';
import { fillVariables } from '../../markdown/variables';
import { lastResults } from '../../model/last-results';
import { docsSets } from '../../read/docs/sets';
import { layerOf } from '../../read/docs/version-order';
import { homePath, type DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { lastChange, untranslatedIn } from '../site';
import { planLanding } from './landing-pages';
import { neighbours } from './neighbours';
import { ownInputs, placeDoc, versionPages } from './placed-docs';
import { siteFrame } from '../site-frame';
import type { PlacedArticle } from '../article-slots';
import { articleOf, type PlanContext } from '../context';
import {
  addressesOf,
  bannerOf,
  breadcrumbs,
  editUrl,
  hasSameText,
  issueUrl,
  latestPage,
  homeName,
  releaseOf,
  setLabel,
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
import { differingVersions, historyOf } from './page-texts';
import { rowHistory } from './row-versions';
import { gadgetOfPage, gadgetRows } from '../gadgets/gadget-components';
import { definePage, ownName, type PlannedPage } from '../planned-page';
import { isIdentifier, kindOf, markOfPage } from '../sections';
import { searchText } from '../search-text';
import { breadcrumbData, techArticleData } from '../structured-data';
import { nestToc } from '../toc';

/** The pages of all versions, and what is known of their texts over the versions, by docs set. */
interface PlannedDocs {
  pages: PlannedPage[];
  histories: ReadonlyMap<string, DocsHistory>;
}

/** Pages of documentation by their address: what an edit does not concern is as it was. */
const lastPages = lastResults<PlannedPage>();

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
  const histories = new Map(
    docsSets(context.site.config).flatMap(({ set }) => {
      const history = historyOf(set, versionPages(context, set.id, placed));
      return history === null ? [] : [[set.id, history] as const];
    }),
  );
  const pages = docs.flatMap((version) => {
    const known: KnownVersion = { version, history: histories.get(version.set.id), addresses };
    return [
      ...version.docs.map((doc) => {
        const article = placed.get(doc);
        if (!article) throw new Error(`${doc.path} was not placed.`);
        return lastPlanned(context, known, doc, article);
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
  return { pages, histories };
}

/** A version, and what is known of all of them. */
interface KnownVersion {
  version: DocsVersion;
  history: DocsHistory | undefined;
  /** Addresses of pages by version, each as a path. */
  addresses: ReadonlyMap<DocsVersion, ReadonlySet<string>>;
}

function locationOf({ version, history, addresses }: KnownVersion, address: string): DocsLocation {
  const siblings = [...addresses.keys()].filter((other) => other.set.id === version.set.id);
  const differsIn = history === undefined ? [] : differingVersions(history, version, siblings, address);
  const path = normalizePath(`/${address}`);
  return {
    set: version.set.id,
    version: version.config.name,
    page: address,
    absentIn: siblings.filter((other) => !addresses.get(other)?.has(path)).map((other) => other.config.name),
    ...(differsIn.length > 0 && { differsIn }),
  };
}

/** Plans a page, or gives what it was planned as: all that it says of other pages and versions is compared. */
function lastPlanned(context: PlanContext, known: KnownVersion, doc: DocEntry, placed: PlacedArticle): PlannedPage {
  const { site } = context;
  const { version, history, addresses } = known;
  const texts = history?.pages[doc.address]?.texts ?? [];
  const changes = doc.path === homePath(version) ? changesOf(site, version, history) : null;
  const newest = latestPage(site, version.set, doc.address);
  const around = {
    location: locationOf(known, doc.address),
    age: ageOf(texts, version.set.layers, layerOf(version.set, version.config)),
    crumbs: breadcrumbs(site, version, doc.path, doc.title),
    beside: neighbours(site, version, doc.path, doc.document.frontMatter),
  };
  const inputs = [
    siteFrame(context),
    ...ownInputs(context, version, doc),
    placed,
    JSON.stringify([doc.title, around, newest?.path, newest?.document.file]),
    ...(changes ? [site.gadgets, JSON.stringify([changes.pages, [...(addresses.get(version) ?? [])]])] : []),
  ];
  return lastPages(doc.path, inputs, () => planDoc(context, version, doc, { ...around, placed, newest, changes }));
}

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

function planDoc(
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
  const identifier = isIdentifier(site, doc.title);
  const mark = markOfPage(site, doc.address);
  return definePage({
    path: doc.path,
    file: doc.document.file,
    layout: 'docs',
    section: 'docs',
    heading: doc.title,
    ...ownName(article.head?.title, variables),
    ...(doc.path === homePath(version) && { fullName: homeName(site, version, doc.title) }),
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
      keywords: [...new Set([...keywords, ...(frontMatter.tags ?? []), ...(gadget?.keywords ?? [])])],
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
    structuredData: [
      breadcrumbData(site, crumbs, doc.path),
      techArticleData({ title: doc.title, release, lastModified }),
    ],
    twin: changes
      ? (links) => `${placed.twin(links)}\n\n${changesMarkdown(site, version, changes, links)}`
      : placed.twin,
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
