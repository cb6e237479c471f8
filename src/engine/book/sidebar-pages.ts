import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A page of the book, or a part that has none of its own. */
interface BookEntry {
  label: string;
  /** Address as the sidebar has it; `null` for a part without a page. */
  href: string | null;
  /** 1 for what stands at the top. */
  depth: number;
}

/** Classes of links, and of the labels of parts without a page. */
const ENTRIES = new Set(['sidebar__link', 'sidebar__heading', 'sidebar__group-title', 'sidebar__summary']);

/** The pages of a version in reading order, as its sidebar lists them. */
export function sidebarPages(html: string): BookEntry[] {
  const entries: BookEntry[] = [];
  const visit = (node: Nodes, depth: number): void => {
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element' && classesOf(node).some((name) => ENTRIES.has(name))) {
      const href = node.properties['href'];
      const label = visibleText(node).trim();
      if (label !== '') entries.push({ label, href: typeof href === 'string' ? href : null, depth });
      return;
    }
    const isList = node.type === 'element' && node.tagName === 'ul';
    for (const child of node.children) visit(child, isList ? depth + 1 : depth);
  };
  visit(fromHtml(html, { fragment: true }), 0);
  return entries;
}

/** The text that is seen: what a summary says to those who do not see it is the label of a link beside it. */
function visibleText(node: Nodes): string {
  if (node.type === 'element' && classesOf(node).includes('visually-hidden')) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(visibleText).join('') : '';
}

/** Names of an element's classes. */
export function classesOf({ properties }: Element): string[] {
  const names = properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}
