import type { ListItem, Nodes, Root } from 'mdast';
import { children, nodesOf } from './text/nodes';

/**
 * Whether a native tree holds what the native parser is known to read otherwise than CommonMark and GFM say. Such a
 * page is left to the other parser; `plain-markdown.test.ts` compares both with a third one.
 */
export function isDoubtful(tree: Root, text: string): boolean {
  // Stands for itself, where it is to be shown as the character of what cannot be shown.
  if (text.includes('\0')) return true;
  return nodesOf(tree).some((node) => isDoubtfulNode(node, text) || splitsCode(node, text));
}

function isDoubtfulNode(node: Nodes, text: string): boolean {
  if (holdsMarks(node) || enclosesMarks(node)) return true;
  if (node.type === 'tableCell') return holdsBarInAddress(node);
  // A line that begins with a tag ends the table.
  if (node.type === 'tableRow') return sourceOf(node, text).startsWith('<');
  // A box alone in its line is text, and what stands below it is not its paragraph.
  return node.type === 'listItem' && typeof node.checked === 'boolean' && !beginsWithParagraph(node);
}

/** Whether the bar behind an address that stands for itself was taken for a part of it. */
function holdsBarInAddress(cell: Nodes): boolean {
  return nodesOf(cell).some((node) => node.type === 'link' && node.url.includes('|'));
}

/**
 * Whether lines of code by indentation became blocks of their own, as they do behind a list that no blank line ends.
 */
function splitsCode(parent: Nodes, text: string): boolean {
  const isIndented = (node: Nodes): boolean => node.type === 'code' && !/^(?:`{3}|~{3})/.test(sourceOf(node, text));
  return children(parent).some((node, index, siblings) => {
    const next = siblings[index + 1];
    return next !== undefined && isIndented(node) && isIndented(next);
  });
}

/** Whether marks of emphasis stand beside each other in a way that is read in many ways. */
const holdsMarks = (node: Nodes): boolean => node.type === 'text' && /\*_|_\*|\*\*\*/.test(node.value);

/** Whether emphasis begins or ends with a mark that is text. */
function enclosesMarks(node: Nodes): boolean {
  if (node.type !== 'emphasis' && node.type !== 'strong') return false;
  const [first, last] = [node.children[0], node.children.at(-1)];
  return (first?.type === 'text' && /^[*_]/.test(first.value)) || (last?.type === 'text' && /[*_]$/.test(last.value));
}

function beginsWithParagraph(item: ListItem): boolean {
  return item.children[0]?.type === 'paragraph' && beginsInItsLine(item);
}

function beginsInItsLine(item: ListItem): boolean {
  return children(item)[0]?.position?.start.line === item.position?.start.line;
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset).trimStart();
}
