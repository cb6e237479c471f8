import path from 'node:path';
import type { Catalogue } from './catalogue';
import { loadGadgets } from './load';
import type { VersionOrder } from './versions';

/** Root of this site, whose gadget data tests read. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Four versions as a site may have them. */
export const ORDER: VersionOrder = { versions: ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'], latest: 'v0.46.0' };

/** The gadget data of this site. Throws when it has problems. */
export function realGadgets(): Catalogue {
  const { catalogue, problems } = loadGadgets(ROOT, ORDER);
  if (problems.length > 0) throw new Error(problems.map((one) => `${one.file}:${one.line} ${one.message}`).join('\n'));
  return catalogue;
}
