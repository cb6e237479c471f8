import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document, type YAMLMap } from 'yaml';
import type { Place } from './place';

/** A YAML file as a document, with the lines of its parts. */
export interface YamlFile {
  document: Document;
  /** The place of a node, or of the file when there is none. */
  place: (node: unknown) => Place;
}

/** Reads a YAML file; one that is missing is empty. Throws when it is no YAML. */
export function readYamlFile(root: string, file: string): YamlFile {
  const full = path.join(root, file);
  const lineCounter = new LineCounter();
  const document = parseDocument(existsSync(full) ? readFileSync(full, 'utf8') : '', { lineCounter });
  const [error] = document.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return {
    document,
    place: (node) => ({ file, line: isNode(node) ? lineCounter.linePos(node.range?.[0] ?? 0).line : 1 }),
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
