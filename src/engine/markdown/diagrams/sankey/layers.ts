import { DiagramError, quoted } from '../problem';
import type { Flow } from './parse';

/** Names in the order in which they are first written. */
export const namesOf = (flows: readonly Flow[]): string[] => [...new Set(flows.flatMap(({ from, to }) => [from, to]))];

/** Layers from left to right: a node stands behind all that flows into it, and one without outflow in the last. */
export function layersOf(flows: readonly Flow[]): string[][] {
  const layers: string[][] = [];
  let left = namesOf(flows);
  let open = [...flows];
  while (left.length > 0) {
    const fed = new Set(open.map(({ to }) => to));
    const layer = left.filter((name) => !fed.has(name));
    if (layer.length === 0) throw circle(open);
    const done = new Set(layer);
    layers.push(layer);
    left = left.filter((name) => !done.has(name));
    open = open.filter(({ from }) => !done.has(from));
  }
  const sources = new Set(flows.map(({ from }) => from));
  const ends = layers.flat().filter((name) => !sources.has(name));
  const between = layers.map((layer) => layer.filter((name) => sources.has(name)));
  return [...between.slice(0, -1), ends];
}

/** What is left of flows when those that lead into nothing that is left are taken away holds a circle. */
function circle(flows: readonly Flow[]): DiagramError {
  let left = [...flows];
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const sources = new Set(left.map(({ from }) => from));
    left = left.filter(({ to }) => sources.has(to));
  }
  const [{ from, to, line } = { from: '', to: '', line: 1 }] = left;
  return new DiagramError(
    line,
    `What flows from ${quoted(from)} to ${quoted(to)} flows in a circle.`,
    'Name the node where it comes back otherwise, or leave the flow out.',
  );
}
