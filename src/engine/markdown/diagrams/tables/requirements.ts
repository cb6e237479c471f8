import { drawGraph } from '../graph/draw';
import { directionOf, type Graph, type GraphEdge } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { linesOf, withoutComment, type DiagramSource, type Line } from '../source';
import type { Drawing } from '../svg';
import { plainLabel, setText } from '../text';
import { tableFigure, tableWords, type Table } from './figure';

/** What stands above the name of a box, by the word that begins it. */
const KINDS: Record<string, string> = {
  requirement: 'Requirement',
  functionalrequirement: 'Functional Requirement',
  interfacerequirement: 'Interface Requirement',
  performancerequirement: 'Performance Requirement',
  physicalrequirement: 'Physical Requirement',
  designconstraint: 'Design Constraint',
  element: 'Element',
};
const RELATIONS = new Set(['contains', 'copies', 'derives', 'satisfies', 'verifies', 'refines', 'traces']);

/** A property of a box: how it is shown, and the values it may have where those are named. */
interface Property {
  name: string;
  values?: readonly string[];
}

const OF_REQUIREMENTS = new Map<string, Property>([
  ['id', { name: 'Id' }],
  ['text', { name: 'Text' }],
  ['risk', { name: 'Risk', values: ['Low', 'Medium', 'High'] }],
  ['verifymethod', { name: 'Verification', values: ['Analysis', 'Demonstration', 'Inspection', 'Test'] }],
]);
const OF_ELEMENTS = new Map<string, Property>([
  ['type', { name: 'Type' }],
  ['docref', { name: 'Doc Ref' }],
]);

const NAME = '(?:"([^"]+)"|([^\\s"{}<>:,=-][^"{}<>:,=-]*?))';
const HEAD = new RegExp(`^(${Object.keys(KINDS).join('|')})\\s+${NAME}\\s*(?::::[\\w ,-]+)?\\s*\\{\\s*(\\})?$`, 'i');
const RELATION = new RegExp(`^${NAME}\\s*(<-|-)\\s*(\\w+)\\s*(->|-)\\s*${NAME}$`);

/** A requirement or an element, with what its lines say in the order in which they stand. */
interface Box {
  kind: string;
  name: string;
  rows: Map<string, string>;
}

/** Draws a requirement diagram. */
export function drawRequirements(source: DiagramSource, column: number): Drawing {
  return drawGraph(readRequirements(source), column);
}

