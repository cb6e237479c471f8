import type { Direction, GraphEdge } from '../graph/model';
import { DiagramError } from '../problem';

type StateKind = 'state' | 'start' | 'end';

export interface StateNode {
  id: string;
  kind: StateKind;
  descriptions: string[];
  parent: string | null;
  /** Whether other states are inside it. */
  composite: boolean;
  direction: Direction | null;
}

export interface StateDiagram {
  direction: Direction;
  states: Map<string, StateNode>;
  edges: GraphEdge[];
}

/** A composite state that is not closed yet. */
interface Scope {
  /** `null` outside of all states. */
  id: string | null;
  line: number;
}

const PLAIN: Omit<StateNode, 'id' | 'descriptions'> = {
  kind: 'state',
  parent: null,
  composite: false,
  direction: null,
};

/** The states of a diagram as lines mention them, each in the scope that first holds it. */
export class StateTree {
  readonly diagram: StateDiagram = { direction: 'TB', states: new Map(), edges: [] };
  private readonly scopes: Scope[] = [{ id: null, line: 0 }];

  /** The innermost scope that is not closed yet. */
  get scope(): Scope {
    const scope = this.scopes.at(-1);
    if (!scope) throw new Error('The outermost scope is never closed.');
    return scope;
  }

  /** Notes that a state is named here, and gives it; `[*]` is another state in each scope. */
  mention(name: string, side: 'start' | 'end' = 'start'): StateNode {
    const { id: scope } = this.scope;
    const { states } = this.diagram;
    const id = name === '[*]' ? `${scope ?? ''} ${side}` : name;
    const known = states.get(id);
    const state = known ?? { ...PLAIN, id, kind: name === '[*]' ? side : 'state', descriptions: [] };
    if (!known || (state.parent === null && scope !== null && !this.isAround(id))) state.parent = scope;
    states.set(id, state);
    return state;
  }

  /** Begins the inside of a state. */
  open(state: StateNode, line: number): void {
    state.composite = true;
    this.scopes.push({ id: state.id, line });
  }

  /** Ends the innermost scope. */
  close(line: number): void {
    if (this.scope.id === null)
      throw new DiagramError(line, '"}" closes no state.', 'Remove it, or open a state with "{" before it.');
    this.scopes.pop();
  }

  private isAround(id: string): boolean {
    return this.scopes.some((scope) => scope.id === id);
  }
}
