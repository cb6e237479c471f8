import type { Heading, Nodes, Root } from 'mdast';
import { singleSpaces } from '../../../shared/single-spaces';
import type { SourceDocument } from '../../read/documents';
import { isParent, textOf } from '../nodes';

/** The space before it is taken from where it begins: tried from each of its places, it would take quadratic time. */
const CUSTOM_ID = /(?<!\s)\s*\\?\{#([\p{L}\p{M}\p{N}_.:%-]+)\\?\}\s*$/u;

interface TakenTitle {
  title: string | null;
  takenName: string | null;
}

/**
 * Reads the ids that headings are given, and takes the page's title out of the body: the level-1 heading with which it
 * begins, or the first one of a page without a title in its front matter. A post always shows its own title, even above a body that
 * begins with another. Where further level-1 headings stay, every heading goes one level down, because the page has its
 * title as its only level-1 heading. Gives the title's text, and what its id would be made of: in a page it takes a
 * name that no other heading then has, as other builders have it.
 */
export function resolveHeadings(
  root: Root,
  { frontMatter: { title: ownTitle }, isPost }: Pick<SourceDocument, 'frontMatter' | 'isPost'>,
): TakenTitle {
  const all = headingsOf(root);
  for (const node of all) readCustomId(node);
  const title = takeTitle(root, ownTitle, isPost ?? false);
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

function takeTitle(root: Root, ownTitle: string | undefined, isPost: boolean): TakenTitle {
  const none = { title: null, takenName: null };
  const at = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const node = root.children[at];
  if (node?.type !== 'heading') return none;
  // A heading over two lines is one line wherever else it is named.
  const words = singleSpaces(textOf(node)).trim();
  const begins = !isPost && words !== '' && root.children.slice(0, at).every(({ type }) => type === 'definition');
  const saysTitle = ownTitle === undefined || ownTitle.trim() === words || begins;
  if (!saysTitle) return none;
  root.children.splice(at, 1);
  return { title: words, takenName: isPost || node.data?.id !== undefined ? null : words };
}
