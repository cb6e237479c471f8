import { CommandError } from '../../src/engine/model/errors';
import { formatDiagnostics } from '../../src/engine/model/print';
import { loadConfig } from '../../src/engine/read/config/load';
import { versionOrder } from '../../src/engine/read/versions';
import type { Catalogue } from '../../src/engine/read/gadgets/catalogue';
import { loadGadgets } from '../../src/engine/read/gadgets/load';
import { readYamlFile, type YamlFile } from './yaml-file';

export const DATA = 'content/gadgets';

/** The gadget data of a site, for one version of it. */
export interface OurData {
  root: string;
  version: string;
  catalogue: Catalogue;
}

/** Loads the gadget data. Throws `CommandError` for an unknown version, and when the data itself has problems. */
export async function loadData(root: string, version: string): Promise<OurData> {
  const order = versionOrder(await loadConfig(root));
  if (!order.versions.includes(version)) {
    throw new CommandError(`The site has no version ${version}. Versions: ${order.versions.join(', ')}.`);
  }
  const { catalogue, problems } = loadGadgets(root, order);
  if (problems.length > 0) throw new CommandError(formatDiagnostics(problems, root));
  return { root, version, catalogue };
}

/** Reads a file of gadget data for looking up lines. */
export function readDataFile(root: string, name: string): YamlFile {
  return readYamlFile(root, `${DATA}/${name}`);
}
