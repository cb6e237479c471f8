import type { DocsLocation } from '../../../shared/page-data';
import { normalizePath, twinFile, withBase } from '../../../shared/urls';
import { renderDocPage } from '../../../views';
import { ageOf, type DocsHistory, type PageAge } from '../../../shared/history';
import { fillVariables } from '../../markdown/variables';
import { lastResults } from '../../model/last-results';
import { docsSets } from '../../read/docs/sets';
import { layerOf } from '../../read/docs/version-order';
import type { DocEntry, DocsVersion } from './docs-version';
import { untranslatedIn } from '../site';
import { planLanding } from './landing-pages';
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
  neighbours,
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
import { gadgetOfPage, gadgetRows } from '../gadgets/gadget-components';
import { definePage, type PlannedPage } from '../planned-page';
import { isIdentifier, kindOf, markOfPage } from '../sections';
import { searchText } from '../search-text';
import { breadcrumbData } from '../structured-data';
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
  const placed = new Map(
    docs.flatMap((version) => version.docs.map((doc) => [doc, placeDoc(context, version, doc)] as const)),
  );
  const histories = new Map(
    docsSets(context.site.config).flatMap(({ set }) => {
      const history = historyOf(set, versionPages(context, set.id, placed));
      return history === null ? [] : [[set.id, history] as const];
    }),
  );
  const pages = docs.flatMap((version) => {
    const siblings = docs.filter((other) => other.set.id === version.set.id);
    const history = histories.get(version.set.id);
    const place = (address: string): DocsLocation => {
      const differsIn = history === undefined ? [] : differingVersions(history, version, siblings, address);
      return {
        set: version.set.id,
        version: version.config.name,
        page: address,
        absentIn: siblings
          .filter((other) => !addresses.get(other)?.has(normalizePath(`/${address}`)))
          .map((other) => other.config.name),
        ...(differsIn.length > 0 && { differsIn }),
      };
    };
    return [
      ...version.docs.map((doc) => {
        const article = placed.get(doc);
        if (!article) throw new Error(`${doc.path} was not placed.`);
        const texts = history?.pages[doc.address]?.texts ?? [];
        const age = ageOf(texts, version.set.layers, layerOf(version.set, version.config));
        const changes = doc.path === version.path ? changesOf(context.site, version, history) : null;
        const location = place(doc.address);
        const inputs = [
          siteFrame(context),
          ...ownInputs(context, version, doc),
          article,
          JSON.stringify([location, age, changes]),
        ];
        return lastPages(doc.path, inputs, () =>
          planDoc(context, version, doc, { location, placed: article, age, changes }),
        );
      }),
      ...version.landings.map((category) =>
        planLanding(context, version, category, place((category.path ?? '').slice(version.path.length + 1))),
      ),
    ];
  });
  return { pages, histories };
}

/** What a page is planned with besides its source. */
interface DocPlace {
  location: DocsLocation;
  placed: PlacedArticle;
  age: PageAge | null;
  /** What the version changed, on its home page. */
  changes: VersionChanges | null;
}

function planDoc(
  context: PlanContext,
  version: DocsVersion,
  doc: DocEntry,
  { location, placed, age, changes }: DocPlace,
): PlannedPage {
  const { site } = context;
  const { frontMatter } = doc.document;
  const article = articleOf(context, doc.document.file);
  const variables = versionVariables(site, version);
  const gadget = gadgetOfPage(site, version, doc);
  const untranslated = untranslatedIn(site, doc.document);
  const crumbs = breadcrumbs(site, version, doc.path, doc.title);
  const description = fillVariables(frontMatter.description ?? article.lead, variables);
  const toc = frontMatter.hide_table_of_contents
    ? []
    : nestToc([...placed.toc, ...(changes ? [changesToc(changes, site)] : [])]);
  const newest = latestPage(site, version.set, doc.address);
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
    canonicalPath: newest && hasSameText(site, version, doc, newest, article) ? newest.path : doc.path,
    lastModified,
    anchors: placed.incomplete ? 'unknown' : new Set([...placed.ids, ...(changes ? [CHANGES_ID] : [])]),
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
            changesHtml: changes && changesHtml(site, version, changes),
            editUrl: editUrl(site, doc, version.set),
            lastUpdated: lastModified,
            release: version.set.versions.length > 0 ? releaseOf(version) : null,
            age,
            issueUrl: issueUrl(site, version, doc),
            markdown: withBase(`/${twinFile(doc.path)}`, site.config.base),
            ...neighbours(site, version, doc.path),
          },
          site.strings,
        ),
    },
  });
}
