import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { rowAnchor } from '../../../shared/row-anchor';
import { rawText } from '../html/code';

/** A name without parameters: a function is the same with others. */
export const bareName = (name: string): string => name.replace(/\(.*$/s, '');

/** What the code of a page names, in running text and in listings: each text as a whole, and its words. */
export function collectCodeNames(root: Root): string[] {
  const texts: string[] = [];
  visit(root, (node: Nodes) => {
    if (node.type === 'inlineCode' || (node.type === 'code' && node.lang !== 'mermaid')) texts.push(node.value);
    if ((node.type === 'element' && node.name === 'code') || (node.type === 'component' && node.name === 'CodeBlock')) {
      texts.push(rawText(node));
      return SKIP;
    }
    return undefined;
  });
  const names = texts.flatMap((text) => [text, ...text.split(/[\s=,|]+/)]).map(bareName);
  return [...new Set(names)].filter((name) => rowAnchor(name) !== null);
}
