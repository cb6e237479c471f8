import { at } from '../../../../shared/at';
import type { ElementContent } from 'hast';
import { boxAround, path, rect, textAt, type Point } from '../svg';
import { setText, type TextBlock } from '../text';
import { layersOf } from './layers';
import type { Flow } from './parse';

const SMALL = { size: 13 };
const NODE = 10;
/** Between nodes below each other, and between a node and its name above it. */
const GAP = 12;
const NAME_GAP = 3;
const HEIGHT = 320;
/** How often nodes are moved towards what they are tied to. */
const SWEEPS = 8;

interface Place {
  x: number;
  /** Top of its name; the bar stands below it. */
  y: number;
  name: TextBlock;
  isLast: boolean;
  /** Height of the bar. */
  bar: number;
}

const slotOf = ({ name, bar }: Place): number => name.height + NAME_GAP + bar;
const barTop = ({ y, name }: Place): number => y + name.height + NAME_GAP;

/** Draws bands between bars, as wide as their values; `null` where names have no room. */
export function drawFlows(flows: readonly Flow[], width: number): { parts: ElementContent[]; bottom: number } | null {
  const layers = layersOf(flows);
  const step = (width - NODE) / (layers.length - 1);
  const totals = new Map(layers.flat().map((name) => [name, totalOf(flows, name)]));
  // The names of the last two layers share the room between them.
  const rooms = layers.map((_, index) => (index >= layers.length - 2 ? (step - GAP) / 2 : step - GAP));
  const places = new Map<string, Place>();
  layers.forEach((layer, index) => {
    const isLast = index === layers.length - 1;
    for (const id of layer)
      places.set(id, { x: index * step, y: 0, name: setText(id, at(rooms, index), SMALL), isLast, bar: 0 });
  });
  const columns = layers.map((layer) => layer.map((id) => placeOf(places, id)));
  if (columns.some((column, index) => column.some(({ name }) => name.width > at(rooms, index)))) return null;
  const fixed = columns.map((column) => column.reduce((sum, { name }) => sum + name.height + NAME_GAP + GAP, -GAP));
  const height = Math.max(HEIGHT, ...fixed.map((room) => room + HEIGHT / 2));
  const sums = layers.map((layer) => layer.reduce((sum, id) => sum + (totals.get(id) ?? 0), 0));
  const scale = Math.min(...sums.map((sum, index) => (sum > 0 ? (height - at(fixed, index)) / sum : Infinity)));
  for (const [id, place] of places) place.bar = (totals.get(id) ?? 0) * scale;
  settle(flows, columns, places, height);
  const nodes = [...places.values()];
  return {
    parts: [...bands(flows, places, scale), ...nodes.flatMap(drawNode)],
    bottom: Math.max(...nodes.map((place) => place.y + slotOf(place))),
  };
}

function placeOf(places: ReadonlyMap<string, Place>, id: string): Place {
  const place = places.get(id);
  if (!place) throw new Error(`There is no node ${id}.`);
  return place;
}

const sumOf = (flows: readonly Flow[]): number => flows.reduce((sum, { value }) => sum + value, 0);

const totalOf = (flows: readonly Flow[], name: string): number =>
  Math.max(sumOf(flows.filter(({ from }) => from === name)), sumOf(flows.filter(({ to }) => to === name)));

/** Moves nodes to the height of what they are tied to, so that bands run straight and seldom cross. */
function settle(
  flows: readonly Flow[],
  columns: readonly Place[][],
  places: ReadonlyMap<string, Place>,
  height: number,
): void {
  const ties = new Map<Place, { other: Place; value: number }[]>();
  for (const { from, to, value } of flows) {
    const [a, b] = [placeOf(places, from), placeOf(places, to)];
    ties.set(a, [...(ties.get(a) ?? []), { other: b, value }]);
    ties.set(b, [...(ties.get(b) ?? []), { other: a, value }]);
  }
  for (const column of columns) stack(column, height);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isForward = sweep % 2 === 0;
    for (const column of isForward ? columns.slice(1) : columns.slice(0, -1).reverse()) {
      for (const place of column) {
        const near = (ties.get(place) ?? []).filter(({ other }) => other.x < place.x === isForward);
        const weight = near.reduce((sum, { value }) => sum + value, 0);
        const middle =
          near.reduce((sum, { other, value }) => sum + (barTop(other) + other.bar / 2) * value, 0) / weight;
        if (weight > 0) place.y = middle - place.bar / 2 - place.name.height - NAME_GAP;
      }
      column.sort((a, b) => a.y - b.y);
      stack(column, height);
    }
  }
}

/** Keeps nodes of a column apart and within the height. */
function stack(column: readonly Place[], height: number): void {
  let top = 0;
  for (const place of column) {
    place.y = Math.max(place.y, top);
    top = place.y + slotOf(place) + GAP;
  }
  let bottom = height;
  for (const place of column.toReversed()) {
    place.y = Math.max(0, Math.min(place.y, bottom - slotOf(place)));
    bottom = place.y - GAP;
  }
}

function bands(flows: readonly Flow[], places: ReadonlyMap<string, Place>, scale: number): ElementContent[] {
  const starts = offsets(flows, places, scale, 'from', 'to');
  const ends = offsets(flows, places, scale, 'to', 'from');
  return flows.map((flow) => {
    const thick = Math.max(1, flow.value * scale);
    const a: Point = { x: placeOf(places, flow.from).x + NODE, y: starts.get(flow) ?? 0 };
    const b: Point = { x: placeOf(places, flow.to).x, y: ends.get(flow) ?? 0 };
    const x = (a.x + b.x) / 2;
    return path(
      'dg-bar',
      ['M', a.x, a.y, 'C', x, a.y, x, b.y, b.x, b.y, 'L', b.x, b.y + thick],
      ['C', x, b.y + thick, x, a.y + thick, a.x, a.y + thick, 'z'],
    );
  });
}

/** Where each flow begins or ends at its bar, in the order of the bars at its other ends. */
function offsets(
  flows: readonly Flow[],
  places: ReadonlyMap<string, Place>,
  scale: number,
  end: 'from' | 'to',
  other: 'from' | 'to',
): Map<Flow, number> {
  const next = new Map<string, number>();
  const found = new Map<Flow, number>();
  for (const flow of flows.toSorted((a, b) => placeOf(places, a[other]).y - placeOf(places, b[other]).y)) {
    const y = next.get(flow[end]) ?? barTop(placeOf(places, flow[end]));
    found.set(flow, y);
    next.set(flow[end], y + flow.value * scale);
  }
  return found;
}

/** A bar with its name above it, on a ground, because bands of others may run there. */
function drawNode(place: Place): ElementContent[] {
  const { x, y, name, isLast, bar } = place;
  const top = barTop(place);
  const left = isLast ? x + NODE - name.width : x;
  const middle = { x: left + name.width / 2, y: y + name.height / 2 };
  return [
    rect('dg-ground', boxAround(middle, name.width + 4, name.height)),
    rect('dg-solid', { left: x, right: x + NODE, top, bottom: top + Math.max(1, bar) }),
    ...textAt(isLast ? 'dg-end-label' : 'dg-start-label', name, { x: isLast ? x + NODE : x, y: middle.y }),
  ];
}
