import { DiagramError, quoted } from '../problem';
import { Scanner } from '../scanner';
import type { DiagramSource } from '../source';
import { plainLabel } from '../text';
import { readBlockLink } from './links';
import type { BlockDiagram, Cell, GroupCell } from './model';
import { readBlockShape, type Described } from './shapes';

/** Reads a block diagram; throws a `DiagramError` at the first place that it cannot read. */
export function parseBlocks(source: DiagramSource): BlockDiagram {
  return new BlockParser(source).parse();
}

const ID = /[^([\n\-){}\s<>:="]+/y;
const NODE_HINT =
  'Write an id, with a label between quotation marks if it has one: a, a["A label"], a["Wide"]:3, space.';

/** A block as a statement names it. */
interface Named extends Described {
  id: string;
  span: number;
}

class BlockParser {
  private readonly scanner: Scanner;
  private readonly diagram: BlockDiagram = { root: groupOf('', ''), edges: [] };
  /** Blocks and groups by their ids. */
  private readonly known = new Map<string, Cell>();

  constructor({ head, headLine, body }: DiagramSource) {
    this.scanner = new Scanner(`${head}\n${body}`, headLine);
  }

  parse(): BlockDiagram {
    const { scanner, diagram } = this;
    const { line } = scanner;
    this.cells(diagram.root, null);
    if (scanner.sees(/end\b/y))
      throw new DiagramError(scanner.line, '"end" closes no block.', 'Remove it, or open a block before it: block:id');
    if (diagram.root.cells.length === 0) throw new DiagramError(line, 'The diagram has no blocks.', NODE_HINT);
    return diagram;
  }

  /** Reads what a group holds, up to its `end`. */
  private cells(group: GroupCell, openedAt: number | null): void {
    const { scanner } = this;
    for (;;) {
      scanner.take(/\s+/y);
      if (scanner.atEnd && openedAt !== null)
        throw new DiagramError(openedAt, 'The block is not closed.', 'Write "end" after what it holds.');
      if (scanner.atEnd || scanner.sees(/end\b/y)) return;
      this.statement(group);
    }
  }

  private statement(group: GroupCell): void {
    const { scanner } = this;
    if (scanner.take(/(?:classDef|class|style)\s+[^\n]*/y)) return;
    const space = scanner.take(/space(?::(\d+))?\b/y);
    if (space) {
      for (let count = this.counted(space[1]); count > 0; count -= 1) group.cells.push({ kind: 'space', span: 1 });
      return;
    }
    if (scanner.sees(/columns\b/y)) this.columns(group);
    else if (scanner.sees(/block\b/y)) this.group(group);
    else this.chain(group);
  }

  private columns(group: GroupCell): void {
    const found = this.scanner.take(/columns\s+(?:(auto)\b|(?=(\d+)\b))/y);
    const count = Number(found?.[2] ?? 0);
    if (!found || (found[1] === undefined && (count < 1 || count > MOST_COLUMNS)))
      throw this.scanner.error(
        `A number of columns from 1 to ${MOST_COLUMNS} was expected`,
        'Write: columns 3, or columns auto for a single row.',
      );
    this.scanner.take(/\d+/y);
    group.columns = found[1] === undefined ? count : null;
  }

  private group(parent: GroupCell): void {
    const { scanner } = this;
    const { line } = scanner;
    const isNamed = scanner.take(/block:\s*/y) !== null;
    if (!isNamed) scanner.take(/block\b/y);
    const head = isNamed ? this.named() : null;
    if (head && this.known.has(head.id))
      throw new DiagramError(line, `There is a block ${quoted(head.id)} already.`, 'Give this one another id.');
    const group = groupOf(head?.id ?? `group ${this.known.size} ${line}`, head?.label ?? '');
    group.span = head?.span ?? 1;
    this.known.set(group.id, group);
    parent.cells.push(group);
    this.cells(group, line);
    scanner.take(/end\b/y);
  }

  /** A block alone, or two with an edge between them. */
  private chain(group: GroupCell): void {
    const { scanner } = this;
    const { line } = scanner;
    const from = this.mention(group, this.named());
    const link = readBlockLink(scanner);
    if (!link) return;
    const to = this.mention(group, this.named());
    this.diagram.edges.push({ ...link, from, to, line });
    if (scanner.sees(/\s*[<xo]?(?:--|==|-\.)/y))
      throw scanner.error('An edge joins two blocks', 'Write each edge on a line of its own: a --> b, then b --> c.');
  }

  private named(): Named {
    const { scanner } = this;
    const id = scanner.take(ID)?.[0];
    if (id === undefined) throw scanner.error('A block was expected', NODE_HINT);
    const odd = ODD_IDS.find(([pattern]) => pattern.test(id));
    if (odd) throw new DiagramError(scanner.line, `${quoted(id)} is no id of a block.`, odd[1]);
    const described = readBlockShape(scanner);
    return { id, span: this.counted(scanner.take(/:(\d+)/y)?.[1]), ...described };
  }

  /** How many columns a block or a space takes. */
  private counted(size = '1'): number {
    const count = Number(size);
    if (count >= 1 && count <= MOST_COLUMNS) return count;
    throw new DiagramError(
      this.scanner.line,
      `Nothing is ${size} columns wide.`,
      `Write a number from 1 to ${MOST_COLUMNS}: a:3, space:2.`,
    );
  }

  /** Adds a block where it is named for the first time; later mentions may give it a label and a shape. */
  private mention(group: GroupCell, { id, span, label, shape, sides }: Named): string {
    const before = this.known.get(id);
    if (before?.kind === 'group') {
      if (label !== undefined && label !== '') before.title = label;
      return id;
    }
    const was = before ?? { kind: 'block', id, label: plainLabel(id), shape: 'rect', span };
    if (was.kind === 'space') return id;
    const text = label === undefined || label === '' ? was.label : label;
    const cell: Cell = sides
      ? { kind: 'arrow', id, label: text, sides, span: was.span }
      : was.kind === 'arrow' && shape === undefined
        ? { ...was, label: text }
        : { kind: 'block', id, label: text, shape: shape ?? ('shape' in was ? was.shape : 'rect'), span: was.span };
    this.known.set(id, before ? Object.assign(before, cell) : cell);
    if (!before) group.cells.push(cell);
    return id;
  }
}

const MOST_COLUMNS = 100;

/** What Mermaid takes for an id, but nobody means as one. */
const ODD_IDS: [RegExp, string][] = [
  [/^\|/, 'The label of an edge stands in it, between quotation marks: a -- "label" --> b.'],
  [/%%/, 'A comment stands on a line of its own.'],
  [/;$/, 'Blocks are separated by spaces or line ends: leave the semicolon out.'],
  [/^~~~/, 'There are no invisible edges between blocks: write "space" where a cell is left empty.'],
];

const groupOf = (id: string, title: string): GroupCell => ({
  kind: 'group',
  id,
  title,
  span: 1,
  columns: null,
  cells: [],
});
