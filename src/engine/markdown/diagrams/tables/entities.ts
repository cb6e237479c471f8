import { drawGraph } from '../graph/draw';
import { directionOf, type Graph, type Head } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { statementLines, type DiagramSource, type Line } from '../source';
import type { Drawing } from '../svg';
import { plainLabel } from '../text';
import { tableFigure, tableWords } from './figure';

const NAME = '("[^"]+"|[\\p{L}\\p{N}_.*-]*[\\p{L}\\p{N}_.*])(?:\\s*\\[\\s*("[^"]*"|[^\\]]+)\\])?(?::::[\\w-]+)?';
const SIGN: Record<string, Head> = {
  '|o': 'zero-or-one',
  'o|': 'zero-or-one',
  '||': 'one',
  '}o': 'zero-or-more',
  'o{': 'zero-or-more',
  '}|': 'one-or-more',
  '|{': 'one-or-more',
};
const WORDS: Record<string, Head> = {
  'one or zero': 'zero-or-one',
  'zero or one': 'zero-or-one',
  'one or more': 'one-or-more',
  'one or many': 'one-or-more',
  'many(1)': 'one-or-more',
  '1+': 'one-or-more',
  'zero or more': 'zero-or-more',
  'zero or many': 'zero-or-more',
  'many(0)': 'zero-or-more',
  '0+': 'zero-or-more',
  many: 'zero-or-more',
  'only one': 'one',
  one: 'one',
  '1': 'one',
};
const escaped = (texts: string[]): string => texts.map((text) => text.replace(/[|{}()+]/g, '\\$&')).join('|');
const SIGNS = new RegExp(
  `^${NAME}\\s*(${escaped(Object.keys(SIGN))})(--|\\.\\.|\\.-|-\\.)(${escaped(Object.keys(SIGN))})\\s*${NAME}\\s*(?::\\s*(.*))?$`,
  'u',
);
const SPOKEN = new RegExp(
  `^${NAME}\\s+(${escaped(Object.keys(WORDS))})\\s+(to|optionally to)\\s+(${escaped(Object.keys(WORDS))})\\s+${NAME}\\s*(?::\\s*(.*))?$`,
  'iu',
);
const ENTITY = new RegExp(`^${NAME}\\s*(\\{)?\\s*(\\})?$`, 'u');
const ATTRIBUTE = /^([^\s"]+)\s+([^\s"]+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+"([^"]*)")?$/;

const bare = (text: string): string => text.trim().replace(/^"|"$/g, '');

/** Draws an entity relationship diagram. */
export function drawEntities(source: DiagramSource, column: number): Drawing {
  return drawGraph(readEntities(source), column);
}

/** Reads an entity relationship diagram; throws a `DiagramError` at the first line that it cannot read. */
export function readEntities(source: DiagramSource): Graph {
  const reader = new EntityReader();
  for (const line of statementLines(source).flatMap(splitBody)) reader.read(line);
  return reader.end();
}

/** `A { string name }` on one line. */
function splitBody(line: Line): Line[] {
  const [, head = '', body = ''] = /^([^{"]*\S\s*\{)\s*([^\s{}][^{}]*)\}$/.exec(line.text) ?? [];
  return head === '' ? [line] : [head, body, '}'].map((text) => ({ ...line, text: text.trim() }));
}

class EntityReader {
  private readonly entities = new Map<string, { name: string; rows: string[][] }>();
  private readonly graph: Graph = { direction: 'TB', nodes: new Map(), groups: new Map(), edges: [] };
  private inside: { rows: string[][]; line: number } | null = null;

  read({ text, number }: Line): void {
    if (this.inside) return this.attribute(text, number, this.inside.rows);
    const direction = directionOf(text);
    if (direction) this.graph.direction = direction;
    else if (!/^(?:style|classDef|class)\s/.test(text) && !this.relation(text, number) && !this.entity(text, number))
      throw new DiagramError(
        number,
        `${quoted(text)} is no statement of an entity relationship diagram.`,
        'Write "A ||--o{ B : text", or "A {" with one "type name" in each line.',
      );
  }

  end(): Graph {
    if (this.inside)
      throw new DiagramError(this.inside.line, 'The entity is not closed.', 'Write "}" on a line of its own.');
    for (const [id, { name, rows }] of this.entities) {
      const table = { kind: '', name, sections: rows.length > 0 ? [rows] : [] };
      this.graph.nodes.set(id, {
        id,
        parent: null,
        words: tableWords(table),
        figure: (wrap) => tableFigure(table, wrap),
      });
    }
    return this.graph;
  }

  private attribute(text: string, line: number, rows: string[][]): void {
    if (text === '}') return void (this.inside = null);
    const match = ATTRIBUTE.exec(text);
    if (!match) throw new DiagramError(line, `${quoted(text)} is no attribute.`, 'Write: type name PK "comment".');
    const [, type = '', name = '', keys = '', comment = ''] = match;
    rows.push([type, name, keys.replace(/\s*,\s*/g, ', '), plainLabel(comment)]);
  }

  private entity(text: string, line: number): boolean {
    const match = ENTITY.exec(text);
    if (!match) return false;
    const entity = this.named(match[1] ?? '', match[2]);
    if (match[3] !== undefined && match[4] === undefined) this.inside = { rows: entity.rows, line };
    return true;
  }

  private relation(text: string, line: number): boolean {
    const signs = SIGNS.exec(text);
    const match = signs ?? SPOKEN.exec(text);
    if (!match) return false;
    const [, a = '', aliasA, left = '', stroke = '', right = '', b = '', aliasB, label = ''] = match;
    this.named(a, aliasA);
    this.named(b, aliasB);
    this.graph.edges.push({
      from: bare(a),
      to: bare(b),
      label: plainLabel(bare(label)),
      stroke: stroke === '--' || stroke.toLowerCase() === 'to' ? 'solid' : 'dotted',
      start: (signs ? SIGN[left] : WORDS[left.toLowerCase()]) ?? 'none',
      end: (signs ? SIGN[right] : WORDS[right.toLowerCase()]) ?? 'none',
      length: 1,
      line,
    });
    return true;
  }

  private named(name: string, alias: string | undefined): { name: string; rows: string[][] } {
    const id = bare(name);
    const entity = this.entities.get(id) ?? { name: plainLabel(id), rows: [] };
    if (alias !== undefined) entity.name = plainLabel(bare(alias));
    this.entities.set(id, entity);
    return entity;
  }
}
