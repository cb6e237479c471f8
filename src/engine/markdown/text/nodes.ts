/** Small readers of Markdown nodes, own kinds of nodes included. */

import type { Nodes, Parent } from 'mdast';
import { singleSpaces } from '../../../shared/single-spaces';
import type { ArticleComponent } from '../article';
import type { Component } from '../nodes';

/** Kinds whose children run on in a line. */
const INLINE_PARENTS = new Set('paragraph heading link linkReference emphasis strong delete'.split(' '));

/** Children of a node; none for a leaf. */
export function children(node: Nodes): Nodes[] {
  return 'children' in node ? (node.children as Nodes[]) : [];
}

/** A node and all below it, in reading order. */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  for (const child of children(node)) nodesOf(child, found);
  return found;
}

/** A node as it is written in the file. */
export function sourceOf({ position }: Nodes, body: string): string {
  return position ? body.slice(position.start.offset, position.end.offset) : '';
}

/** The id that the compiler gave a heading; `null` without one. */
export function headingId(node: Nodes): string | null {
  const data: { hProperties?: Readonly<Record<string, unknown>> | undefined } = node.data ?? {};
  const id = data.hProperties?.['id'];
  return typeof id === 'string' ? id : null;
}

/** Visible text of a node without listings, in single spaces. HTML tags have none. */
export function plainText(node: Nodes): string {
  return singleSpaces(textOf(node, false)).trim();
}

/** Visible text of a node; blocks are separated by a space. HTML tags have none. */
export function textOf(node: Nodes, withListings = true): string {
  if (node.type === 'code') return withListings ? node.value : '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  const texts = children(node).map((child) => textOf(child, withListings));
  return texts.join(INLINE_PARENTS.has(node.type) ? '' : ' ');
}

/** Place of a node for diagnostics; the start of the file for nodes made by a transform. */
export function placeOf(node: Nodes): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** Value of an attribute; `null` where it is missing or has none. */
export function textAttribute({ attributes }: Component, name: string): string | null {
  const value = attributes.get(name);
  return typeof value === 'string' ? value : null;
}

/** A generated part as an article keeps it. */
export function componentOf(node: Component): ArticleComponent {
  return { name: node.name, attributes: Object.fromEntries(node.attributes), ...placeOf(node) };
}

/** Whether a node has children. */
export function isParent(node: Nodes): node is Extract<Nodes, Parent> {
  return 'children' in node;
}
