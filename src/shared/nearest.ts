import { editDistance } from './edit-distance';

/** The candidate nearest to a name, or `undefined` when none is near enough to be meant (a third of its length). */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let found: string | undefined;
  let best = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), best);
    if (distance < best) {
      best = distance;
      found = candidate;
    }
  }
  return found;
}
