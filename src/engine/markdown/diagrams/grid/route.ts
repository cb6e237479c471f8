import type { Point } from '../svg';
import { placeLabels, type Routes } from './labels';
import { lanesOf } from './lanes';
import type { Traffic } from './costs';
import { findWay } from './search';
import { segmentsOf, type Scene, type Wanted } from './scene';

/** Leads every edge around boxes and words, the shortest first, and once more when all others are known. */
export function routeAll(wanted: readonly Wanted[], scene: Scene): Routes {
  const lanes = lanesOf(scene);
  const order = [...wanted].sort((a, b) => distanceOf(a) - distanceOf(b));
  const found = new Map<Wanted, Point[]>();
  const find = (edge: Wanted): void => {
    found.delete(edge);
    found.set(edge, findWay(edge, scene, lanes, trafficOf(found)) ?? straight(edge));
  };
  order.forEach(find);
  order.filter((edge) => (found.get(edge)?.length ?? 0) > 2).forEach(find);
  return placeLabels(
    wanted.map((edge) => ({ wanted: edge, points: found.get(edge) ?? straight(edge), label: null })),
    scene,
  );
}

const trafficOf = (found: ReadonlyMap<Wanted, Point[]>): Traffic => ({
  segments: [...found.values()].flatMap(segmentsOf),
  tips: [...found.values()].flatMap((points) => points.filter((_, index) => index % (points.length - 1) === 0)),
});

const middleOf = ({ from: { box } }: Pick<Wanted, 'from'>): Point => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
});

/** The last resort where boxes leave no way between them. */
const straight = ({ from, to }: Wanted): Point[] => [middleOf({ from }), middleOf({ from: to })];

function distanceOf(wanted: Wanted): number {
  const [a, b] = straight(wanted);
  return a && b ? Math.abs(a.x - b.x) + Math.abs(a.y - b.y) : 0;
}
