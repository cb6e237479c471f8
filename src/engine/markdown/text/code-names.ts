import type { Nodes, Root } from 'mdast';
import { rowAnchor } from '../../../shared/row-anchor';
import { rawText } from '../html/code';
import type { Component, HtmlElement } from '../nodes';
import { nodesOf } from './nodes';

/** A name without parameters: a function is the same with others. */
export const bareName = (name: string): string => name.replace(/\(.*$/s, '');

/** What the code of a page names, in running text and in listings: each text as a whole, and its words. */
export function collectCodeNames(root: Root): string[] {
  const texts: string[] = [];
  for (const node of nodesOf(root, isCode)) {
    if (isCode(node)) texts.push(rawText(node));
    else if (node.type === 'inlineCode' || (node.type === 'code' && node.lang !== 'mermaid')) texts.push(node.value);
  }
  const names = texts.flatMap((text) => [text, ...text.split(/[\s=,|]+/)]).map(bareName);
  return [...new Set(names)].filter((name) => rowAnchor(name) !== null);
}

/** An element or a component that holds nothing but code. */
const isCode = (node: Nodes): node is HtmlElement | Component =>
  (node.type === 'element' && node.name === 'code') || (node.type === 'component' && node.name === 'CodeBlock');
