import type { DocsLocation } from '../../../shared/page-data';
import { normalizePath } from '../../../shared/urls';
import type { DocsHistory } from '../../../shared/history';
import { DOCS_SET } from '../../../shared/constants';
import type { DocsVersion } from './docs-version';
import { planLanding, cardsOfItems } from './landing-pages';
import { type PlanContext, articleOf } from '../context';
import { addressesOf, versionVariables } from './page-frame';
import { differingVersions, historyOf, articleWords, visibleWords, type VersionPage } from './page-texts';
import { rowHistory, rowVersions, type RowHistory } from './row-versions';
import type { PlannedPage } from '../planned-page';
import { planDoc } from './plan-doc';
import { placeArticle, type PlacedArticle } from '../article-slots';
import { digest } from '../../model/cache';
import { once } from '../../model/once';
import { gadgetTwin } from '../gadgets/twin/gadget-twin';
import { gadgetPart } from '../gadgets/gadget-components';
import type { DocEntry } from './sidebar';
import type { Site } from '../site';

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

/** Fills the slots of a page's article. */
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
    componentTwin: (component, links) => gadgetTwin(context, version, doc, component, links),
  });
}

/** What a version is called in messages; `null` for documentation without versions. */
const nameOf = (site: Site, { config }: DocsVersion): string | null =>
  site.config.docs.versions.length > 0 ? config.name : null;

/** What the history is made from: its pages, and the landing pages by what their cards say. */
function versionPages(context: PlanContext, placed: ReadonlyMap<DocEntry, PlacedArticle>): VersionPage[] {
  const { site } = context;
  return site.docs.flatMap((version) => [
    ...version.docs.map((doc): VersionPage => {
      const { file } = doc.document;
      const article = placed.get(doc);
      if (!article) throw new Error(`${doc.path} was not placed.`);
      const parts = once(() => article.parts().map(visibleWords));
      return {
        version,
        address: doc.address,
        title: doc.title,
        source: () => [file, ...parts()].join('\n'),
        textDigest: () => digest(doc.heading, articleWords(articleOf(context, file), parts())),
      };
    }),
    ...version.landings.map((category): VersionPage => {
      const path = category.path ?? version.path;
      const cards = cardsOfItems(site, version, category.items, path).map(({ label, text }) => `${label}: ${text}`);
      const source = [category.generated?.description ?? '', ...cards].join('\n');
      const title = category.generated?.title ?? category.label;
      return {
        version,
        address: path.slice(version.path.length + 1),
        title,
        source: () => source,
        textDigest: () => digest(source),
      };
    }),
  ]);
}
