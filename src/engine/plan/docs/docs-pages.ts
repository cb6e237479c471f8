import type { DocsLocation } from '../../../shared/page-data';
import { normalizePath } from '../../../shared/urls';
import { ageOf, type DocsHistory } from '../../../shared/history';
import { lastResults } from '../../model/last-results';
import { docsSets } from '../../read/docs/sets';
import { layerOf } from '../../read/docs/version-order';
import { homePath, type DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { planLanding } from './landing-pages';
import { neighbours } from './neighbours';
import { ownInputs, placeDoc, versionPages } from './placed-docs';
import { siteFrame } from '../site-frame';
import type { PlacedArticle } from '../article-slots';
import type { PlanContext } from '../context';
import { addressesOf, breadcrumbs, latestPage } from './page-frame';
import { changesOf } from './version-changes';
import { differingVersions, historyOf } from './page-texts';
import { rowHistory } from './row-versions';
import type { PlannedPage } from '../planned-page';
import { planDoc } from './plan-doc';

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
    JSON.stringify([doc.title, doc.heading, around, newest?.path, newest?.document.file]),
    ...(changes ? [site.gadgets, JSON.stringify([changes.pages, [...(addresses.get(version) ?? [])]])] : []),
  ];
  return lastPages(doc.path, inputs, () => planDoc(context, version, doc, { ...around, placed, newest, changes }));
}
