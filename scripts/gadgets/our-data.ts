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

/** The first map in a node, or below it, in which `key` has that value; maps further out come first. */
export function findEntry(node: unknown, key: string, value: string): YAMLMap | null {
  const queue = [node];
  for (const one of queue) {
    if (isMap(one) && String(one.get(key)) === value) return one;
    if (isSeq(one)) queue.push(...one.items);
    if (isMap(one)) queue.push(...one.items.map((pair) => pair.value));
  }
  return null;
}
