import type { Nodes, Root } from 'mdast';
import { isParent } from '../parse';

/** Visible text of a node; blocks are parted by a space. Comments and HTML tags have none. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (!isParent(node)) return node.type === 'break' ? ' ' : '';
  const inline =
    node.type === 'paragraph' ||
    node.type === 'heading' ||
    node.type === 'link' ||
    node.type === 'emphasis' ||
    node.type === 'strong' ||
    node.type === 'delete';
  return node.children.map((child) => textOf(child as Nodes)).join(inline ? '' : ' ');
}

/** Words of running text and code. */
export function wordCount(tree: Root): number {
  return textOf(tree).split(/\s+/).filter(Boolean).length;
}

/** The first paragraph as text. */
export function leadText(tree: Root): string {
  const first = tree.children.find((node) => node.type === 'paragraph');
  return first ? textOf(first).replace(/\s+/g, ' ').trim() : '';
}
