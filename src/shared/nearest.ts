import { at } from './at';

/** Edits allowed for a word: none up to 2 letters, one up to 7, two from 8. At 3 letters only a swap counts (`dsn`). */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Damerau's distance in its restricted form: insert, delete, replace, and swap of two neighbours cost one each, and no
 * part is edited twice. Returns `limit + 1` as soon as the distance is known to be above the limit.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoAbove: number[] = [];
  let above: number[] = [];
  for (let column = 0; column <= b.length; column++) above.push(column);
  let leastAbove = 0;
  for (let line = 1; line <= a.length; line++) {
    const letter = a.charCodeAt(line - 1);
    const row = [line];
    let value = line;
    let least = line;
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      value = Math.min(value + 1, at(above, column) + 1, at(above, column - 1) + (letter === other ? 0 : 1));
      const isSwap = line > 1 && column > 1 && a.charCodeAt(line - 2) === other && letter === b.charCodeAt(column - 2);
      if (isSwap) value = Math.min(value, at(twoAbove, column - 2) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    // A swap reaches over one row, so two rows must be above the limit.
    if (least > limit && leastAbove >= limit) return limit + 1;
    leastAbove = least;
    twoAbove = above;
    above = row;
  }
  return Math.min(at(above, b.length), limit + 1);
}

/** How many letters of a name may be wrong for another one to be meant: a third of them. */
const room = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/** The candidate nearest to a name, or `undefined` when none is near enough to be meant. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let found: string | undefined;
  let best = room(name) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), best);
    if (distance < best) {
      best = distance;
      found = candidate;
    }
  }
  return found;
}

/** A hint that names the candidate which is meant, or says `otherwise` when none is near enough. */
export function nearestHint(name: string, candidates: Iterable<string>, otherwise: string): string {
  const near = nearest(name, candidates);
  return near ? `Did you mean "${near}"?` : otherwise;
}

/**
 * The same as `nearest` for paths. Of paths with as many parts, each part has to be near: a long folder that is right
 * does not make two different pages alike.
 */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const parts = path.toLowerCase().split('/');
  const isNear = (candidate: string): boolean => {
    const others = candidate.toLowerCase().split('/');
    return (
      others.length !== parts.length ||
      parts.every((part, index) => editDistance(part, others[index] ?? '', room(part) + 1) <= room(part))
    );
  };
  return nearest(path, [...candidates].filter(isNear));
}
