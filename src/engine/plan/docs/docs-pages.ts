import type { DocsLocation } from '../../../shared/page-data';
import { normalizePath } from '../../../shared/urls';
import type { DocsHistory } from '../../../shared/history';
import { DOCS_SET } from '../../../shared/constants';
import type { DocsVersion } from './docs-version';
import { planLanding } from './landing-pages';
import { placeDoc, versionPages } from './placed-docs';
import type { PlanContext } from '../context';
import { addressesOf } from './page-frame';
import { differingVersions, historyOf } from './page-texts';
import { rowHistory } from './row-versions';
import type { PlannedPage } from '../planned-page';
import { planDoc } from './plan-doc';

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
