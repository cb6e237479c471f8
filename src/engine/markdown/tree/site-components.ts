import type { Heading, RootContent, PhrasingContent } from 'mdast';
import type { Component } from '../nodes';
import { isParent, placeOf } from '../parse';
import { attributeText } from './attribute-value';
import { cardList } from './card-list';
import { isBlock } from './elements';
import { mermaidFence } from './mermaid';
import { redirectLink } from './redirect';
import type { TreeSource } from './source';

/** Nodes whose children are blocks. */
const OF_BLOCKS = new Set<string>(['blockquote', 'listItem', 'admonition', 'component']);
/** Nodes of running text. */
const RUNNING = new Set<string>(['text', 'strong', 'emphasis', 'inlineCode', 'link', 'component']);
/** Marks a paragraph made here, so that it does not swallow one that was written. */
const LOOSE = {};

/** Components that are nothing but what they hold. */
const TRANSPARENT = new Set(['Translate', 'BrowserOnly']);

/**
 * Puts plain nodes in the place of the components that only stand for them: headings for `<Heading>`, their content
 * for `<Translate>` and `<BrowserOnly>`, fences for `<Mermaid>`, a link for `<Redirect>`, nothing for `<Head>`, whose
 * words were read.
 */
export function settleComponents(nodes: readonly RootContent[], source: TreeSource, ofBlocks = true): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (isParent(node)) {
      const children = settleComponents(node.children as RootContent[], source, OF_BLOCKS.has(node.type));
      node.children = children as typeof node.children;
    }
    // A paragraph that held nothing but blocks is none.
    if (node.type === 'paragraph' && node.children.length > 0 && node.children.every(isBlockNode)) return node.children;
    if (node.type !== 'component') return [node];
    if (node.name === 'Head') return [];
    if (node.name === 'Mermaid') return mermaidFence(node, source);
    if (node.name === 'DocCardList') return [cardList(node) ?? node];
    if (node.name === 'Heading') return [headingOf(node, source)];
    if (node.name === 'Redirect') return redirectLink(node, source);
    if (!TRANSPARENT.has(node.name)) return [node];
    return ofBlocks ? inParagraphs(node.children as RootContent[]) : node.children;
  });
}

/** Blocks with what runs on between them in paragraphs. */
function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const out: RootContent[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (!RUNNING.has(node.type) && !(node.type === 'element' && !isBlock(node.name))) out.push(node);
    else if (last?.type === 'paragraph' && last.data === LOOSE) last.children.push(node as PhrasingContent);
    else out.push({ type: 'paragraph', children: [node as PhrasingContent], data: LOOSE });
  }
  return out;
}

const isBlockNode = (node: RootContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  node.type === 'paragraph' ||
  (node.type === 'element' && isBlock(node.name));

/** `<Heading as="h2" id="…">`, which other builders write for `##`. */
function headingOf(node: Component, source: TreeSource): Heading {
  const attribute = (name: string): string | null => attributeText({ source }, node, name, placeOf(node));
  const depth = Number(/^h([1-6])$/.exec(attribute('as') ?? '')?.[1] ?? 2) as Heading['depth'];
  const id = attribute('id');
  return {
    type: 'heading',
    depth,
    children: (node.children as RootContent[]).flatMap((child) =>
      child.type === 'paragraph' ? child.children : [child as PhrasingContent],
    ),
    ...(node.position && { position: node.position }),
    ...(id !== null && { data: { id } }),
  };
}
