import { isMap, isScalar, type YAMLMap } from 'yaml';
import type { Place } from '../place';
import { readYamlFile } from '../yaml-file';

/** `gadget.yaml`: keys are compared without case, as the tool does. */
export interface Metadata {
  /** The value at a path of keys as text; null when it is none. */
  text: (...keys: string[]) => string | null;
  keys: (...keys: string[]) => string[];
  /** The place of the value at a path, or of the file. */
  place: (...keys: string[]) => Place;
}

/** Reads the metadata of a gadget. Throws when it is no YAML. */
export function readMetadata(root: string, file: string): Metadata {
  const { document, place } = readYamlFile(root, file);
  const pairAt = (keys: readonly string[]): YAMLMap['items'][number] | undefined => {
    const above = keys.length > 1 ? pairAt(keys.slice(0, -1))?.value : document.contents;
    const key = keys.at(-1)?.toLowerCase();
    return isMap(above) ? above.items.find((pair) => keyOf(pair).toLowerCase() === key) : undefined;
  };
  return {
    text: (...keys) => {
      const node = pairAt(keys)?.value;
      const found: unknown = isScalar(node) ? node.value : null;
      return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : null;
    },
    keys: (...keys) => {
      const node = pairAt(keys)?.value;
      return isMap(node) ? node.items.map(keyOf) : [];
    },
    place: (...keys) => place(pairAt(keys)?.key),
  };
}

function keyOf({ key }: YAMLMap['items'][number]): string {
  return String(isScalar(key) ? key.value : key);
}
