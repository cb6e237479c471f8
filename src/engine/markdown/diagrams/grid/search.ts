import type { Point, Rect } from '../svg';
import { CLEAR, costOf, takenCost, type Traffic } from './costs';
import { Heap } from './heap';
import type { Lanes } from './lanes';
import { portsOf, STUB, type Port } from './ports';
import { OUTWARD, touches, type Scene, type Wanted } from './scene';

/** What a turn costs, in units of length. */
const TURN = 34;

const SIDES = ['L', 'R', 'T', 'B'] as const;
/** Headings are numbers of sides; one more says that the way is at its end. */
const OPPOSITE = [1, 0, 3, 2] as const;
const ARRIVED = 4;

/** A way so far: it stands at a crossing of lanes and looks in a direction. */
interface Step {
  at: Point;
  column: number;
  row: number;
  heading: number;
  cost: number;
  /** What it costs at least to the end of the edge. */
  rank: number;
  before: Step | null;
  start: Port;
}

/** Finds the cheapest way of an edge: short, with few turns, clear of boxes, words and other edges. */
export const findWay = (wanted: Wanted, scene: Scene, lanes: Lanes, traffic: Traffic): Point[] | null =>
  new Search(wanted, scene, lanes, traffic).run();

class Search {
  private readonly queue = new Heap<Step>();
  private readonly starts: Port[];
  private readonly goals = new Map<number, Port[]>();
  private readonly xs: number[];
  private readonly ys: number[];
  private readonly walls: Rect[];
  private readonly target: Rect;
  private readonly scene: Scene;
  private readonly traffic: Traffic;
  /** Costs of the stretches to the right of crossings, and below them. */
  private readonly known: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];

  constructor(wanted: Wanted, scene: Scene, lanes: Lanes, traffic: Traffic) {
    this.scene = scene;
    this.traffic = traffic;
    const { from, to } = wanted;
    this.target = to.box;
    // Groups that an edge ends at are walls to it, from inside or outside; others are not.
    const ends = [from, to].filter(({ box }) => scene.borders.includes(box));
    const own = ends.flatMap(({ box, isInward }) => (isInward ? outsideOf(box) : [box]));
    this.walls = [...scene.leaves, ...scene.titles, ...own];
    const isFree = ({ free }: Port): boolean => !this.walls.some((wall) => touches([free, free], wall, CLEAR));
    this.starts = portsOf(from, to).filter(isFree);
    const arrivals = portsOf(to, from).filter(isFree);
    const ports = [...this.starts, ...arrivals];
    this.xs = merged(
      lanes.xs,
      ports.map(({ free }) => free.x),
    );
    this.ys = merged(
      lanes.ys,
      ports.map(({ free }) => free.y),
    );
    for (const port of arrivals) {
      const key = this.keyOf(this.xs.indexOf(port.free.x), this.ys.indexOf(port.free.y));
      this.goals.set(key, [...(this.goals.get(key) ?? []), port]);
    }
  }

  run(): Point[] | null {
    for (const port of this.starts) this.begin(port);
    const done = new Set<number>();
    for (let step = this.queue.pop(); step; step = this.queue.pop()) {
      if (step.heading === ARRIVED) return cornersOf(step);
      const key = this.keyOf(step.column, step.row) * 4 + step.heading;
      if (done.has(key)) continue;
      done.add(key);
      for (const port of this.goals.get(this.keyOf(step.column, step.row)) ?? []) this.arrive(step, port);
      for (const [heading, side] of SIDES.entries())
        if (heading !== OPPOSITE[step.heading]) this.go(step, heading, OUTWARD[side]);
    }
    return null;
  }

  private keyOf(column: number, row: number): number {
    return row * this.xs.length + column;
  }

  private begin(start: Port): void {
    const { scene, traffic } = this;
    const cost = start.cost + takenCost(start.tip, traffic) + costOf([start.tip, start.free], scene, traffic);
    const [column, row] = [this.xs.indexOf(start.free.x), this.ys.indexOf(start.free.y)];
    const heading = SIDES.indexOf(start.side);
    this.queue.push({ at: start.free, column, row, heading, cost, rank: cost, before: null, start });
  }

  private arrive(step: Step, port: Port): void {
    const { scene, traffic } = this;
    const side = SIDES.indexOf(port.side);
    if (step.heading === side) return;
    const turn = step.heading === OPPOSITE[side] ? 0 : TURN;
    const last = port.cost + takenCost(port.tip, traffic) + costOf([port.free, port.tip], scene, traffic);
    const cost = step.cost + turn + last;
    this.queue.push({ ...step, at: port.tip, heading: ARRIVED, cost, rank: cost, before: step });
  }

  private go(step: Step, heading: number, { x: dx, y: dy }: Point): void {
    const [column, row] = [step.column + dx, step.row + dy];
    const [x, y] = [this.xs[column], this.ys[row]];
    if (x === undefined || y === undefined) return;
    const at = { x, y };
    const stretch = this.stretch(
      step.at,
      at,
      dx === 0 ? 1 : 0,
      this.keyOf(Math.min(column, step.column), Math.min(row, step.row)),
    );
    if (stretch === Infinity) return;
    const cost = step.cost + stretch + (heading === step.heading ? 0 : TURN);
    this.queue.push({
      at,
      column,
      row,
      heading,
      cost,
      rank: cost + this.distance(at),
      before: step,
      start: step.start,
    });
  }

  /** What a stretch between neighbouring crossings costs; without end where it runs into a wall. */
  private stretch(from: Point, to: Point, axis: 0 | 1, key: number): number {
    const found = this.known[axis].get(key);
    if (found !== undefined) return found;
    const isBlocked = this.walls.some((wall) => touches([from, to], wall, CLEAR));
    const cost = isBlocked ? Infinity : costOf([from, to], this.scene, this.traffic);
    this.known[axis].set(key, cost);
    return cost;
  }

  private distance({ x, y }: Point): number {
    const { left, top, right, bottom } = this.target;
    const away = Math.max(0, left - x, x - right) + Math.max(0, top - y, y - bottom);
    return Math.max(0, away - STUB);
  }
}

/** All that lies around a box. */
function outsideOf({ left, top, right, bottom }: Rect): Rect[] {
  const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  return [
    { ...all, right: left },
    { ...all, bottom: top },
    { ...all, left: right },
    { ...all, top: bottom },
  ];
}

const merged = (lanes: readonly number[], more: readonly number[]): number[] =>
  [...new Set([...lanes, ...more])].sort((a, b) => a - b);

/** The corners of a way, from tip to tip. */
function cornersOf(last: Step): Point[] {
  const all: Point[] = [];
  for (let step: Step | null = last; step; step = step.before) all.unshift(step.at);
  all.unshift(last.start.tip);
  return all.filter((point, index) => {
    const [before, after] = [all[index - 1], all[index + 1]];
    if (!before || !after) return true;
    const isStraight = (axis: 'x' | 'y'): boolean => before[axis] === point[axis] && point[axis] === after[axis];
    return !isStraight('x') && !isStraight('y');
  });
}
