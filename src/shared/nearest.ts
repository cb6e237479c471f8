import { editDistance } from './edit-distance';

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
