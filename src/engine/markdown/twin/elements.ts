import type { ListItem, Nodes, Table, TableCell, TableRow } from 'mdast';
import { rawText } from '../html/code';
import type { HtmlElement } from '../nodes';
import { fence, generatedParts, label, type Block } from './blocks';
import { cellContent, embed, lineOf } from './phrasing';
import type { TwinSlots } from './slots';

/** Flattens the blocks in an element. */
type FlattenBlocks = (nodes: readonly Nodes[], slots: TwinSlots) => Block[];

/** An element that the content writes itself as blocks of Markdown. */
export function flattenElement(node: HtmlElement, slots: TwinSlots, flattenBlocks: FlattenBlocks): Block[] {
  switch (node.name) {
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'blockquote':
      return [{ type: 'blockquote', children: flattenBlocks(node.children, slots) }];
    case 'pre':
      return [fence(rawText(node).replace(/^\n|\n$/g, ''), '', '', slots)];
    case 'ul':
    case 'ol':
      return [elementList(node, slots, flattenBlocks)];
    case 'table':
      return elementTable(node, slots, flattenBlocks);
    case 'summary':
    case 'caption':
    case 'dt':
      return [label(lineOf(node.children, slots))];
    case 'iframe':
    case 'audio':
    case 'video':
      return [{ type: 'paragraph', children: embed(node, slots) }];
    case 'source':
      return [];
    default: {
      const depth = /^h([1-6])$/.exec(node.name)?.[1];
      if (depth === undefined) return flattenBlocks(node.children, slots);
      const level = Math.max(2, Number(depth)) as 2 | 3 | 4 | 5 | 6;
      return [{ type: 'heading', depth: level, children: lineOf(node.children, slots) }];
    }
  }
}

const elementsOf = (nodes: readonly Nodes[], ...names: string[]): HtmlElement[] =>
  nodes.filter((node): node is HtmlElement => node.type === 'element' && names.includes(node.name));

function elementList(node: HtmlElement, slots: TwinSlots, flattenBlocks: FlattenBlocks): Block {
  const items = elementsOf(node.children, 'li').map((item): ListItem => ({
    type: 'listItem',
    spread: false,
    children: flattenBlocks(item.children, slots),
  }));
  return { type: 'list', ordered: node.name === 'ol', spread: false, children: items };
}

/** A table that is written in tags, as a table: its first row is the head. */
function elementTable(node: HtmlElement, slots: TwinSlots, flattenBlocks: FlattenBlocks): Block[] {
  const written = elementsOf(node.children, 'thead', 'tbody', 'tfoot', 'tr').flatMap((part): HtmlElement[] =>
    part.name === 'tr' ? [part] : elementsOf(part.children, 'tr'),
  );
  const rows = written.map((row): TableRow => ({
    type: 'tableRow',
    children: elementsOf(row.children, 'td', 'th').map((cell): TableCell => ({
      type: 'tableCell',
      children: cellContent(cell.children, slots),
    })),
  }));
  const captions = elementsOf(node.children, 'caption').flatMap((one) => flattenElement(one, slots, flattenBlocks));
  const table: Table = { type: 'table', children: rows };
  return rows.length === 0 ? captions : [...captions, table, ...generatedParts(node, slots)];
}
