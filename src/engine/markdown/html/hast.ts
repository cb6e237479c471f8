import type { Element, ElementContent, Nodes, Properties, Root, Text } from 'hast';
import { type Options, toHtml } from 'hast-util-to-html';

/** An element. Properties that are `null`, `undefined` or `false` are left out. */
export function element(tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** A line break between blocks, which keeps the HTML readable. */
export const newline = (): Text => text('\n');

const FORM: Options = {
  characterReferences: { useNamedReferences: true },
  closeEmptyElements: true,
  collapseEmptyAttributes: true,
  tightSelfClosing: true,
  upperDoctype: true,
};

/** Serialises a tree to HTML; everything in it is escaped. */
export function html(nodes: Nodes | Nodes[]): string {
  const tree: Nodes = Array.isArray(nodes) ? { type: 'root', children: nodes as Root['children'] } : nodes;
  return toHtml(tree, FORM);
}

/**
 * A whole document, a line for each element of its head. Views cannot make it: React moves and adds elements of a head.
 * The body contains the HTML of the views as `raw` nodes.
 */
export function htmlDocument(properties: Properties, head: readonly Element[], body: Element): string {
  const lines = head.flatMap((one) => [newline(), one]);
  const root = element('html', properties, [element('head', {}, lines), newline(), body]);
  return toHtml([{ type: 'doctype' }, root], { ...FORM, allowDangerousHtml: true });
}

/** Visible text of hast nodes. */
export function hastText(nodes: readonly (Element | ElementContent | Root['children'][number])[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? hastText(node.children) : ''))
    .join('');
}

/** Names of an element's classes. */
export function classesOf({ properties }: Element): string[] {
  const names = properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}

/** Calls back for every element of a tree, outer ones first. */
export function visitElements(node: Root | Element, visit: (element: Element) => void): void {
  if (node.type === 'element') visit(node);
  for (const child of node.children) if (child.type === 'element') visitElements(child, visit);
}

/** A copy of nodes without some elements, whose content stays. */
export function unwrapElements(nodes: readonly ElementContent[], names: ReadonlySet<string>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = unwrapElements(node.children, names);
    return names.has(node.tagName) ? children : [{ ...node, children }];
  });
}

/** Content of an element whose children are laid out one by one: what reads on stays together. */
export function inOneLine(content: ElementContent[]): ElementContent[] {
  return content.length > 1 ? [element('span', {}, content)] : content;
}
