import type { Place, Span } from './axes';

/** A straight stretch along the flow that an edge passes through: between nodes of a rank, or under its label. */
export interface Gate {
  cross: number;
  from: number;
  to: number;
  fixed: boolean;
}

/** Leaves out the gates that an edge does not need to keep clear of others. */
export function simplify(
  start: Place,
  gates: readonly Gate[],
  end: Place,
  blocked: readonly Span[],
  labels: readonly Span[] = [],
): Place[] {
  const build = (kept: readonly Gate[]): Place[] => [
    start,
    ...kept.flatMap(({ cross, from, to }) => [
      { cross, main: from },
      { cross, main: to },
    ]),
    end,
  ];
  // To run through a box is worse than to run through any labels.
  const cost = (way: Place[]): number => collisions(way, blocked) * (labels.length + 1) + collisions(way, labels);
  const straight = gates.filter(({ fixed }) => fixed);
  if (cost(build(straight)) === 0) return build(straight);
  let kept = [...gates];
  let least = cost(build(kept));
  for (const gate of gates) {
    if (gate.fixed) continue;
    const without = kept.filter((other) => other !== gate);
    const found = cost(build(without));
    if (found <= least) [kept, least] = [without, found];
  }
  return build(kept);
}

const MARGIN = 7;

/** How many boxes other than those of its ends the curve through places touches. */
const collisions = (way: readonly Place[], blocked: readonly Span[]): number => {
  const points = pointsOf(way);
  return blocked.filter((span) => points.some((place) => isNear(place, span))).length;
};

const isNear = ({ main, cross }: Place, span: Span): boolean =>
  main > span.main[0] - MARGIN &&
  main < span.main[1] + MARGIN &&
  cross > span.cross[0] - MARGIN &&
  cross < span.cross[1] + MARGIN;

/** Points of the curve through places, near enough to each other that none passes by a box. */
function pointsOf(way: readonly Place[]): Place[] {
  return way.slice(1).flatMap((b, index) => {
    const a = way[index] ?? b;
    return Array.from({ length: 13 }, (_, step) => {
      const t = step / 12;
      const eased = t * t * (3 - 2 * t);
      return {
        main: a.main + (b.main - a.main) * (1.5 * t * (1 - t) + t * t * t),
        cross: a.cross + (b.cross - a.cross) * eased,
      };
    });
  });
}
