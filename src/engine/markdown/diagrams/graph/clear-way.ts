import type { Place, Span } from './axes';

/** A straight stretch along the flow that an edge passes through: between nodes of a rank, or under its label. */
export interface Gate {
  cross: number;
  from: number;
  to: number;
  fixed: boolean;
}

/** Leaves out the gates that an edge does not need to keep clear of others. */
export function simplify(start: Place, gates: readonly Gate[], end: Place, blocked: readonly Span[]): Place[] {
  const build = (kept: readonly Gate[]): Place[] => [
    start,
    ...kept.flatMap(({ cross, from, to }) => [
      { cross, main: from },
      { cross, main: to },
    ]),
    end,
  ];
  let kept = [...gates];
  const straight = gates.filter(({ fixed }) => fixed);
  if (!collides(build(straight), blocked)) return build(straight);
  for (const gate of gates) {
    if (gate.fixed) continue;
    const without = kept.filter((other) => other !== gate);
    if (!collides(build(without), blocked)) kept = without;
  }
  return build(kept);
}

const MARGIN = 7;

/** Whether the curve through places touches a box other than those of its ends. */
function collides(way: readonly Place[], blocked: readonly Span[]): boolean {
  for (let index = 0; index + 1 < way.length; index += 1) {
    const [a, b] = [way[index], way[index + 1]];
    if (!a || !b) continue;
    for (let step = 0; step <= 12; step += 1) {
      const t = step / 12;
      const eased = t * t * (3 - 2 * t);
      const main = a.main + (b.main - a.main) * (1.5 * t * (1 - t) + t * t * t);
      const cross = a.cross + (b.cross - a.cross) * eased;
      if (
        blocked.some(
          (span) =>
            main > span.main[0] - MARGIN &&
            main < span.main[1] + MARGIN &&
            cross > span.cross[0] - MARGIN &&
            cross < span.cross[1] + MARGIN,
        )
      )
        return true;
    }
  }
  return false;
}
