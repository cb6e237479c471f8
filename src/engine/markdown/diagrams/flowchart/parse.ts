import { DiagramError, quoted } from '../problem';
import { Scanner } from '../scanner';
import type { DiagramSource } from '../source';
import { plainLabel } from '../text';
import type { Direction } from '../graph/model';
import { readGroupHead, STATEMENT_END } from './group-head';
import { readLink } from './links';
import type { FlowGroup, Flowchart } from './model';
import { readShape } from './nodes';

const DIRECTIONS: Record<string, Direction> = {
  TB: 'TB',
  TD: 'TB',
  BT: 'BT',
  LR: 'LR',
  RL: 'RL',
};

const SPACE = /(?:\s|;|%%[^\n]*)*/y;
/** A dash, dot or equals sign that begins a link ends the id; a class begins with three colons. */
const ID =
  /(?!&(?:\s|$))(?:\p{Extended_Pictographic}|[\p{L}\p{N}\p{M}\p{Cf}_!#$%'*+.`?\\/,&]|:(?!::)|-(?=[^>\-.\n])|=(?!=))+/uy;

/** Reads a flowchart; throws a `DiagramError` at the first thing that it cannot read. */
export function parseFlowchart({ head, body, headLine }: DiagramSource): Flowchart {
  const scanner = new Scanner(`${head}\n${body}`, headLine);
  const direction = scanner.take(/[ \t]*(TB|TD|BT|LR|RL)?[ \t]*(?=;|\n|$|%%)/y);
  if (!direction)
    throw scanner.error(
      'A flowchart begins with its direction',
      'Write "flowchart LR" or "flowchart TD" on a line of its own.',
    );
  return new FlowchartReader(scanner, DIRECTIONS[direction[1] ?? 'TB'] ?? 'TB').read();
}

/** A subgraph that is not closed yet. */
interface Open {
  group: FlowGroup;
  mentioned: string[];
  line: number;
}

class FlowchartReader {
  private readonly chart: Flowchart;
  private readonly open: Open[] = [];
  private readonly scanner: Scanner;
  private unnamed = 0;

  constructor(scanner: Scanner, direction: Direction) {
    this.scanner = scanner;
    this.chart = { direction, nodes: new Map(), groups: new Map(), edges: [] };
  }

  read(): Flowchart {
    const { scanner, chart } = this;
    for (scanner.take(SPACE); !scanner.atEnd; scanner.take(SPACE)) this.statement();
    const unclosed = this.open.at(-1);
    if (unclosed)
      throw new DiagramError(
        unclosed.line,
        'The subgraph is not closed.',
        'Write "end" on a line of its own below its last node.',
      );
    for (const [id, group] of chart.groups) {
      // A group that was named like a node inside another group stands there.
      group.parent ??= this.mayHold(chart.nodes.get(id)?.parent ?? null, id);
      chart.nodes.delete(id);
    }
    return chart;
  }

  /** A group as the parent of another, unless it is inside that one. */
  private mayHold(parent: string | null, id: string): string | null {
    for (let around = parent; around !== null; around = this.chart.groups.get(around)?.parent ?? null)
      if (around === id) return null;
    return parent;
  }

  private statement(): void {
    const { scanner } = this;
    if (scanner.take(/subgraph(?=[\s;]|$)[ \t]*/y)) return this.openGroup();
    if (scanner.take(/end(?=[\s;]|$)/y)) return this.closeGroup();
    const direction = scanner.take(/direction[ \t]+(TB|TD|BT|LR|RL)(?=[\s;]|$)/y);
    if (direction) return this.setDirection(DIRECTIONS[direction[1] ?? ''] ?? 'TB');
    if (scanner.sees(/(?:classDef|class|style|linkStyle|click)[ \t]/y))
      throw new DiagramError(
        scanner.line,
        `${quoted(scanner.rest)} is not supported.`,
        'Remove the line: the site decides colours, and links belong into the text.',
      );
    this.chain();
    if (!scanner.take(STATEMENT_END))
      throw scanner.error(
        'A link or the end of the line was expected',
        'Link nodes with "-->", "---", "-.->" or "==>", and put a label with brackets or quotes between quotation marks.',
      );
  }

  private setDirection(direction: Direction): void {
    const group = this.open.at(-1)?.group;
    if (group) group.direction = direction;
    else this.chart.direction = direction;
  }

  private openGroup(): void {
    const { scanner } = this;
    const { line } = scanner;
    const head = readGroupHead(scanner);
    const { title } = head;
    const id = head.id || (/\s/.test(title) || title === '' ? `subgraph ${(this.unnamed += 1)}` : title);
    const group: FlowGroup = { id, title: plainLabel(title), parent: null, direction: null };
    this.open.push({ group, mentioned: [], line });
  }

  private closeGroup(): void {
    const closed = this.open.pop();
    if (!closed)
      throw new DiagramError(
        this.scanner.line,
        '"end" closes no subgraph.',
        'Remove it, or open a subgraph before it.',
      );
    const { group, mentioned } = closed;
    this.chart.groups.set(group.id, group);
    for (const id of mentioned) {
      const member = this.chart.groups.get(id) ?? this.chart.nodes.get(id);
      if (member && member.parent === null && id !== group.id) member.parent = group.id;
    }
    this.open.at(-1)?.mentioned.push(group.id);
  }

  /** Nodes joined by links: `A & B -->|text| C --> D`. */
  private chain(): void {
    const { scanner, chart } = this;
    let from = this.nodes();
    for (;;) {
      const line = scanner.line;
      const link = readLink(scanner);
      if (!link) return;
      const to = this.nodes();
      for (const a of from) for (const b of to) chart.edges.push({ ...link, from: a, to: b, line });
      from = to;
    }
  }

  private nodes(): string[] {
    const ids = [this.node()];
    while (this.scanner.take(/\s+&\s+/y)) ids.push(this.node());
    return ids;
  }

  private node(): string {
    const { scanner, chart } = this;
    const { line } = scanner;
    const match = scanner.take(ID);
    if (!match)
      throw scanner.error(
        'A node was expected',
        'A node is an id with or without a label: A, A[text], A["text (more)"].',
      );
    const [id] = match;
    if (id === 'end' || id === 'subgraph' || id === 'direction')
      throw new DiagramError(
        line,
        `"${id}" is a word of the language and no node.`,
        `Write another id with the label: e1["${id}"].`,
      );
    const node = chart.nodes.get(id) ?? { id, label: null, shape: 'rect' as const, parent: null };
    chart.nodes.set(id, node);
    this.open.at(-1)?.mentioned.push(id);
    Object.assign(node, readShape(scanner));
    return id;
  }
}
