import mermaid from 'mermaid';
import { parseFlowchart } from './flowchart/parse';
import { DiagramError } from './problem';
import { parseSequence } from './sequence/parse';
import { readSource } from './source';
import { parseState } from './state/parse';
import { plainLabel } from './text';

/** What a diagram says, in the same words whoever read it: nodes, edges and groups, or participants and messages. */
type Reading = string[];

/** The parts of Mermaid's parse that are compared. */
interface MermaidDb {
  getVertices?: () => Map<string, { id: string; text?: string; icon?: string }>;
  getEdges?: () => { start: string; end: string; text: string; stroke: string; type: string; length: number }[];
  getSubGraphs?: () => { id: string; title: string; nodes: string[] }[];
  getActors?: () => Map<string, { name: string; description: string; type: string }>;
  getMessages?: () => { from?: string; to?: string; message: unknown; centralConnection?: number }[];
  getData?: () => { edges: { start: string; end: string; label: string; classes: string }[] };
}

const label = (text: string): string =>
  plainLabel(
    text.replace(/ﬂ(°°|°)(\w+)¶ß/g, (_, sign: string, name: string) => `${sign === '°°' ? '#' : '&'}${name};`),
  ).replace(/\s+/g, ' ');
const unnamed = (id: string): string => (/^sub[gG]raph ?\d+$/.test(id) ? 'unnamed' : id);

/** Mermaid's reading, or null where it refuses. */
export async function mermaidReading(source: string): Promise<Reading | null> {
  try {
    const { db, type } = await mermaid.mermaidAPI.getDiagramFromText(source);
    const found = db as unknown as MermaidDb;
    if (type === 'sequence')
      return [
        ...[...(found.getActors?.().values() ?? [])]
          .map(({ name, description, type }) => `${name}=${label(description)}:${type}`)
          .sort(),
        ...(found.getMessages?.() ?? []).flatMap(({ from, to, message, centralConnection = 0 }) =>
          from && to && typeof message === 'string'
            ? [`${RINGS.get(centralConnection) ?? ''}${from}>${to}: ${label(message)}`]
            : [],
        ),
      ];
    if (type.startsWith('state'))
      return (found.getData?.().edges ?? [])
        .filter(({ classes }) => classes === 'transition')
        .map(({ start, end, label: text }) => `${stateName(start)}>${stateName(end)}: ${label(text)}`);
    const groups = found.getSubGraphs?.() ?? [];
    return [
      ...[...(found.getVertices?.().values() ?? [])]
        .filter(({ id }) => !groups.some((group) => group.id === id))
        // An icon that stands alone is told by its name.
        .map(
          ({ id, text, icon }) =>
            `${id}=${label(text === '' && icon ? icon.replace(/^.*:(?:fa-)?/, '') : (text ?? id))}`,
        )
        .sort(),
      ...(found.getEdges?.() ?? []).map(
        ({ start, end, text, stroke, type, length }) => `${start}>${end}: ${label(text)} ${stroke} ${type} ${length}`,
      ),
      ...groups
        .map(({ id, title, nodes }) => `${unnamed(id)}=${label(title)}: ${nodes.map(unnamed).sort().join(',')}`)
        .sort(),
    ];
  } catch {
    return null;
  }
}

/** Ends of a message that stand in rings on their lifelines, by the number that Mermaid has for them. */
const RINGS: ReadonlyMap<number, string> = new Map([
  [59, 'to '],
  [60, 'from '],
  [61, 'from to '],
]);

const stateName = (id: string): string => id.replace(/^(?:root|.+)_(?:start|end)$|^.* (?:start|end)$/, '[*]');

const HEADS: Record<string, string> = { none: '', arrow: 'point', cross: 'cross', circle: 'circle' };
const STROKES: Record<string, string> = { solid: 'normal' };

/** Our own reading, or null where we refuse. */
export function ownReading(text: string): Reading | null {
  try {
    const source = readSource(text);
    if (source.kind === 'sequenceDiagram') {
      const { participants, steps } = parseSequence(source);
      return [
        ...[...participants.values()]
          .map(({ id, label, type }) => `${id}=${label.replace(/\s+/g, ' ')}:${type}`)
          .sort(),
        ...steps.flatMap((step) => {
          if (step.kind === 'message') {
            const rings = [...step.rings].map((end) => `${end} `).join('');
            return [`${rings}${step.from}>${step.to}: ${step.text.replace(/\s+/g, ' ')}`];
          }
          if (step.kind === 'note') return [`${step.ids[0]}>${step.ids.at(-1)}: ${step.text.replace(/\s+/g, ' ')}`];
          return [];
        }),
      ];
    }
    if (source.kind.startsWith('state'))
      return parseState(source)
        .edges.filter(({ to }) => !/^note \d+$/.test(to))
        .map(({ from, to, label }) => `${stateName(from)}>${stateName(to)}: ${label}`);
    const { nodes, edges, groups } = parseFlowchart(source);
    const members = [...nodes.values(), ...groups.values()];
    return [
      ...[...nodes.values()].map(({ id, label }) => `${id}=${(label ?? id).replace(/\s+/g, ' ')}`).sort(),
      ...edges.map(({ from, to, label, stroke, start, end, length }) => {
        const type = end === 'none' ? 'arrow_open' : `${start === end ? 'double_' : ''}arrow_${HEADS[end] ?? end}`;
        return `${from}>${to}: ${label} ${STROKES[stroke] ?? stroke} ${type} ${length}`;
      }),
      ...[...groups.values()]
        .map(({ id, title }) => {
          const inside = members.filter(({ parent }) => parent === id).map((member) => unnamed(member.id));
          return `${unnamed(id)}=${title}: ${inside.sort().join(',')}`;
        })
        .sort(),
    ];
  } catch (error) {
    if (error instanceof DiagramError) return null;
    throw error;
  }
}
