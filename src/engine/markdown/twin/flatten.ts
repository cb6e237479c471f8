import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  TableCell,
  TableRow,
} from 'mdast';
import type { Admonition, AdmonitionKind, Component } from '../nodes';
import { textAttribute } from '../tree/components';
import { parseFenceMeta } from '../code/fence-meta';
import { markLines } from '../code/line-marks';
import { cellContent, flattenPhrasing, isPhrasing, lineOf, words } from './phrasing';
import type { TwinSlots } from './slots';

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
export function flattenBlocks(nodes: readonly Nodes[], slots: TwinSlots): Block[] {
  const out: Block[] = [];
  let line: Nodes[] = [];
  const endLine = (): void => {
    out.push(...paragraph(line, slots));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node);
    else {
      endLine();
      out.push(...flattenBlock(node, slots));
    }
  }
  endLine();
  return out;
}

/** Running text as a paragraph; none where it shows nothing. */
function paragraph(nodes: readonly Nodes[], slots: TwinSlots): Block[] {
  const children = lineOf(nodes, slots);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

function flattenBlock(node: Nodes, slots: TwinSlots): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, slots);
    case 'heading':
      return [
        {
          type: 'heading',
          depth: node.depth,
          children: [...flattenPhrasing(node.children, slots), ...ownId(node, slots)],
        },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', children: flattenBlocks(node.children, slots) }];
    case 'list':
      return [flattenList(node, slots)];
    case 'footnoteDefinition':
      return [{ ...node, children: flattenBlocks(node.children, slots) }];
    case 'table':
      slots.nameRows(node);
      return [{ ...node, children: node.children.map((row) => flattenRow(row, slots)) }];
    case 'code':
      return [fence(node.value, node.lang ?? '', node.meta ?? '', slots)];
    case 'thematicBreak':
      return [node as Block];
    case 'admonition':
      return [flattenAdmonition(node, slots)];
    case 'component':
      return flattenComponent(node, slots);
    default:
      return [];
  }
}

/** An id that the writer gave, for links into the page; the others follow from the text. */
function ownId(node: Extract<Nodes, { type: 'heading' }>, slots: TwinSlots): PhrasingContent[] {
  const id = node.data?.id;
  return typeof id === 'string' ? [{ type: 'html', value: ` {#${slots.variables(id)}}` }] : [];
}

function flattenList(node: List, slots: TwinSlots): List {
  const items = node.children.map((item): ListItem => ({ ...item, children: flattenBlocks(item.children, slots) }));
  return { ...node, children: items };
}

function flattenRow(row: TableRow, slots: TwinSlots): TableRow {
  const cells = row.children.map((cell): TableCell => ({
    type: 'tableCell',
    children: cellContent(cell.children, slots),
  }));
  return { type: 'tableRow', children: cells };
}

function flattenAdmonition({ kind, title, children }: Admonition, slots: TwinSlots): Block {
  const head: Block[] = title === null ? [] : [label(flattenPhrasing(title, slots))];
  return {
    type: 'blockquote',
    children: [{ type: 'html', value: `[!${ALERTS[kind]}]` }, ...head, ...flattenBlocks(children, slots)],
  };
}

function flattenComponent(node: Component, slots: TwinSlots): Block[] {
  switch (node.name) {
    case 'Tabs':
      return flattenTabs(node, slots);
    case 'TabItem':
    case 'Terminals':
    case 'Steps':
      return flattenBlocks(node.children, slots);
    default:
      // A part that the planner makes.
      return [{ type: 'html', value: slots.component(node) }];
  }
}

/** Every tab under its label, one after the other. */
function flattenTabs(node: Component, slots: TwinSlots): Block[] {
  return node.children.flatMap((item): Block[] => {
    if (item.type !== 'component' || item.name !== 'TabItem') return flattenBlocks([item], slots);
    const value = textAttribute(item, 'value') ?? '';
    const name = textAttribute(item, 'label') ?? value;
    return [label(words(name, slots)), ...flattenBlocks(item.children, slots)];
  });
}

/** What a part was called on the page, above it. */
const label = (children: PhrasingContent[]): Block => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Code with its language and its title; marks of lines are for the eye. */
function fence(code: string, language: string, meta: string, slots: TwinSlots): Block {
  const { title, highlighted } = parseFenceMeta(meta);
  const lines = markLines(code.split('\n'), highlighted).map(({ text }) => text);
  const value = slots.variables(lines.join('\n'));
  const words = title === null ? null : `title="${slots.variables(title)}"`;
  return { type: 'code', lang: language === '' && words !== null ? 'text' : language, meta: words, value };
}
