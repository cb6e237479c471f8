import type { Nodes, PhrasingContent } from 'mdast';
import { textOf } from '../text/nodes';
import type { TwinSlots } from './slots';

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
        return [node];
      case 'element':
        return [
          { type: 'html', value: `<${node.name}>` },
          ...flattenPhrasing(node.children, slots),
          { type: 'html', value: `</${node.name}>` },
        ];
      case 'paragraph':
        return flattenPhrasing(node.children, slots);
      default:
        return words(textOf(node), slots);
    }
  });
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
  'element',
]);

/** Whether a node runs on in a line. */
export const isPhrasing = (node: Nodes): boolean => PHRASING.has(node.type);

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
