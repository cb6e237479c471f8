import type { Heading, Nodes, Root } from 'mdast';
import { isParent } from '../parse';
import { textOf } from '../text/node-text';

/** The space before it is taken from where it begins: tried from each of its places, it would take quadratic time. */
const CUSTOM_ID = /(?<!\s)\s*\\?\{#([\w.:%-]+)\\?\}\s*$/;

/** An id in a comment, as newer files of other builders have it: `## Title {/* #id *\/}`, `## Title <!-- #id -->`. */
const ID_COMMENT = /^(?:\{\s*\/\*|<!--)\s*#([\w.:%-]+)\s*(?:\*\/\s*\}|-->)$/;

/** Reads the id that a comment at the end of a heading gives it. */
export function takeIdComment(node: Heading): void {
  const last = node.children.at(-1);
  const id = last?.type === 'braces' || last?.type === 'html' ? ID_COMMENT.exec(last.value)?.[1] : undefined;
  if (id === undefined) return;
  node.children.pop();
  const words = node.children.at(-1);
  if (words?.type === 'text') words.value = words.value.trimEnd();
  node.data = { ...node.data, id };
}

/**
 * Reads the ids that headings are given, and takes the page's title out of the body: a level-1 heading with which it
 * begins, or the first one of a page that has no title of its own. Where further level-1 headings stay, every heading
 * goes one level down, because the page has its title as its only level-1 heading. Gives the title's text.
 */
export function settleHeadings(root: Root, ownTitle: string | undefined): string | null {
  const all = headingsOf(root);
  for (const node of all) readCustomId(node);
  const title = takeTitle(root, ownTitle);
  const left = headingsOf(root);
  if (left.some((node) => node.depth === 1)) {
    for (const node of left) node.depth = Math.min(6, node.depth + 1) as Heading['depth'];
  }
  return title;
}

function headingsOf(node: Nodes): Heading[] {
  if (node.type === 'heading') return [node];
  return isParent(node) ? node.children.flatMap((child) => headingsOf(child as Nodes)) : [];
}

function readCustomId(node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return;
  const id = CUSTOM_ID.exec(last.value)?.[1];
  if (id === undefined) return;
  last.value = last.value.replace(CUSTOM_ID, '');
  node.data = { ...node.data, id };
}

function takeTitle(root: Root, ownTitle: string | undefined): string | null {
  const at = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const node = root.children[at];
  if (node?.type !== 'heading') return null;
  const words = textOf(node).trim();
  const saysTitle = ownTitle === undefined || ownTitle.trim() === words;
  if (!saysTitle) return null;
  root.children.splice(at, 1);
  return words;
}
