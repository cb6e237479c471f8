import type { Nodes } from 'mdast';
import type { ArticleProse } from '../article';
import { children, placeOf } from './nodes';

/** Stands for inline code in prose: one word that no rule of language knows. */
const CODE_WORD = '\uFFFC';

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * The running text of a page, of whose nodes it is told, block by block in reading order. Listings are left out, inline
 * code is one character.
 */
export function collectProse(nodes: readonly Nodes[]): ArticleProse[] {
  const found: ArticleProse[] = [];
  for (const node of nodes) {
    if (!BLOCKS.has(node.type)) continue;
    const block: ArticleProse = { heading: node.type === 'heading', text: '', places: [] };
    append(node, block);
    if (block.text.trim() !== '') found.push(block);
  }
  return found;
}

/** Place in the file of an offset in a block of prose. */
export function placeInProse({ text, places }: ArticleProse, offset: number): { line: number; column: number } {
  const [start, line, column] = places.findLast(([from]) => from <= offset) ?? [0, 1, 1];
  const before = text.slice(start, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1 ? { line, column: column + last } : { line: line + before.length - 1, column: last + 1 };
}

function append(node: Nodes, block: ArticleProse): void {
  const text = node.type === 'text' ? node.value : node.type === 'inlineCode' ? CODE_WORD : breakOf(node);
  if (text !== '') {
    const { line, column } = placeOf(node);
    block.places.push([block.text.length, line, column]);
    block.text += text;
  }
  for (const child of children(node)) append(child, block);
}

function breakOf(node: Nodes): string {
  return node.type === 'break' ? '\n' : '';
}
