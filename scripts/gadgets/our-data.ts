import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document, type YAMLMap } from 'yaml';
import { CommandError } from '../../src/engine/model/errors';
import { formatDiagnostics } from '../../src/engine/model/print';
import { loadConfig } from '../../src/engine/read/config/load';
import { versionOrder } from '../../src/engine/read/versions';
import type { Catalogue } from '../../src/engine/read/gadgets/catalogue';
import { loadGadgets } from '../../src/engine/read/gadgets/load';
import type { Place } from './place';

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

/** A file of gadget data as a document, with the lines of its parts. */
export interface DataFile {
  file: string;
  document: Document;
  /** The place of a node, or of the file when there is none. */
  place: (node: unknown) => Place;
}

/** Reads a file of gadget data for looking up lines. */
export function readDataFile(root: string, name: string): DataFile {
  const file = `${DATA}/${name}`;
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), { lineCounter: counter });
  return {
    file,
    document,
    place: (node) => ({ file, line: isNode(node) ? counter.linePos(node.range?.[0] ?? 0).line : 1 }),
  };
}

/** The maps of a list in which `key` has that value: there can be several, of different versions. */
export function entriesOf(list: unknown, key: string, value: string): YAMLMap[] {
  if (!isSeq(list)) return [];
  return list.items.filter((item): item is YAMLMap => isMap(item) && String(item.get(key)) === value);
}
