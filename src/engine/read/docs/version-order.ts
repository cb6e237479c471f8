import type { SiteConfig, VersionConfig } from '../config/schema';
import type { VersionOrder } from '../gadgets/versions';

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
