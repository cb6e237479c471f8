import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  TableCell,
  TableRow,
  Definition,
  Root,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Join, type Options } from 'mdast-util-to-markdown';
import type { Admonition, AdmonitionKind, Component } from '../nodes';
import { componentOf, textAttribute } from '../tree/components';
import { parseFenceMeta } from '../code/fence-meta';
import { twinSlot } from '../article';
import { cellContent, flattenPhrasing, isPhrasing, lineOf, words, withSlots, type TwinContext } from './phrasing';
import { nodesOf } from '../text/nodes';
import { rowNames } from '../text/row-names';

type Block = BlockContent | DefinitionContent;

/** The alert of GitHub that stands for a kind. */
const ALERTS: Record<AdmonitionKind, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'IMPORTANT',
  warning: 'WARNING',
  danger: 'CAUTION',
  caution: 'CAUTION',
};

/**
 * Blocks of the dialect as blocks of plain Markdown: what folds or switches on the page stands in its order under a
 * bold label, boxed remarks are alerts, generated parts, addresses and variables are slots. The tree itself is not
 * changed.
 */
function flattenBlocks(nodes: readonly Nodes[], context: TwinContext): Block[] {
  const out: Block[] = [];
  let line: Nodes[] = [];
  const endLine = (): void => {
    out.push(...paragraph(line, context));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node);
    else {
      endLine();
      out.push(...flattenBlock(node, context));
    }
  }
  endLine();
  return out;
}

/** Running text as a paragraph; none where it shows nothing. */
function paragraph(nodes: readonly Nodes[], context: TwinContext): Block[] {
  const children = lineOf(nodes, context);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

function flattenBlock(node: Nodes, context: TwinContext): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, context);
    case 'heading':
      return [
        {
          type: 'heading',
          depth: node.depth,
          children: [...flattenPhrasing(node.children, context), ...ownId(node, context)],
        },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', children: flattenBlocks(node.children, context) }];
    case 'list':
      return [flattenList(node, context)];
    case 'footnoteDefinition':
      return [{ ...node, children: flattenBlocks(node.children, context) }];
    case 'table':
      return [{ ...node, children: node.children.map((row) => flattenRow(row, context)) }];
    case 'code':
      return [fence(node.value, node.lang ?? '', node.meta ?? '', context)];
    case 'thematicBreak':
      return [node as Block];
    case 'admonition':
      return [flattenAdmonition(node, context)];
    case 'component':
      return flattenComponent(node, context);
    default:
      return [];
  }
}

/** An id that the writer gave, for links into the page; the others follow from the text. */
function ownId(node: Extract<Nodes, { type: 'heading' }>, context: TwinContext): PhrasingContent[] {
  const id = node.data?.id;
  return typeof id === 'string' ? [{ type: 'html', value: ` {#${withSlots(id, context)}}` }] : [];
}

function flattenList(node: List, context: TwinContext): List {
  const items = node.children.map((item): ListItem => ({ ...item, children: flattenBlocks(item.children, context) }));
  return { ...node, children: items };
}

function flattenRow(row: TableRow, context: TwinContext): TableRow {
  const cells = row.children.map((cell): TableCell => ({
    type: 'tableCell',
    children: cellContent(cell.children, context),
  }));
  return { type: 'tableRow', children: cells };
}

function flattenAdmonition({ kind, title, children }: Admonition, context: TwinContext): Block {
  const head: Block[] = title === null ? [] : [label(flattenPhrasing(title, context))];
  return {
    type: 'blockquote',
    children: [{ type: 'html', value: `[!${ALERTS[kind]}]` }, ...head, ...flattenBlocks(children, context)],
  };
}

function flattenComponent(node: Component, context: TwinContext): Block[] {
  switch (node.name) {
    case 'Tabs':
      return flattenTabs(node, context);
    case 'TabItem':
    case 'Terminals':
    case 'Steps':
      return flattenBlocks(node.children, context);
    default:
      // A part that the planner makes.
      return [{ type: 'html', value: twinSlot('C', componentOf(node)) }];
  }
}

/** Every tab under its label, one after the other. */
function flattenTabs(node: Component, context: TwinContext): Block[] {
  return node.children.flatMap((item): Block[] => {
    if (item.type !== 'component' || item.name !== 'TabItem') return flattenBlocks([item], context);
    const value = textAttribute(item, 'value') ?? '';
    const name = textAttribute(item, 'label') ?? value;
    return [label(words(name, context)), ...flattenBlocks(item.children, context)];
  });
}

/** What a part was called on the page, above it. */
const label = (children: PhrasingContent[]): Block => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Code with its language and its title; marks of lines are for the eye. */
function fence(code: string, language: string, meta: string, context: TwinContext): Block {
  const { title } = parseFenceMeta(meta);
  const value = withSlots(code, context);
  const words = title === null ? null : `title="${withSlots(title, context)}"`;
  return { type: 'code', lang: language === '' && words !== null ? 'text' : language, meta: words, value };
}

/** The text of an alert stands right below its sign. */
const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

const TWIN_OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  join: [joinAlert],
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The plain Markdown of an article, for programs that read for people: what the page says, in its order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>): string {
  const nodes = nodesOf(root);
  const definitions = new Map<string, Definition>();
  for (const node of nodes)
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  const named = new Set(nodes.flatMap((node) => (node.type === 'table' ? rowNames(node, variables) : [])));
  const children = flattenBlocks(root.children, { variables, definitions, named });
  return toMarkdown({ type: 'root', children }, TWIN_OPTIONS).trim();
}
