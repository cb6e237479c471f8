import type { Element, ElementContent, Root, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf, hastText } from '../markdown/html/hast';

/** A page as a part of the book. */
export interface Chapter {
  title: string;
  /** The page below its title. */
  content: ElementContent[];
}

interface ChapterContext {
  /** Prefix of all ids of the chapter. */
  id: string;
  /** 1 for chapters at the top level. */
  depth: number;
  /** Address of a link in the book: a place of it, or a complete address. */
  address(href: string): string;
}

const CONTENT = new Set(['prose', 'page__lead']);
const LEFT_OUT = new Set(['heading-anchor', 'code-block__tools', 'rows__bar', 'finder__form', 'finder__preview']);
const NAMES = ['id', 'htmlFor', 'ariaLabelledBy', 'ariaControls', 'ariaDescribedBy'] as const;
const DEEPEST = 6;

/** Makes a chapter of a page: its ids, links and headings become part of the book. */
export function chapterOf(html: string, place: ChapterContext): Chapter {
  const tree = fromHtml(html, { fragment: true });
  const content: Element[] = [];
  let title = '';
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h1') title = hastText([node]).trim();
    if (!classesOf(node).some((name) => CONTENT.has(name))) return undefined;
    content.push(node);
    return SKIP;
  });
  const own: Root = { type: 'root', children: content };
  visit(own, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isLeftOut(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    settle(node, place);
    return undefined;
  });
  return { title, content };
}

/** The link at a heading has no address in the data of a page. */
const isLeftOut = (node: Element): boolean =>
  node.tagName === 'button' ||
  node.tagName === 'script' ||
  (node.tagName === 'a' && node.properties['href'] === undefined) ||
  classesOf(node).some((name) => LEFT_OUT.has(name));

function settle(node: Element, { id, depth, address }: ChapterContext): void {
  const { properties } = node;
  for (const name of NAMES) {
    const value = properties[name];
    const ids = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    if (ids.length > 0) Object.assign(properties, { [name]: ids.map((one) => `${id}-${one}`).join(' ') });
  }
  if (typeof properties['href'] === 'string') properties['href'] = address(properties['href']);
  // Everything is on paper from the start.
  if (node.tagName === 'details') properties['open'] = true;
  if (node.tagName === 'img') properties['loading'] = 'eager';
  const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? 0);
  if (level === 0) return;
  properties['dataLevel'] = level;
  // Heads of lists are no places that a reader looks up.
  node.tagName = classesOf(node).includes('rows__head') ? 'p' : `h${Math.min(DEEPEST, level - 1 + depth)}`;
}

interface BookEntry {
  label: string;
  /** Address as the sidebar has it; `null` for a part without a page. */
  href: string | null;
  /** 1 for entries at the top level. */
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

/** The visible text; visually hidden labels repeat the link next to them. */
function visibleText(node: Nodes): string {
  if (node.type === 'element' && classesOf(node).includes('visually-hidden')) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(visibleText).join('') : '';
}
