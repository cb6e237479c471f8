import type { SiteConfig, VersionConfig } from './config/schema';

/** First and last version that has a thing; both ends belong to it. */
export interface Span {
  since?: string | undefined;
  until?: string | undefined;
}

/** Versions of the documentation, oldest first, and which of them is served as `latest`. */
export interface VersionOrder {
  versions: readonly string[];
  latest: string;
}

/** Resolves the name of a version: `latest` is the newest release. Throws and lists the versions for an unknown one. */
export function resolveVersion(order: VersionOrder, name: string): string {
  const version = name === 'latest' ? order.latest : name;
  if (order.versions.includes(version)) return version;
  throw new Error(`There is no version "${name}". Versions: latest, ${order.versions.join(', ')}.`);
}

/** Whether a version has a thing. `version` is a name that `resolveVersion` has returned. */
export function isIn(order: VersionOrder, span: Span, version: string): boolean {
  const at = order.versions.indexOf(version);
  const first = span.since === undefined ? 0 : order.versions.indexOf(span.since);
  const last = span.until === undefined ? order.versions.length - 1 : order.versions.indexOf(span.until);
  return first <= at && at <= last;
}

/** Name of the only layer of a site without layers. */
const ONLY_LAYER = 'current';

/** Name of the layer a version serves; gadget data knows versions by it. */
export function layerOf(
  docs: Pick<SiteConfig['docs'], 'layers'>,
  version: Pick<VersionConfig, 'name' | 'servesLayer'>,
): string {
  return docs.layers.length === 0 ? ONLY_LAYER : (version.servesLayer ?? version.name);
}

/** The order of versions, oldest first, and the newest release: that of the layers, wherever versions are compared. */
export function versionOrder(config: SiteConfig): VersionOrder {
  const { layers, versions } = config.docs;
  const latest = versions.find((version) => version.status === 'latest');
  return {
    versions: layers.length === 0 ? [ONLY_LAYER] : layers,
    latest: latest === undefined ? (layers.at(-1) ?? ONLY_LAYER) : layerOf(config.docs, latest),
  };
}
