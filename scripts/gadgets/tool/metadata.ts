import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, type Document, type YAMLMap } from 'yaml';
import type { Place } from '../place';

/** `gadget.yaml`: keys are compared without case, as the tool does. */
export interface Metadata {
  file: string;
  /** The value at a path of keys as text; null when it is none. */
  text: (...keys: string[]) => string | null;
  keys: (...keys: string[]) => string[];
  /** The place of the value at a path, or of the file. */
  place: (...keys: string[]) => Place;
}

/** Reads the metadata of a gadget. Throws when it is no YAML. */
export function readMetadata(root: string, file: string): Metadata {
  const full = path.join(root, file);
  const counter = new LineCounter();
  const text = existsSync(full) ? readFileSync(full, 'utf8') : '';
  const document: Document = parseDocument(text, { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const find = (keys: readonly string[]): { value: unknown; offset: number } | null => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of keys) {
      const pair = isMap(node) ? pairOf(node, key) : undefined;
      if (pair === undefined) return null;
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
      node = pair.value;
    }
    return { value: node, offset };
  };
  return {
    file,
    text: (...keys) => {
      const node = find(keys)?.value;
      const found: unknown = isScalar(node) ? node.value : null;
      return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : null;
    },
    keys: (...keys) => {
      const node = find(keys)?.value;
      return isMap(node) ? node.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
    },
    place: (...keys) => ({ file, line: counter.linePos(find(keys)?.offset ?? 0).line || 1 }),
  };
}

function pairOf(map: YAMLMap, key: string): YAMLMap['items'][number] | undefined {
  return map.items.find(({ key: one }) => String(isScalar(one) ? one.value : one).toLowerCase() === key.toLowerCase());
}
