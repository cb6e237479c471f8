/** Reads a drawing in tests. */

import type { Element } from 'hast';

/** The elements of a drawing, in their order. */
export const elements = (node: Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []));

export const classOf = (node: Element): string => String(node.properties['className'] ?? '');

/** The words of an element and of those in it. */
export const textOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
