import type { Root } from 'mdast';
import { nodesOf } from './nodes';

/** A name without parameters: a function is the same with others. */
export const bareName = (name: string): string => name.replace(/\(.*$/s, '');

/** What a name that rows can have holds: without one of these it has no anchor (`rowAnchor`). */
const NAMES_SOMETHING = /[\p{L}\p{N}_]/u;

/** What the code of a page names, in running text and in listings: each text as a whole, and its words. */
export function collectCodeNames(root: Root): string[] {
  const texts = nodesOf(root).flatMap((node) =>
    node.type === 'inlineCode' || (node.type === 'code' && node.lang !== 'mermaid') ? [node.value] : [],
  );
  const words = new Set(texts.flatMap((text) => [text, ...text.split(/[\s=,|]+/)]));
  return [...new Set([...words].map(bareName))].filter((name) => NAMES_SOMETHING.test(name));
}
