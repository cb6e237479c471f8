/** Small readers of Markdown nodes, own kinds of nodes included. */

import type { Nodes } from 'mdast';
import { singleSpaces } from '../../../shared/single-spaces';

/** Kinds whose children run on in a line. */
const INLINE_PARENTS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'link',
  'linkReference',
  'emphasis',
  'strong',
  'delete',
]);

/** Children of a node; none for a leaf. */
export function children(node: Nodes): Nodes[] {
  return 'children' in node ? (node.children as Nodes[]) : [];
}

/**
 * A node and all below it, in reading order; what is below those that `isClosed` says is left out.
 */
export function nodesOf(node: Nodes, isClosed?: (node: Nodes) => boolean, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if (!('children' in node) || isClosed?.(node)) return found;
  for (const child of node.children) nodesOf(child as Nodes, isClosed, found);
  return found;
}

/** The id that the compiler gave a heading; `null` without one. */
export function headingId(node: Nodes): string | null {
  const data: { hProperties?: Readonly<Record<string, unknown>> | undefined } = node.data ?? {};
  const id = data.hProperties?.['id'];
  return typeof id === 'string' ? id : null;
}

/** Visible text of a node, single spaces. HTML tags and listings have none. */
export function plainText(node: Nodes): string {
  return singleSpaces(rawText(node)).trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  return children(node)
    .map(rawText)
    .join(INLINE_PARENTS.has(node.type) ? '' : ' ');
}
