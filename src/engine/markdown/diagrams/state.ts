import type { Graph } from './graph/model';
import { DiagramError, NAME, quoted, type DiagramSource } from './source';
import { readLabel } from './svg';

const STATE = String.raw`(\[\*\]|${NAME})`;
const TRANSITION = new RegExp(`^${STATE} ?--> ?${STATE} ?(?::(.*))?$`, 'u');

/** Reads a state diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseState({ head, headLine, lines }: DiagramSource): Graph {
  if (head !== '')
    throw new DiagramError(
      headLine,
      `${quoted(head)} follows the diagram type.`,
      'Begin with a transition on the next line.',
    );
  const graph: Graph = { direction: 'TB', nodes: new Map(), groups: new Map(), edges: [] };
  for (const { text, number } of lines) {
    const [, from, to = '', label = ''] = TRANSITION.exec(text) ?? [];
    if (from === undefined)
      throw new DiagramError(
        number,
        `${quoted(text)} is not a statement of a state diagram.`,
        'Write a transition: "A --> B : text" or "[*] --> A".',
      );
    graph.edges.push({
      from: addState(graph, from, 'start'),
      to: addState(graph, to, 'end'),
      label: readLabel(label),
      hasArrow: true,
      line: number,
    });
  }
  return graph;
}

/** Adds a state where it is new. Gives its id, which for `[*]` depends on the side of the transition. */
function addState({ nodes }: Graph, name: string, side: 'start' | 'end'): string {
  const id = name === '[*]' ? ` ${side}` : name;
  if (!nodes.has(id))
    nodes.set(
      id,
      name === '[*]' ? { label: '', shape: side, parent: null } : { label: name, shape: 'rounded', parent: null },
    );
  return id;
}
