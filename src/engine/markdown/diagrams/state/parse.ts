import { clickLink, namedLinks } from '../click';
import { directionOf, noteEdge } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';
import { StateTree, type StateDiagram, type StateKind, type StateNode } from './tree';

const ID = String.raw`\[\*\]|[^\s:{}"\[\]<>-]+(?:-(?!->|-)[^\s:{}"\[\]<>-]*)*`;
const CLASS = String.raw`(?::::[\w-]+)?`;
const EDGE = new RegExp(`^(${ID})${CLASS}\\s*-->\\s*(${ID})${CLASS}\\s*(?::(.*))?$`);
const DESCRIBED = new RegExp(`^(${ID})${CLASS}\\s*(?::(.*))?$`);
const DECLARED = new RegExp(
  `^state\\s+(?:"([^"]*)"\\s+as\\s+)?(${ID})${CLASS}\\s*(?:<<(\\w+)>>|\\[\\[(\\w+)\\]\\])?\\s*(?:as\\s+"([^"]*)")?\\s*(\\{)?$`,
);
const NOTE = new RegExp(`^note\\s+(left|right)\\s+of\\s+(${ID})\\s*(?::(.*))?$`, 'i');
const IGNORED = /^(?:classDef|class|style|hide empty description|scale)\b/;
const KINDS: ReadonlyMap<string, StateKind> = new Map([
  ['choice', 'choice'],
  ['fork', 'fork'],
  ['join', 'fork'],
]);

/** Reads a state diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseState(source: DiagramSource): StateDiagram {
  if (source.head.replace(/;$/, '') !== '')
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Write states from the next line on.',
    );
  const reader = new StateReader();
  for (const line of linesOf(source).flatMap(splitBraces)) reader.read(line);
  return reader.end();
}

/** Braces that share a line with something get lines of their own. */
function splitBraces(line: Line): Line[] {
  if (!/^state\b.*\{./.test(line.text) && !/.\}$/.test(line.text)) return [line];
  return line.text
    .replace(/^(state\b[^{]*\{)/, '$1\n')
    .replace(/\}$/, '\n}')
    .split('\n')
    .map((text) => ({ ...line, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

class StateReader {
  private readonly tree = new StateTree();
  /** A note over several lines that is not closed yet. */
  private note: { of: StateNode; lines: string[]; line: number } | null = null;

  read({ text, number }: Line): void {
    const line = text.replace(/\s+%%.*$/, '').replace(/;$/, '');
    if (this.note) return this.noteLine(line, this.note);
    const direction = directionOf(line);
    const { diagram, scope } = this.tree;
    if (direction) (diagram.states.get(scope.id ?? '') ?? diagram).direction = direction;
    else if (line === '}') this.tree.close(number);
    else if (line === '--') scope.regions.push([]);
    else if (/^click\s/.test(line)) this.click(line, number);
    else if (!IGNORED.test(line) && !this.statement(line, number))
      throw new DiagramError(
        number,
        `${quoted(line)} is no statement of a state diagram.`,
        'A transition is written "A --> B : text", a state "state A" or "A : text".',
      );
  }

  end(): StateDiagram {
    if (this.note)
      throw new DiagramError(this.note.line, 'The note is not closed.', 'Write "end note" on a line of its own.');
    const { id, line } = this.tree.scope;
    if (id !== null)
      throw new DiagramError(line, `The state "${id}" is not closed.`, 'Write "}" on a line of its own.');
    const { diagram } = this.tree;
    const nameOf = (id: string): string | undefined => diagram.states.get(id)?.descriptions.join('\n') || undefined;
    return { ...diagram, links: namedLinks(diagram.links, nameOf) };
  }

  private click(text: string, line: number): void {
    const link = clickLink(text, line);
    if (link) this.tree.diagram.links.push(link);
  }

  private statement(line: string, number: number): boolean {
    return (
      this.noteHead(line, number) ||
      this.declaration(line, number) ||
      this.transition(line, number) ||
      this.description(line)
    );
  }

  private transition(line: string, number: number): boolean {
    const match = EDGE.exec(line);
    if (!match) return false;
    const [, from = '', to = '', label = ''] = match;
    this.tree.diagram.edges.push({
      from: this.tree.mention(from).id,
      to: this.tree.mention(to, 'end').id,
      label: plainLabel(label),
      stroke: 'solid',
      start: 'none',
      end: 'arrow',
      length: 1,
      line: number,
    });
    return true;
  }

  private declaration(line: string, number: number): boolean {
    const match = DECLARED.exec(line);
    if (!match) return false;
    const [, before, id = '', sign, bracketed, after, brace] = match;
    const state = this.tree.mention(id);
    const written = sign ?? bracketed;
    if (written !== undefined) state.kind = kindOf(written, number);
    const description = before ?? after;
    if (description !== undefined) state.descriptions.push(plainLabel(description));
    if (brace !== undefined) this.tree.open(state, number);
    return true;
  }

  private description(line: string): boolean {
    const match = DESCRIBED.exec(line);
    if (!match || match[1] === '[*]' || match[1] === 'state' || match[1] === 'note') return false;
    const [, id = '', text] = match;
    const state = this.tree.mention(id);
    if (text !== undefined) state.descriptions.push(plainLabel(text));
    return true;
  }

  private noteHead(line: string, number: number): boolean {
    const match = NOTE.exec(line);
    if (!match) return false;
    const [, , id = '', text] = match;
    const of = this.tree.mention(id);
    if (text === undefined) this.note = { of, lines: [], line: number };
    else this.addNote(of, plainLabel(text), number);
    return true;
  }

  private noteLine(line: string, { of, lines, line: first }: { of: StateNode; lines: string[]; line: number }): void {
    if (!/^end\s+note$/i.test(line)) return void lines.push(plainLabel(line));
    this.note = null;
    this.addNote(of, lines.join('\n'), first);
  }

  private addNote(of: StateNode, text: string, line: number): void {
    this.tree.diagram.edges.push(noteEdge(of.id, this.tree.addNote(of, text), line));
  }
}

/** Throws for a kind that there is not. */
function kindOf(written: string, line: number): StateKind {
  const kind = KINDS.get(written);
  if (kind) return kind;
  throw new DiagramError(
    line,
    `There are no states of the kind ${quoted(written)}.`,
    'The kinds are choice, fork and join.',
  );
}
