import type { Graph } from './graph/model';
import type { Shape } from './graph/figures';
import { DiagramError, NAME, quoted, type DiagramSource, type Line } from './source';
import { readLabel } from './svg';

const DIRECTIONS: ReadonlyMap<string, Graph['direction']> = new Map([
  ['TB', 'TB'],
  ['TD', 'TB'],
  ['LR', 'LR'],
]);

const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ['[]', 'rect'],
  ['[()]', 'cylinder'],
  ['{}', 'diamond'],
]);

const NODE = new RegExp(String.raw`^(${NAME})(?:(\[\(|[[{])(?:"([^"]+)"|([^"[\](){}|]+))(\)\]|[\]}]))?(?=[ -]|$)`, 'u');
const LINK = /^ ?(-->|---) ?(?:\| ?(?:"([^"]+)"|([^"|[\](){}]+))\| ?)?/;
const SUBGRAPH = new RegExp(String.raw`^subgraph (${NAME})(?: ?\[(?:"([^"]+)"|([^"\]]+))\])?$`, 'u');

/** Reads a flowchart; throws a `DiagramError` at the first line that it cannot read. */
export function parseFlowchart({ head, headLine, lines }: DiagramSource): Graph {
  const direction = DIRECTIONS.get(head);
  if (!direction)
    throw new DiagramError(
      headLine,
      'The flowchart has no direction.',
      'Write "flowchart LR" or "flowchart TD" on its own line.',
    );
  const reader = new FlowchartReader(direction);
  for (const line of lines) reader.read(line);
  return reader.end();
}

class FlowchartReader {
  private readonly graph: Graph;
  /** The subgraph that is open. */
  private open: { id: string; line: number } | null = null;

  constructor(direction: Graph['direction']) {
    this.graph = { direction, nodes: new Map(), groups: new Map(), edges: [] };
  }

  read(line: Line): void {
    if (/^subgraph\b/.test(line.text)) this.openGroup(line);
    else if (line.text === 'end') this.closeGroup(line);
    else this.chain(line);
  }

  end(): Graph {
    if (this.open)
      throw new DiagramError(
        this.open.line,
        'The subgraph is not closed.',
        'Write "end" on its own line below its last node.',
      );
    return this.graph;
  }

  private openGroup({ text, number }: Line): void {
    const [, id, inQuotes, bare] = SUBGRAPH.exec(text) ?? [];
    if (id === undefined)
      throw new DiagramError(number, `${quoted(text)} does not open a subgraph.`, 'Write: subgraph id["The title"]');
    if (this.open) throw new DiagramError(number, 'A subgraph is inside another one.', 'Write "end" before it.');
    this.graph.groups.set(id, readLabel(inQuotes ?? bare ?? id));
    // Links to the subgraph may be written before it.
    this.graph.nodes.delete(id);
    this.open = { id, line: number };
  }

  private closeGroup({ number }: Line): void {
    if (!this.open)
      throw new DiagramError(number, '"end" has no subgraph to close.', 'Remove it, or open a subgraph before it.');
    this.open = null;
  }

  /** Nodes joined by links: `A -->|text| B --> C`. */
  private chain({ text, number }: Line): void {
    let [from, rest] = this.node(text, number);
    while (rest !== '') {
      const [written, line, inQuotes, bare = ''] = LINK.exec(rest) ?? [];
      if (written === undefined)
        throw new DiagramError(
          number,
          `A link or the end of the line was expected, not ${quoted(rest.trim())}.`,
          'Links are --> and ---, with a text A -->|text| B; put a label with brackets in quotes.',
        );
      const [to, remaining] = this.node(rest.slice(written.length), number);
      const label = readLabel(inQuotes ?? bare);
      this.graph.edges.push({ from, to, label, hasArrow: line === '-->', line: number });
      [from, rest] = [to, remaining];
    }
  }

  /** Reads the node at the start of a text. Returns its id and the rest of the text. */
  private node(text: string, line: number): [id: string, rest: string] {
    const [written, id, open = '', inQuotes, bare, close = ''] = NODE.exec(text) ?? [];
    const shape = SHAPES.get(open + close);
    if (written === undefined || id === undefined || (open !== '' && !shape))
      throw new DiagramError(
        line,
        `A node was expected, not ${text === '' ? 'the end of the line' : quoted(text)}.`,
        'Write A, A[box], A[(cylinder)] or A{choice}; put a label with brackets in quotes: A["text (more)"].',
      );
    const { nodes, groups } = this.graph;
    if (groups.has(id)) return [id, text.slice(written.length)];
    const known = nodes.get(id) ?? { label: id, shape: 'rect', parent: null };
    const label = inQuotes ?? bare;
    nodes.set(id, {
      label: label === undefined ? known.label : readLabel(label),
      shape: shape ?? known.shape,
      parent: known.parent ?? this.open?.id ?? null,
    });
    return [id, text.slice(written.length)];
  }
}
