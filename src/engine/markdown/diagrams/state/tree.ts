import type { Direction, GraphEdge } from '../graph/model';
import { DiagramError } from '../problem';
import type { DrawingLink } from '../svg';

export type StateKind = 'state' | 'start' | 'end' | 'choice' | 'fork' | 'note';

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

export interface StateDiagram {
  direction: Direction;
  states: Map<string, StateNode>;
  edges: GraphEdge[];
  /** Links of states, which stand below the drawing. */
  links: DrawingLink[];
}

/** A composite state that is not closed yet, with the members of its regions. */
interface Scope {
  /** `null` outside of all states. */
  id: string | null;
  regions: string[][];
  line: number;
}

const PLAIN: Omit<StateNode, 'id' | 'descriptions'> = {
  kind: 'state',
  parent: null,
  composite: false,
  direction: null,
  region: false,
};

/** The states of a diagram as lines mention them, each in the scope that first holds it. */
export class StateTree {
  readonly diagram: StateDiagram = { direction: 'TB', states: new Map(), edges: [], links: [] };
  private readonly scopes: Scope[] = [{ id: null, regions: [[]], line: 0 }];
  private notes = 0;

  /** The innermost scope that is not closed yet. */
  get scope(): Scope {
    const scope = this.scopes.at(-1);
    if (!scope) throw new Error('The outermost scope is never closed.');
    return scope;
  }

  /** Notes that a state is named here, and gives it; `[*]` is another state in each scope. */
  mention(name: string, side: 'start' | 'end' = 'start'): StateNode {
    const { id: scope, regions } = this.scope;
    const { states } = this.diagram;
    const id = name === '[*]' ? `${scope ?? ''} ${regions.length} ${side}` : name;
    const known = states.get(id);
    const state = known ?? { ...PLAIN, id, kind: name === '[*]' ? side : 'state', descriptions: [] };
    if (!known || (state.parent === null && scope !== null && !this.isAround(id))) {
      state.parent = scope;
      regions.at(-1)?.push(id);
    }
    states.set(id, state);
    return state;
  }

  /** Adds a note beside a state; gives the note's id. */
  addNote(of: StateNode, text: string): string {
    const id = `note ${(this.notes += 1)}`;
    this.diagram.states.set(id, { ...PLAIN, id, kind: 'note', descriptions: [text], parent: of.parent });
    this.scope.regions.at(-1)?.push(id);
    return id;
  }

  /** Begins the inside of a state. */
  open(state: StateNode, line: number): void {
    state.composite = true;
    this.scopes.push({ id: state.id, regions: [[]], line });
  }

  /** Ends the innermost scope; regions that stand beside each other become states of their own. */
  close(line: number): void {
    const { id, regions } = this.scope;
    if (id === null)
      throw new DiagramError(line, '"}" closes no state.', 'Remove it, or open a state with "{" before it.');
    this.scopes.pop();
    if (regions.length < 2) return;
    const { states } = this.diagram;
    regions.forEach((members, index) => {
      const region = `${id} region ${index}`;
      states.set(region, { ...PLAIN, id: region, composite: true, region: true, descriptions: [], parent: id });
      for (const member of members) {
        const state = states.get(member);
        if (state) state.parent = region;
      }
    });
  }

  private isAround(id: string): boolean {
    return this.scopes.some((scope) => scope.id === id);
  }
}
