import { clickLink, namedLinks } from '../click';
import { drawGraph } from '../graph/draw';
import { noteFigure } from '../graph/figures';
import { directionOf, noteEdge, type Direction, type Graph, type GraphEdge } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { statementLines, type DiagramSource, type Line } from '../source';
import type { Drawing, DrawingLink } from '../svg';
import { plainLabel, setText } from '../text';
import { DECLARED, HEADS, IGNORED, key, NAME, RELATION, splitBody, typeParameters } from './class-grammar';
import { tableFigure, tableWords, type Table } from './figure';
import { generic, memberText } from './members';

interface Class {
  name: string;
  annotations: string[];
  fields: string[];
  methods: string[];
  parent: string | null;
}

interface ClassDiagram {
  graph: Graph;
  title: string;
  /** Links of classes, which stand below the drawing. */
  links: DrawingLink[];
}

/** Draws a class diagram. */
export function drawClasses(source: DiagramSource, column: number): Drawing {
  const { graph, title, links } = readClasses(source);
  return { ...drawGraph(graph, column), title, links };
}

/** Reads a class diagram; throws a `DiagramError` at the first line that it cannot read. */
export function readClasses(source: DiagramSource): ClassDiagram {
  const reader = new ClassReader();
  for (const line of statementLines(source).flatMap(splitBody)) reader.read(line);
  return reader.end();
}

class ClassReader {
  private readonly classes = new Map<string, Class>();
  private readonly groups = new Map<string, { title: string; parent: string | null }>();
  private readonly edges: GraphEdge[] = [];
  private readonly notes: { text: string; of: string | null; parent: string | null; line: number }[] = [];
  private readonly open: { kind: 'class' | 'namespace'; id: string; line: number }[] = [];
  private readonly links: DrawingLink[] = [];
  private title = '';
  private direction: Direction = 'TB';

  read({ text, number }: Line): void {
    const scope = this.open.at(-1);
    if (text === '}') {
      if (!this.open.pop())
        throw new DiagramError(number, '"}" closes nothing.', 'Remove it, or open a class with "{" before it.');
      return;
    }
    if (scope?.kind === 'class') return this.member(scope.id, text);
    const direction = directionOf(text);
    const link = clickLink(text, number);
    if (direction) this.direction = direction;
    else if (link) this.links.push(link);
    else if (!IGNORED.test(text) && !this.statement(text, number))
      throw new DiagramError(
        number,
        `${quoted(text)} is no statement of a class diagram.`,
        'Write "class A", "A : member", or a relation such as "A <|-- B : text".',
      );
  }

  end(): ClassDiagram {
    const open = this.open.at(-1);
    if (open) throw new DiagramError(open.line, `"${open.id}" is not closed.`, 'Write "}" on a line of its own.');
    const graph: Graph = { direction: this.direction, nodes: new Map(), groups: new Map(), edges: this.edges };
    for (const [id, { title, parent }] of this.groups)
      graph.groups.set(id, { id, title, parent, direction: null, kind: 'group' });
    for (const [id, own] of this.classes) {
      const table = tableOf(own);
      graph.nodes.set(id, {
        id,
        parent: own.parent,
        words: tableWords(table),
        figure: (wrap) => tableFigure(table, wrap),
      });
    }
    this.notes.forEach(({ text, of, parent, line }, index) => {
      const id = `note ${index}`;
      graph.nodes.set(id, {
        id,
        parent,
        words: [text],
        figure: (wrap) => noteFigure(setText(text, wrap, { size: 13 })),
      });
      if (of !== null) graph.edges.push(noteEdge(of, id, line));
    });
    return { graph, title: this.title, links: namedLinks(this.links, (id) => this.classes.get(key(id))?.name) };
  }

  private statement(text: string, line: number): boolean {
    return (
      this.declaration(text, line) ||
      this.annotation(text) ||
      this.note(text, line) ||
      this.relation(text, line) ||
      this.described(text) ||
      this.titled(text)
    );
  }

