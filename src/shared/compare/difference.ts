/** The shortest difference of two lists. */

/** One step on the way through two lists: what both have, what only the first has, what only the second has. */
export type Step<T> =
  { kind: 'same'; before: T; after: T } | { kind: 'removed'; before: T } | { kind: 'added'; after: T };

/** Beyond this many differences two lists have so little in common that the shortest way is not worth its time. */
const MOST_EDITS = 800;

/**
 * The steps from one list to another, removed items before added ones. `isSame` says which items count as equal; the
 * shortest way is that of Myers ("An O(ND) Difference Algorithm and Its Variations", 1986). Lists with very little in
 * common are given as removed and added whole.
 */
export function difference<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (before: T, after: T) => boolean = Object.is,
): Step<T>[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start] as T, after[start] as T)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end) as T, after.at(-1 - end) as T)) end += 1;
  const same = (from: number, to: number, shift: number): Step<T>[] =>
    before
      .slice(from, to)
      .map((item, index) => ({ kind: 'same', before: item, after: after[from + index + shift] as T }));
  const middle = shortestWay(before.slice(start, before.length - end), after.slice(start, after.length - end), isSame);
  return [
    ...same(0, start, 0),
    ...removedFirst(middle),
    ...same(before.length - end, before.length, after.length - before.length),
  ];
}

/** In each stretch of changes what went comes before what came, as it is read. */
function removedFirst<T>(steps: readonly Step<T>[]): Step<T>[] {
  const sorted: Step<T>[] = [];
  let came: Step<T>[] = [];
  for (const step of steps) {
    if (step.kind === 'added') {
      came.push(step);
      continue;
    }
    if (step.kind === 'same') {
      sorted.push(...came);
      came = [];
    }
    sorted.push(step);
  }
  return [...sorted, ...came];
}

function shortestWay<T>(before: readonly T[], after: readonly T[], isSame: (a: T, b: T) => boolean): Step<T>[] {
  const fronts = frontsOf(before, after, isSame);
  if (fronts === null) {
    return [
      ...before.map((item): Step<T> => ({ kind: 'removed', before: item })),
      ...after.map((item): Step<T> => ({ kind: 'added', after: item })),
    ];
  }
  // From the end back to the start, through the fronts that led here.
  const steps: Step<T>[] = [];
  let x = before.length;
  let y = after.length;
  for (let edits = fronts.length - 1; edits >= 0; edits--) {
    const front = fronts[edits - 1];
    const diagonal = x - y;
    const isDown = front ? comesFromAbove(front, diagonal, edits) : true;
    const from = isDown ? diagonal + 1 : diagonal - 1;
    const fromX = front ? (front.get(from) ?? 0) : 0;
    const fromY = front ? fromX - from : 0;
    const startX = front ? (isDown ? fromX : fromX + 1) : 0;
    while (x > startX) {
      x -= 1;
      y -= 1;
      steps.push({ kind: 'same', before: before[x] as T, after: after[y] as T });
    }
    if (!front) break;
    if (isDown) steps.push({ kind: 'added', after: after[fromY] as T });
    else steps.push({ kind: 'removed', before: before[fromX] as T });
    x = fromX;
    y = fromY;
  }
  return steps.reverse();
}

/** How far in the first list each diagonal comes with 0, 1, 2, … edits; `null` when too many are needed. */
function frontsOf<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Map<number, number>[] | null {
  const fronts: Map<number, number>[] = [];
  for (let edits = 0; edits <= MOST_EDITS; edits++) {
    const last = fronts.at(-1);
    const front = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = 0;
      if (last) {
        x = comesFromAbove(last, diagonal, edits) ? (last.get(diagonal + 1) ?? 0) : (last.get(diagonal - 1) ?? 0) + 1;
      }
      let y = x - diagonal;
      while (x < before.length && y < after.length && isSame(before[x] as T, after[y] as T)) {
        x += 1;
        y += 1;
      }
      front.set(diagonal, x);
      if (x === before.length && y === after.length) return [...fronts, front];
    }
    fronts.push(front);
  }
  return null;
}

/** Whether the way onto a diagonal adds an item; otherwise it removes one. */
function comesFromAbove(front: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  if (diagonal === edits) return false;
  return (front.get(diagonal - 1) ?? -1) < (front.get(diagonal + 1) ?? -1);
}
