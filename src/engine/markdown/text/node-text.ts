import type { Nodes, Root } from 'mdast';
import { singleSpaces } from '../../../shared/single-spaces';
import { isParent } from './nodes';

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

const WORD = /\S+/g;

/** Words of running text and code. */
export function wordCount(tree: Root): number {
  const text = textOf(tree);
  let count = 0;
  WORD.lastIndex = 0;
  while (WORD.test(text)) count += 1;
  return count;
}

/** The first paragraph as text. */
export function leadText(tree: Root): string {
  const first = tree.children.find((node) => node.type === 'paragraph');
  return first ? singleSpaces(textOf(first)).trim() : '';
}
