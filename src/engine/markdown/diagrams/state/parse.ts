import type { Direction, GraphEdge } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';

type StateKind = 'state' | 'start' | 'end' | 'choice' | 'fork' | 'note';

export interface StateNode {
  id: string;
  kind: StateKind;
  descriptions: string[];
  parent: string | null;
  /** Whether other states are inside it. */
  composite: boolean;
  direction: Direction | null;
  /** A part of a composite state that runs beside others. */
  region: boolean;
}

interface StateDiagram {
  direction: Direction;
  states: Map<string, StateNode>;
  edges: GraphEdge[];
}

const ID = String.raw`\[\*\]|[^\s:{}"\[\]<>-]+(?:-(?!->|-)[^\s:{}"\[\]<>-]*)*`;
const CLASS = String.raw`(?::::[\w-]+)?`;
const EDGE = new RegExp(`^(${ID})${CLASS}\\s*-->\\s*(${ID})${CLASS}\\s*(?::(.*))?$`);
const DESCRIBED = new RegExp(`^(${ID})${CLASS}\\s*(?::(.*))?$`);
const DECLARED = new RegExp(
  `^state\\s+(?:"([^"]*)"\\s+as\\s+)?(${ID})${CLASS}\\s*(?:<<(\\w+)>>|\\[\\[(\\w+)\\]\\])?\\s*(?:as\\s+"([^"]*)")?\\s*(\\{)?$`,
);
const NOTE = new RegExp(`^note\\s+(left|right)\\s+of\\s+(${ID})\\s*(?::(.*))?$`, 'i');
const IGNORED = /^(?:classDef|class|style|click|hide empty description|scale)\b/;
const KINDS: Record<string, StateKind> = { choice: 'choice', fork: 'fork', join: 'fork' };
const DIRECTIONS: Record<string, Direction> = { TB: 'TB', TD: 'TB', BT: 'BT', LR: 'LR', RL: 'RL' };

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

/** A composite state that is not closed yet, with the members of its regions. */
interface Open {
  id: string | null;
  regions: string[][];
  line: number;
}

class StateReader {
  private readonly diagram: StateDiagram = { direction: 'TB', states: new Map(), edges: [] };
  private readonly open: Open[] = [{ id: null, regions: [[]], line: 0 }];
  private note: { of: string; lines: string[]; line: number } | null = null;
  private notes = 0;

  read({ text, number }: Line): void {
    const line = text.replace(/\s+%%.*$/, '').replace(/;$/, '');
    if (this.note) return this.noteLine(line);
    const direction = /^direction\s+(TB|TD|BT|LR|RL)$/.exec(line);
    const composite = this.scope.id === null ? undefined : this.diagram.states.get(this.scope.id);
    if (direction) {
      const value = DIRECTIONS[direction[1] ?? ''] ?? 'TB';
      if (composite) composite.direction = value;
      else this.diagram.direction = value;
    } else if (line === '}') this.close(number);
    else if (line === '--') this.scope.regions.push([]);
    else if (!IGNORED.test(line) && !this.statement(line, number)) this.fail(line, number);
  }

  end(): StateDiagram {
    if (this.note)
      throw new DiagramError(this.note.line, 'The note is not closed.', 'Write "end note" on a line of its own.');
    if (this.open.length > 1)
      throw new DiagramError(
        this.scope.line,
        `The state "${this.scope.id}" is not closed.`,
        'Write "}" on a line of its own.',
      );
    return this.diagram;
  }

  private get scope(): Open {
    const scope = this.open.at(-1);
    if (!scope) throw new Error('The outermost scope is never closed.');
    return scope;
  }

