import path from 'node:path';
import { PROJECT_ROOT } from '../../model/cache';
import type { Catalogue, Gadget } from './catalogue';
import { loadGadgets } from './load';
import type { VersionOrder } from '../versions';

/** A site root with gadget data of four versions, independent of the data of the real site. */
export const SAMPLE_ROOT = path.join(PROJECT_ROOT, 'tests/fixtures/gadgets');

/** The versions of the sample. */
export const ORDER: VersionOrder = { versions: ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'], latest: 'v0.46.0' };

/** The gadget data of the sample. Throws when it has problems. */
export function sampleGadgets(): Catalogue {
  const { catalogue, problems } = loadGadgets(SAMPLE_ROOT, ORDER);
  if (problems.length > 0) throw new Error(problems.map((one) => `${one.file}:${one.line} ${one.message}`).join('\n'));
  return catalogue;
}

/** A gadget of a catalogue. Throws when there is none of the name. */
export function gadgetByName({ gadgets }: Catalogue, name: string): Gadget {
  const found = gadgets.find((gadget) => gadget.name === name);
  if (!found) throw new Error(`There is no gadget "${name}".`);
  return found;
}
