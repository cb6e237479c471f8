import type { Definition, Nodes, PhrasingContent } from 'mdast';
import { twinSlot } from '../article';
import { textOf } from '../text/nodes';
import { VARIABLE } from '../variables';

export interface TwinContext {
  /** Names of the known variables. */
  variables: ReadonlySet<string>;
  definitions: ReadonlyMap<string, Definition>;
  /** Codes that name what a row of a table defines. */
  named: ReadonlySet<Nodes>;
}

/** Running text of the dialect as that of plain Markdown. Blocks in it become their text. */
export function flattenPhrasing(nodes: readonly Nodes[], context: TwinContext): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return words(node.value, context);
      case 'inlineCode':
        return [
          { type: 'inlineCode', value: withSlots(node.value, context) },
          ...(context.named.has(node) ? [{ type: 'html' as const, value: twinSlot('N', node.value) }] : []),
        ];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ type: node.type, children: flattenPhrasing(node.children, context) }];
      case 'link':
        return [link(node.url, node.title, node.children, context)];
      case 'linkReference': {
        const target = context.definitions.get(node.identifier);
        return target
          ? [link(target.url, target.title, node.children, context)]
          : flattenPhrasing(node.children, context);
      }
      case 'image':
        return [image(node.url, node.alt, node.title, context)];
      case 'imageReference': {
        const target = context.definitions.get(node.identifier);
        return target ? [image(target.url, node.alt, target.title, context)] : [];
      }
      case 'footnoteReference':
      case 'break':
        return [node];
      case 'element':
        return [
          { type: 'html', value: `<${node.name}>` },
          ...flattenPhrasing(node.children, context),
          { type: 'html', value: `</${node.name}>` },
        ];
      case 'paragraph':
        return flattenPhrasing(node.children, context);
      default:
        return words(textOf(node), context);
    }
  });
}

function link(
  url: string,
  title: string | null | undefined,
  text: readonly Nodes[],
  context: TwinContext,
): PhrasingContent {
  const children = flattenPhrasing(text, context) as Extract<PhrasingContent, { type: 'link' }>['children'];
  return { type: 'link', url: twinSlot('L', url), title: titleOf(title, context), children };
}

function image(
  source: string,
  alt: string | null | undefined,
  title: string | null | undefined,
  context: TwinContext,
): PhrasingContent {
  return {
    type: 'image',
    url: twinSlot('I', source),
    alt: withSlots(alt ?? '', context),
    title: titleOf(title, context),
  };
}

const titleOf = (title: string | null | undefined, context: TwinContext): string | null =>
  title ? withSlots(title, context) : null;

const PHRASING = new Set(
  'text inlineCode emphasis strong delete link linkReference image imageReference footnoteReference break element'.split(
    ' ',
  ),
);

/** Whether a node runs on in a line. */
export const isPhrasing = (node: Nodes): boolean => PHRASING.has(node.type);

/**
 * Running text without the spaces around it and around its line ends, which tags on lines of their own leave. A line
 * end behind all words would be a backslash.
 */
export function lineOf(nodes: readonly Nodes[], context: TwinContext): PhrasingContent[] {
  const flat = flattenPhrasing(nodes, context);
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
export function cellContent(nodes: readonly Nodes[], context: TwinContext): PhrasingContent[] {
  return lineOf(nodes, context).map((node) => (node.type === 'break' ? { type: 'html', value: '<br>' } : node));
}

/** A text with slots for its variables. */
export const withSlots = (text: string, { variables }: TwinContext): string =>
  text.replace(VARIABLE, (whole, name: string) => (variables.has(name) ? twinSlot('V', name) : whole));

/** The same as a node. */
export const words = (text: string, context: TwinContext): PhrasingContent[] => [
  { type: 'text', value: withSlots(text, context) },
];
