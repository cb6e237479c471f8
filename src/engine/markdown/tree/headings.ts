import type { Heading, Root } from 'mdast';
import { singleSpaces } from '../../../shared/text';
import { nodesOf, textOf } from '../nodes';

/** The space before it is taken from where it begins: tried from each of its places, it would take quadratic time. */
const CUSTOM_ID = /(?<!\s)\s*\\?\{#([\p{L}\p{M}\p{N}_.:-]+)\\?\}\s*$/u;

/**
 * Reads the ids that headings are given, and takes a level-1 heading with which the body begins out of it: it is the
 * title of a page without one in its front matter. Returns its text, `null` without one.
 */
export function resolveHeadings(root: Root): string | null {
  for (const node of nodesOf(root)) if (node.type === 'heading') readCustomId(node);
  const [first] = root.children;
  if (first?.type !== 'heading' || first.depth !== 1) return null;
  root.children.shift();
  // A heading over two lines is one line wherever else it is named.
  return singleSpaces(textOf(first)).trim();
}

function readCustomId(node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return;
  const id = CUSTOM_ID.exec(last.value)?.[1];
  if (id === undefined) return;
  last.value = last.value.replace(CUSTOM_ID, '');
  node.data = { ...node.data, id };
}
