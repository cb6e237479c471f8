import { drawGraph, NARROW_COLUMN } from '../graph/draw';
import type { Graph, GraphEdge } from '../graph/model';
import type { DiagramSource } from '../source';
import type { Drawing } from '../svg';
import { downwards, turned } from './downwards';
import { elementFigure } from './figure';
import type { C4Element, C4Model, C4Relation } from './model';
import { drawOutline } from './outline';
import { parseC4 } from './parse';

/** On a phone, a graph that is wider than this many columns has letters too small to be read. */
const READABLE = 1.3;

/**
 * Draws a C4 diagram as a graph: its boundaries are groups, its relations edges. A phone has the elements below each
 * other where the graph would be too small to read there.
 */
export function drawC4(source: DiagramSource, column: number): Drawing {
  const model = parseC4(source);
  const { title, links } = model;
  const graph = { ...drawGraph(graphOf(model), column), title, links };
  const isReadable = column > NARROW_COLUMN || graph.bounds.right - graph.bounds.left <= column * READABLE;
  const outline = isReadable ? null : drawOutline(model, column - 4);
  return outline ? { ...graph, parts: outline.parts, bounds: outline.box } : graph;
}

function graphOf({ elements, boundaries, relations }: C4Model): Graph {
  // An element and a boundary may have the same alias; a relation means the element.
  const groupId = (alias: string): string => (elements.has(alias) ? `boundary ${alias}` : alias);
  const parentId = (alias: string | null): string | null => (alias === null ? null : groupId(alias));
  const aliases = [...elements.keys(), ...boundaries.keys()];
  const persons = aliases.filter((alias) => elements.get(alias)?.isPerson);
  const edges = downwards(relations.map(edgeOf), [...persons, ...aliases]);
  const graph: Graph = { direction: 'TB', nodes: new Map(), groups: new Map(), edges };
  for (const [alias, { name, type, description, parent }] of boundaries)
    graph.groups.set(groupId(alias), {
      id: groupId(alias),
      title: name,
      note: [`[${type}]`, description].filter((text) => text !== '').join('\n'),
      parent: parentId(parent),
      direction: null,
      kind: 'group',
    });
  for (const [id, element] of elements)
    graph.nodes.set(id, {
      id,
      words: [wordsOf(element)],
      figure: (wrap) => elementFigure(element, wrap),
      parent: parentId(element.parent),
    });
  return graph;
}

/** In one piece: what two of them are called alike would be told once. */
const wordsOf = ({ kind, name, technology, description }: C4Element): string =>
  [`«${kind}» ${name}`, technology === '' ? '' : ` [${technology}]`, description === '' ? '' : `: ${description}`].join(
    '',
  );

function edgeOf({ from, to, arrow, isUpwards, label, technology, description, line }: C4Relation): GraphEdge {
  const texts = [label, technology === '' ? '' : `[${technology}]`, description];
  const edge: GraphEdge = {
    from,
    to,
    label: texts.filter((text) => text !== '').join('\n'),
    stroke: 'solid',
    start: arrow === 'to' ? 'none' : 'arrow',
    end: arrow === 'from' ? 'none' : 'arrow',
    length: 1,
    line,
  };
  return isUpwards ? turned(edge) : edge;
}
