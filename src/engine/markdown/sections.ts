import type { Nodes, Root } from 'mdast';
import type { ArticleSection } from './article';
import { isParent } from './parse';

/** Data a heading carries after `renderTree`: its id. */
export function headingId(node: Nodes): string | null {
  const id = node.data && 'hProperties' in node.data ? node.data.hProperties?.['id'] : undefined;
  return typeof id === 'string' ? id : null;
}

/** Visible text of a node; blocks are parted by a space. Comments and HTML tags have none. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (!isParent(node)) return node.type === 'break' ? ' ' : '';
  const inline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'link' || node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
  return node.children.map((child) => textOf(child as Nodes)).join(inline ? '' : ' ');
}

/** The text below each heading, headings inside of tabs and admonitions included, in reading order. */
export function collectSections(tree: Root): ArticleSection[] {
  const sections: ArticleSection[] = [{ id: null, heading: '', level: 1, text: '' }];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      sections.push({ id: headingId(node), heading: textOf(node).trim(), level: node.depth, text: '' });
    } else if (containsHeading(node) && isParent(node)) {
      for (const child of node.children) visit(child as Nodes);
    } else {
      const last = sections.at(-1);
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      if (last && text) last.text = last.text ? `${last.text} ${text}` : text;
    }
  };
  for (const node of tree.children) visit(node);
  return sections.filter((section) => section.heading || section.text);
}

function containsHeading(node: Nodes): boolean {
  return node.type === 'heading' || (isParent(node) && node.children.some((child) => containsHeading(child as Nodes)));
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
