import type { BlockContent, Data, DefinitionContent, Parent, PhrasingContent, Nodes } from 'mdast';
import { singleSpaces } from '../../shared/text';
import type { ArticleComponent } from './article';
import { type Diagnostic, placeInText, type TextPosition } from '../model/diagnostic';

/** Attributes of a tag by name, in the order in which they are written; `true` for one without a value. */
export type Attributes = ReadonlyMap<string, string | true>;

type Block = BlockContent | DefinitionContent;

/** A component with the blocks between its tags. */
export interface Component extends Parent {
  type: 'component';
  name: string;
  attributes: Attributes;
  children: Block[];
  data?: Data;
}

/** An HTML element of running text, such as `<kbd>`. */
export interface HtmlElement extends Parent {
  type: 'element';
  name: string;
  children: PhrasingContent[];
  data?: Data;
}

/**
 * The kinds of admonitions: an icon on a 16 px grid, and the GitHub alert of the Markdown twin. Labels are in
 * `src/shared/strings/en.ts`, colours in `src/app/styles/notes.css`.
 */
export const ADMONITIONS = {
  note: { icon: 'M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6zM8 7v4M8 4.6v.9', alert: 'NOTE' },
  tip: { icon: 'M5.6 11.2a4.4 4.4 0 1 1 4.8 0v1.4H5.6zM6.2 14.6h3.6', alert: 'TIP' },
  info: { icon: 'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2zM8 7v4.2M8 4.5v.9', alert: 'IMPORTANT' },
  warning: { icon: 'M8 1.8 15 14H1zM8 6v4M8 11.6v.8', alert: 'WARNING' },
  danger: {
    icon: 'M8 1.4c.6 2.8 4.6 4.2 4.6 8a4.6 4.6 0 0 1-9.2 0c0-1.8.9-3 2-3.9.2 1.4.8 2 1.3 2.2C6.4 5.6 6.8 3 8 1.4z',
    alert: 'CAUTION',
  },
  caution: { icon: 'M5.2 1.4h5.6l3.8 3.8v5.6l-3.8 3.8H5.2l-3.8-3.8V5.2zM8 4.4v4.4M8 10.8v.8', alert: 'CAUTION' },
} as const;

export type AdmonitionKind = keyof typeof ADMONITIONS;

/** A boxed remark: `:::note[Title]`. */
export interface Admonition extends Parent {
  type: 'admonition';
  kind: AdmonitionKind;
  /** `null` for the name of the kind. */
  title: PhrasingContent[] | null;
  children: Block[];
  data?: Data;
}

interface OwnBlocks {
  component: Component;
  admonition: Admonition;
}

declare module 'mdast' {
  interface BlockContentMap extends OwnBlocks {}
  interface RootContentMap extends OwnBlocks {
    element: HtmlElement;
  }
  interface PhrasingContentMap {
    element: HtmlElement;
  }
}

/** Small readers of Markdown nodes, own kinds of nodes included. */

const INLINE_PARENTS = new Set('paragraph heading link emphasis strong delete'.split(' '));

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

/** What the passes over a tree share: the file it was read from, and where problems go. */
export interface TreeSource {
  /** Path relative to the site root. */
  file: string;
  problems: Diagnostic[];
}

/** Reports a problem at a place. */
export function report(
  source: TreeSource,
  place: TextPosition,
  problem: Omit<Diagnostic, 'file' | 'line' | 'column' | 'severity'> & { severity?: Diagnostic['severity'] },
): void {
  const { line, column } = place;
  source.problems.push({ severity: 'error', ...problem, file: source.file, line, column });
}

/** Place of an offset in the text of a node that may span lines. */
export function placeIn(node: Nodes, text: string, offset: number): TextPosition {
  const { line, column } = placeInText(text, offset);
  const start = node.position?.start ?? { line: 1, column: 1 };
  return line === 1 ? { line: start.line, column: start.column + column - 1 } : { line: start.line + line - 1, column };
}
