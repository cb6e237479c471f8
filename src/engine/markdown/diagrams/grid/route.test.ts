import { expect, test } from 'vitest';
import { boxAround, union, type Rect } from '../svg';
import { setText } from '../text';
import { dice, pick } from '../test-sources';
import { routeAll } from './route';
import { overlaps, segmentsOf, touches, type End, type Scene, type Wanted, type Way } from './scene';

const SIDES = ['L', 'R', 'T', 'B'] as const;
const COLUMNS = 5;

/** Boxes of several sizes in the cells of a grid, some of which are empty. */
function boxesOf(roll: (sides: number) => number): Rect[] {
  return Array.from({ length: 20 }, (_, index) => index).flatMap((index) => {
    const center = { x: (index % COLUMNS) * 150, y: Math.floor(index / COLUMNS) * 110 };
    return roll(5) === 0 ? [] : [boxAround(center, 40 + roll(60), 30 + roll(30))];
  });
}

/** Edges between the boxes of a scene, some with a label, some from fixed sides. */
/** An edge as it is written; which boxes it joins the ends say. */
const edgeOf = (line: number): Wanted['edge'] => ({
  from: '',
  to: '',
  label: '',
  stroke: 'solid',
  start: 'none',
  end: 'arrow',
  length: 1,
  line,
});

function routed(seed: number): { scene: Scene; ways: Way[]; crowded: readonly Way[] } {
  const roll = dice(seed);
  const leaves = boxesOf(roll);
  const scene: Scene = { leaves, titles: [], borders: [], bounds: union(leaves) };
  const end = (): End => ({
    box: pick(roll, leaves),
    sides: roll(2) ? SIDES : [pick(roll, SIDES)],
    corners: null,
    isInward: false,
  });
  const wanted = Array.from({ length: 12 }, (_, line): Wanted => {
    const label = roll(3) === 0 ? setText('a label', 100) : null;
    return { edge: edgeOf(line), from: end(), to: end(), label };
  });
  const { ways, crowded } = routeAll(wanted, scene);
  return { scene, ways, crowded };
}

const isOnSide = ({ x, y }: { x: number; y: number }, { box, sides }: End): boolean =>
  sides.some((side) => {
    const isUpright = side === 'L' || side === 'R';
    const at = { L: box.left, R: box.right, T: box.top, B: box.bottom }[side];
    if (isUpright) return x === at && y > box.top && y < box.bottom;
    return y === at && x > box.left && x < box.right;
  });

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

test.each(SEEDS)('edges of series %i between a border and what it holds stay inside', (seed) => {
  const roll = dice(seed);
  const leaves = boxesOf(roll);
  const { left, top, right, bottom } = union(leaves);
  const group = { left: left - 40, top: top - 40, right: right + 40, bottom: bottom + 40 };
  const scene: Scene = { leaves, titles: [], borders: [group], bounds: group };
  const wanted = leaves.slice(0, 6).map((box, line): Wanted => {
    const [border, leaf] = [
      { box: group, sides: SIDES, corners: null, isInward: true },
      { box, sides: SIDES, corners: null, isInward: false },
    ];
    const ends = line % 2 ? { from: border, to: leaf } : { from: leaf, to: border };
    return { edge: edgeOf(line), ...ends, label: null };
  });
  for (const { points, wanted: own } of routeAll(wanted, scene).ways) {
    expect(isOnSide(points[0] ?? { x: 0, y: 0 }, own.from)).toBe(true);
    expect(isOnSide(points.at(-1) ?? { x: 0, y: 0 }, own.to)).toBe(true);
    for (const { x, y } of points)
      expect(x >= group.left && x <= group.right && y >= group.top && y <= group.bottom).toBe(true);
    for (const segment of segmentsOf(points)) expect(leaves.filter((box) => touches(segment, box, -1))).toEqual([]);
  }
});

test.each(SEEDS)('edges of series %i run from side to side, along the axes, and through no box', (seed) => {
  const { scene, ways } = routed(seed);
  expect(ways).toHaveLength(12);
  for (const { points, wanted } of ways) {
    expect(isOnSide(points[0] ?? { x: 0, y: 0 }, wanted.from)).toBe(true);
    expect(isOnSide(points.at(-1) ?? { x: 0, y: 0 }, wanted.to)).toBe(true);
    for (const segment of segmentsOf(points)) {
      const [a, b] = segment;
      expect(a.x === b.x || a.y === b.y).toBe(true);
      expect(scene.leaves.filter((leaf) => touches(segment, leaf, -1))).toEqual([]);
    }
  }
});

test.each(SEEDS)('labels of series %i stand on their edges, and cover neither a box nor each other', (seed) => {
  const { scene, ways, crowded } = routed(seed);
  const labels = ways
    .filter((way) => !crowded.includes(way))
    .flatMap(({ label, wanted, points }) =>
      label && wanted.label ? [{ label, points, box: boxAround(label, wanted.label.width, wanted.label.height) }] : [],
    );
  labels.forEach(({ label, points, box }, index) => {
    expect(segmentsOf(points).some((segment) => touches(segment, boxAround(label, 0, 0), 0.5))).toBe(true);
    expect(scene.leaves.filter((leaf) => overlaps(leaf, box))).toEqual([]);
    expect(labels.slice(index + 1).filter((other) => overlaps(other.box, box))).toEqual([]);
  });
});

test('some labels of all series find room', () => {
  const labelled = SEEDS.flatMap((seed) => routed(seed).ways).filter(({ wanted }) => wanted.label);
  expect(labelled.length).toBeGreaterThan(20);
});
