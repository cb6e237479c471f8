import type { PhrasingContent, RootContent } from 'mdast';
import type { Open } from './open';

/** Nodes that hold running text. */
export const HOLDS_TEXT = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link']);

/** Components whose content is blocks. */
const HOLDS_BLOCKS = new Set(['TabItem', 'Admonition', 'Details']);

/** Text that an expression stands for, in a paragraph where it is a block by itself. */
export function inParagraph(nodes: RootContent[], isInline: boolean, stack: readonly Open[]): RootContent[] {
  const holder = stack.at(-1);
  const isBlock = holder === undefined || holder.kind === 'admonition' || HOLDS_BLOCKS.has(holder.name);
  const isText = nodes.some((node) => node.type === 'text' && node.value.trim() !== '');
  if (isInline || !isBlock || !isText || nodes.some((node) => node.type !== 'text')) return nodes;
  return [{ type: 'paragraph', children: nodes as PhrasingContent[], ...positionOf(nodes) }];
}

/** The words of a file that is put in among others, where it is one paragraph. */
export function wordsOf(nodes: RootContent[]): RootContent[] {
  const [only, ...others] = nodes;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : nodes;
}

const positionOf = ([first]: readonly RootContent[]): Pick<RootContent, 'position'> =>
  first?.position ? { position: first.position } : {};