  private fail(line: string, number: number): never {
    throw new DiagramError(
      number,
      `${quoted(line)} is no statement of a state diagram.`,
      'A transition is written "A --> B : text", a state "state A" or "A : text".',
    );
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
    this.diagram.edges.push({
      from: this.mention(from, 'start'),
      to: this.mention(to, 'end'),
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
    const kind = sign ?? bracketed;
    const state = this.state(this.mention(id, 'start'));
    if (kind !== undefined && !KINDS[kind])
      throw new DiagramError(
        number,
        `There are no states of the kind ${quoted(kind)}.`,
        'The kinds are choice, fork and join.',
      );
    if (kind !== undefined) state.kind = KINDS[kind] ?? 'state';
    const description = before ?? after;
    if (description !== undefined) state.descriptions.push(plainLabel(description));
    if (brace === undefined) return true;
    state.composite = true;
    this.open.push({ id, regions: [[]], line: number });
    return true;
  }

  private description(line: string): boolean {
    const match = DESCRIBED.exec(line);
    if (!match || match[1] === '[*]' || match[1] === 'state' || match[1] === 'note') return false;
    const [, id = '', text] = match;
    const state = this.state(this.mention(id, 'start'));
    if (text !== undefined) state.descriptions.push(plainLabel(text));
    return true;
  }

  private noteHead(line: string, number: number): boolean {
    const match = NOTE.exec(line);
    if (!match) return false;
    const [, , id = '', text] = match;
    const of = this.mention(id, 'start');
    if (text === undefined) this.note = { of, lines: [], line: number };
    else this.addNote(of, plainLabel(text), number);
    return true;
  }

  private noteLine(line: string): void {
    if (!this.note) return;
    const { of, lines, line: number } = this.note;
    if (!/^end\s+note$/i.test(line)) return void lines.push(plainLabel(line));
    this.note = null;
    this.addNote(of, lines.join('\n'), number);
  }

  private addNote(of: string, text: string, line: number): void {
    const id = `note ${(this.notes += 1)}`;
    const { parent } = this.state(of);
    this.diagram.states.set(id, { ...EMPTY, id, kind: 'note', descriptions: [text], parent });
    this.scope.regions.at(-1)?.push(id);
    this.diagram.edges.push({
      from: of,
      to: id,
      label: '',
      stroke: 'dotted',
      start: 'none',
      end: 'none',
      length: 1,
      line,
    });
  }

  /** Notes that a state is named here, and gives its id; `[*]` is another state in each scope. */
  private mention(name: string, side: 'start' | 'end'): string {
    const { id: scope, regions } = this.scope;
    const id = name === '[*]' ? `${scope ?? ''} ${regions.length} ${side}` : name;
    const kind = name === '[*]' ? side : 'state';
    const state = this.diagram.states.get(id) ?? { ...EMPTY, id, kind, descriptions: [] };
    if (!this.diagram.states.has(id) || (state.parent === null && scope !== null && !this.isAround(id))) {
      state.parent = scope;
      for (const { regions: others } of this.open)
        for (const members of others) if (members.includes(id)) members.splice(members.indexOf(id), 1);
      regions.at(-1)?.push(id);
    }
    this.diagram.states.set(id, state);
    return id;
  }

  private isAround(id: string): boolean {
    return this.open.some((scope) => scope.id === id);
  }

  private state(id: string): StateNode {
    const state = this.diagram.states.get(id);
    if (!state) throw new Error(`The state ${id} was not mentioned.`);
    return state;
  }

  private close(number: number): void {
    const { id, regions } = this.scope;
    if (id === null)
      throw new DiagramError(number, '"}" closes no state.', 'Remove it, or open a state with "{" before it.');
    this.open.pop();
    if (regions.length < 2) return;
    regions.forEach((members, index) => {
      const region = `${id} region ${index}`;
      this.diagram.states.set(region, {
        ...EMPTY,
        id: region,
        composite: true,
        region: true,
        descriptions: [],
        parent: id,
      });
      for (const member of members) this.state(member).parent = region;
    });
  }
}

const EMPTY: Omit<StateNode, 'id' | 'descriptions'> = {
  kind: 'state',
  parent: null,
  composite: false,
  direction: null,
  region: false,
};
