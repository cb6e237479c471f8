import type { Nodes, PhrasingContent } from 'mdast';
import { rawText } from '../html/code';
import { isMedia, watchAddress } from '../html/embed';
import type { Component, HtmlElement } from '../nodes';
import { nodesOf } from '../text/nodes';
import { textOf } from '../text/node-text';
import { isInlineComponent } from '../tree/components';
import { isBlock } from '../tree/elements';
import type { TwinSlots } from './slots';

/** Elements of running text that plain Markdown has no sign for; they stay as tags. */
const KEPT_INLINE = new Set(['kbd', 'sub', 'sup', 'mark', 'ins', 'u', 'abbr', 'q']);
const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['i', 'em', 'cite', 'dfn', 'var']);

/** Running text of the dialect as that of plain Markdown. Blocks in it become their text. */
export function flattenPhrasing(nodes: readonly Nodes[], slots: TwinSlots): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return words(node.value, slots);
      case 'inlineCode':
        return [{ type: 'inlineCode', value: slots.variables(node.value) }, ...slots.since(node)];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ type: node.type, children: flattenPhrasing(node.children, slots) }];
      case 'link':
        return [link(node.url, node.title, node.children, slots)];
      case 'linkReference': {
        const target = slots.definition(node.identifier);
        return target ? [link(target.url, target.title, node.children, slots)] : flattenPhrasing(node.children, slots);
      }
      case 'image':
        return [image(node.url, node.alt, node.title, slots)];
      case 'imageReference': {
        const target = slots.definition(node.identifier);
        return target ? [image(target.url, node.alt, target.title, slots)] : [];
      }
      case 'footnoteReference':
      case 'break':
      case 'inlineMath':
        return [node];
      case 'element':
        return inlineElement(node, slots);
      case 'component':
        return inlineComponent(node, slots);
      case 'paragraph':
        return flattenPhrasing(node.children, slots);
      default:
        return words(textOf(node), slots);
    }
  });
}

function inlineComponent(node: Component, slots: TwinSlots): PhrasingContent[] {
  const attribute = (key: string): string | null => slots.attribute(node, key);
  if (node.name === 'Link') {
    const target = attribute('to') ?? attribute('href');
    return target === null ? flattenPhrasing(node.children, slots) : [link(target, null, node.children, slots)];
  }
  if (node.name !== 'ThemedImage') return words(textOf(node), slots);
  const sources = slots.value(node, 'sources');
  const light = sources !== null && typeof sources === 'object' && !Array.isArray(sources) ? sources['light'] : null;
  return typeof light === 'string' ? [image(light, attribute('alt'), attribute('title'), slots)] : [];
}

function inlineElement(node: HtmlElement, slots: TwinSlots): PhrasingContent[] {
  const { name } = node;
  const attribute = (key: string): string | null => slots.attribute(node, key);
  const children = (): PhrasingContent[] => flattenPhrasing(node.children, slots);
  if (name === 'br') return [{ type: 'break' }];
  if (name === 'img') return [image(attribute('src') ?? '', attribute('alt'), attribute('title'), slots)];
  if (name === 'iframe' || isMedia(name)) return embed(node, slots);
  if (name === 'code' || name === 'tt') return [{ type: 'inlineCode', value: slots.variables(rawText(node)) }];
  if (name === 'a') {
    const href = attribute('href');
    return href === null ? children() : [link(href, attribute('title'), node.children, slots)];
  }
  if (STRONG.has(name)) return [{ type: 'strong', children: children() }];
  if (EMPHASIS.has(name)) return [{ type: 'emphasis', children: children() }];
  if (!KEPT_INLINE.has(name)) return children();
  return [{ type: 'html', value: `<${name}>` }, ...children(), { type: 'html', value: `</${name}>` }];
}

function link(
  url: string,
  title: string | null | undefined,
  text: readonly Nodes[],
  slots: TwinSlots,
): PhrasingContent {
  const children = flattenPhrasing(text, slots) as Extract<PhrasingContent, { type: 'link' }>['children'];
  return { type: 'link', url: slots.link(url), title: titleOf(title, slots), children };
}

function image(
  source: string,
  alt: string | null | undefined,
  title: string | null | undefined,
  slots: TwinSlots,
): PhrasingContent {
  return { type: 'image', url: slots.image(source), alt: slots.variables(alt ?? ''), title: titleOf(title, slots) };
}

const titleOf = (title: string | null | undefined, slots: TwinSlots): string | null =>
  title ? slots.variables(title) : null;

const PHRASING = new Set<string>([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'break',
  'inlineMath',
]);

/** Whether a node runs on in a line. */
export function isPhrasing(node: Nodes): boolean {
  if (node.type === 'element') return !isBlock(node.name) && node.children.every((child) => isPhrasing(child as Nodes));
  if (node.type === 'component') return isInlineComponent(node.name);
  return PHRASING.has(node.type);
}

/** A video or a frame: a link to it. */
export function embed(node: HtmlElement, slots: TwinSlots): PhrasingContent[] {
  const inner = nodesOf(node).find((one): one is HtmlElement => one.type === 'element' && one.name === 'source');
  const source = slots.attribute(node, 'src') ?? (inner ? slots.attribute(inner, 'src') : null) ?? '';
  const title = slots.attribute(node, 'title') ?? source;
  return [{ type: 'link', url: slots.link(watchAddress(source)), children: words(title, slots) }];
}

/**
 * Running text without the spaces around it and around its line ends, which tags on lines of their own leave. A line
 * end behind all words would be a backslash.
 */
export function lineOf(nodes: readonly Nodes[], slots: TwinSlots): PhrasingContent[] {
  const flat = flattenPhrasing(nodes, slots);
  const content = flat.slice(flat.findIndex(isShown), flat.findLastIndex(isShown) + 1);
  const isEdge = (index: number): boolean => (content[index]?.type ?? 'break') === 'break';
  return content.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    const start = isEdge(index - 1) ? node.value.trimStart() : node.value;
    const value = isEdge(index + 1) ? start.trimEnd() : start;
    return value === '' ? [] : [{ ...node, value }];
  });
}

const isShown = (node: PhrasingContent): boolean =>
  node.type !== 'break' && !(node.type === 'text' && node.value.trim() === '');

/** A cell is one line: line ends in it are tags. */
export function cellContent(nodes: readonly Nodes[], slots: TwinSlots): PhrasingContent[] {
  return lineOf(nodes, slots).map((node) => (node.type === 'break' ? { type: 'html', value: '<br>' } : node));
}

/** A text with slots in the place of its variables. */
export const words = (text: string, slots: TwinSlots): PhrasingContent[] => [
  { type: 'text', value: slots.variables(text) },
];