  private declaration(text: string, line: number): boolean {
    const namespace = /^namespace\s+([^\s{["]+)\s*(?:\["([^"]*)"\])?\s*\{$/.exec(text);
    if (namespace) {
      const id = `namespace ${namespace[1]}`;
      this.groups.set(id, { title: plainLabel(namespace[2] ?? namespace[1] ?? ''), parent: this.namespace() });
      this.open.push({ kind: 'namespace', id, line });
      return true;
    }
    const match = DECLARED.exec(text);
    if (!match) return false;
    const [, id = '', label, annotation, brace, closed] = match;
    const own = this.named(id);
    if (label !== undefined) own.name = `${plainLabel(label)}${typeParameters(id)}`;
    if (annotation !== undefined) own.annotations.push(plainLabel(annotation));
    if (brace !== undefined && closed === undefined) this.open.push({ kind: 'class', id, line });
    return true;
  }

  private annotation(text: string): boolean {
    const match = new RegExp(`^<<([^>]+)>>\\s+${NAME}$`, 'u').exec(text);
    if (match) this.named(match[2] ?? '').annotations.push(plainLabel(match[1] ?? ''));
    return match !== null;
  }

  private note(text: string, line: number): boolean {
    const match = new RegExp(`^note\\s+(?:for\\s+${NAME}\\s+)?"([^"]*)"$`, 'u').exec(text);
    if (!match) return false;
    const of = match[1] === undefined ? null : key(match[1]);
    const parent = of === null ? this.namespace() : this.named(match[1] ?? '').parent;
    this.notes.push({ text: plainLabel(match[2] ?? ''), of, parent, line });
    return true;
  }

  private relation(text: string, line: number): boolean {
    const match = RELATION.exec(text);
    if (!match) return false;
    const [, from = '', startLabel = '', start = '', stroke, end = '', endLabel = '', to = '', label = ''] = match;
    this.named(from);
    this.named(to);
    this.edges.push({
      from: key(from),
      to: key(to),
      label: plainLabel(label),
      stroke: stroke === '..' ? 'dotted' : 'solid',
      start: HEADS[start] ?? 'none',
      end: HEADS[end] ?? 'none',
      startLabel: plainLabel(startLabel),
      endLabel: plainLabel(endLabel),
      length: 1,
      line,
    });
    return true;
  }

  /** A class may be called `title`, so this is what is no other statement. */
  private titled(text: string): boolean {
    const title = /^title\s+(.+)$/.exec(text)?.[1];
    if (title !== undefined) this.title = plainLabel(title);
    return title !== undefined;
  }

  private described(text: string): boolean {
    const match = new RegExp(`^${NAME}\\s*:\\s*(\\S.*)$`, 'u').exec(text);
    if (!match) return false;
    this.named(match[1] ?? '');
    this.member(key(match[1] ?? ''), match[2] ?? '');
    return true;
  }

  private member(id: string, text: string): void {
    const own = this.named(id);
    const annotation = /^<<(.+)>>$/.exec(text);
    if (annotation) return void own.annotations.push(plainLabel(annotation[1] ?? ''));
    const method = /^(.*\))\s*([*$]?)\s*(.*?)([*$]?)$/.exec(text);
    if (method) {
      const [, call = '', before = '', type = '', after = ''] = method;
      own.methods.push(memberText(`${call}${type === '' ? '' : ` : ${type}`}`, before || after));
    } else own.fields.push(memberText(text.replace(/[*$]$/, ''), /[*$]$/.exec(text)?.[0] ?? ''));
  }

  private namespace(): string | null {
    return this.open.findLast(({ kind }) => kind === 'namespace')?.id ?? null;
  }

  private named(name: string): Class {
    const id = key(name);
    const own = this.classes.get(id) ?? {
      name: generic(name.replace(/^`|`$/g, '')),
      annotations: [],
      fields: [],
      methods: [],
      parent: null,
    };
    own.parent ??= this.namespace();
    this.classes.set(id, own);
    return own;
  }
}

function tableOf({ name, annotations, fields, methods }: Class): Table {
  const sections =
    fields.length + methods.length === 0 ? [] : [fields, methods].map((rows) => rows.map((row) => [row]));
  return { kind: annotations.map((annotation) => `«${annotation}»`).join('\n'), name, sections };
}
