import { diffArrays } from 'diff';

/** One step on the way through two lists: what both have, what only the first has, what only the second has. */
export type Step<T> =
  { kind: 'same'; before: T; after: T } | { kind: 'removed'; before: T } | { kind: 'added'; after: T };

/** Beyond this many differences two lists have so little in common that the shortest way is not worth its time. */
const MOST_EDITS = 800;

export const removed = <T>(before: T): Step<T> => ({ kind: 'removed', before });
export const added = <T>(after: T): Step<T> => ({ kind: 'added', after });

/**
 * The steps of the shortest way from one list to another, removed items before added ones. `isSame` says which items
 * count as equal. Lists with very little in common are given as removed and added whole.
 */
export function difference<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (before: T, after: T) => boolean = Object.is,
): Step<T>[] {
  const options = { comparator: isSame, maxEditLength: MOST_EDITS };
  const changes = diffArrays([...before], [...after], options);
  if (!changes) return [...before.map(removed), ...after.map(added)];
  let from = 0;
  let to = 0;
  return changes.flatMap((change): Step<T>[] => {
    const old = change.added ? [] : before.slice(from, from + change.count);
    const fresh = change.removed ? [] : after.slice(to, to + change.count);
    from += old.length;
    to += fresh.length;
    if (change.removed) return old.map(removed);
    if (change.added) return fresh.map(added);
    return old.map((item, index) => ({ kind: 'same', before: item, after: fresh[index] as T }));
  });
}
