/** Reads a drawing in tests. */

import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { drawDiagram } from './index';

/** The elements of a drawing, in their order. */
export const elements = (node: Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []));

export const classOf = (node: Element): string => String(node.properties['className'] ?? '');

/** The words of an element and of those in it. */
export const textOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');

/** What a reader sees of a drawing: its lines of text. */
export function texts(source: string): string[] {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  return [...toHtml(result.svg).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&#x3C;', '<'),
  );
}