/** Reads a requirement diagram; throws a `DiagramError` at the first line that it cannot read. */
export function readRequirements(source: DiagramSource): Graph {
  if (source.head !== '')
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Begin on the next line.',
    );
  const reader = new RequirementReader();
  for (const { text, ...line } of linesOf(source)) {
    const statement = withoutComment(text);
    if (!/^(?:[#%].*)?$/.test(statement)) reader.read({ ...line, text: statement });
  }
  return reader.end();
}

class RequirementReader {
  private readonly boxes = new Map<string, Box>();
  private readonly graph: Graph = { direction: 'TB', nodes: new Map(), groups: new Map(), edges: [] };
  private inside: { box: Box; line: number } | null = null;

  read({ text, number }: Line): void {
    if (this.inside) return this.property(text, number, this.inside.box);
    const direction = directionOf(text);
    if (direction) this.graph.direction = direction;
    // Colours belong to the site.
    else if (/^(?:style|classDef|class)\s|^\S+:::\S+$/.test(text)) return;
    else if (!this.box(text, number) && !this.relation(text, number))
      throw new DiagramError(
        number,
        `${quoted(text)} is no statement of a requirement diagram.`,
        'Write "requirement name {" with one property in each line, or "name - satisfies -> other".',
      );
  }

  end(): Graph {
    if (this.inside)
      throw new DiagramError(this.inside.line, 'The box is not closed.', 'Write "}" on a line of its own.');
    for (const { from, to, line } of this.graph.edges)
      for (const id of [from, to])
        if (!this.boxes.has(id))
          throw new DiagramError(
            line,
            `There is no requirement and no element ${quoted(id)}.`,
            `Write for example: element ${/^\w+$/.test(id) ? id : `"${id}"`} {`,
          );
    for (const [id, box] of this.boxes) {
      const table = tableOf(box, Infinity);
      this.graph.nodes.set(id, {
        id,
        parent: null,
        words: tableWords(table),
        figure: (wrap) => tableFigure(tableOf(box, wrap * 1.3), wrap),
      });
    }
    return this.graph;
  }

  private box(text: string, line: number): boolean {
    const [, word = '', between, bare, closed] = HEAD.exec(text) ?? [];
    const id = between ?? bare;
    if (id === undefined) return false;
    if (this.boxes.has(id))
      throw new DiagramError(line, `There is a box ${quoted(id)} already.`, 'Give each its own name.');
    const box: Box = { kind: KINDS[word.toLowerCase()] ?? '', name: plainLabel(id), rows: new Map() };
    this.boxes.set(id, box);
    if (closed === undefined) this.inside = { box, line };
    return true;
  }

  private property(text: string, line: number, { kind, rows }: Box): void {
    if (text === '}') return void (this.inside = null);
    const known = kind === 'Element' ? OF_ELEMENTS : OF_REQUIREMENTS;
    const [, key = '', between, bare] = /^(\w+)\s*:\s*(?:"([^"]*)"|([^"]+))$/.exec(text) ?? [];
    const property = known.get(key.toLowerCase());
    if (!property)
      throw new DiagramError(
        line,
        `${quoted(text)} is no property here.`,
        `Write one of: ${[...known.keys()].join(', ')}.`,
      );
    rows.set(property.name, valueOf(plainLabel(between ?? bare ?? ''), property, line));
  }

  private relation(text: string, line: number): boolean {
    const [, a, bareA, left, word = '', right, b, bareB] = RELATION.exec(text) ?? [];
    const [first, second] = [a ?? bareA, b ?? bareB];
    if (first === undefined || second === undefined || (left === '<-') === (right === '->')) return false;
    if (!RELATIONS.has(word.toLowerCase()))
      throw new DiagramError(
        line,
        `There is no relation ${quoted(word)}.`,
        `Write one of: ${[...RELATIONS].join(', ')}.`,
      );
    const [from, to] = left === '<-' ? [second, first] : [first, second];
    this.graph.edges.push(edgeOf(from, to, word.toLowerCase(), line));
    return true;
  }
}

function valueOf(text: string, { name, values }: Property, line: number): string {
  const value = values ? values.find((known) => known.toLowerCase() === text.toLowerCase()) : text;
  if (value !== undefined) return value;
  throw new DiagramError(line, `${quoted(text)} is no ${name.toLowerCase()}.`, `Write one of: ${values?.join(', ')}.`);
}

/** As SysML draws them: what contains has a ring at its end, the others are dotted arrows. */
function edgeOf(from: string, to: string, word: string, line: number): GraphEdge {
  const ends = word === 'contains' ? CONTAINS : POINTS;
  return { from, to, label: `«${word}»`, ...ends, length: 1, line };
}

const CONTAINS = { stroke: 'solid', start: 'lollipop', end: 'none' } as const;
const POINTS = { stroke: 'dotted', start: 'none', end: 'open-arrow' } as const;

/** A box as a table whose values wrap at a width. */
function tableOf({ kind, name, rows }: Box, width: number): Table {
  const section = [...rows].flatMap(([key, value]) => {
    const lines = value === '' ? [''] : setText(value, width, { size: 13 }).lines;
    return lines.map((line, index) => [index === 0 ? `${key}:` : '', line]);
  });
  return { kind: `«${kind}»`, name, sections: section.length > 0 ? [section] : [] };
}
