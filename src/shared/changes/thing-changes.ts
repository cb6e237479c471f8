/** Differences between two lists of things of one kind. */

/** Kinds of things that change. */
export type ThingKind = 'gadget' | 'parameter' | 'field' | 'command' | 'flag';

/** What happened to a thing. `columns`: the tools that print a field by default. */
type ChangeKind = 'new' | 'removed' | 'renamed' | 'default' | 'columns' | 'type' | 'values' | 'meaning';

/** A change, once for all gadgets or commands that have it. */
export interface DataChange {
  kind: ThingKind;
  change: ChangeKind;
  /** Name of the thing, in the newer version where it has one there. */
  name: string;
  /** What it was and what it is: a name, a default, a type; empty where there is nothing to say. */
  before: string;
  after: string;
  /** The gadgets or commands that the thing belongs to; of a gadget itself none. */
  of: string[];
}

/** What identifies a renamed thing. */
interface Known {
  meaning: string;
  type: string;
}

/** The compared properties of a thing. */
export interface Thing extends Known {
  name: string;
  default: string;
  columns: string;
  values: string;
}

/** Everything that changed in the things of one owner. */
export function thingChanges(
  kind: ThingKind,
  owner: string,
  before: readonly Thing[],
  after: readonly Thing[],
): DataChange[] {
  const old = new Map(before.map((thing) => [thing.name, thing]));
  const differs = (thing: Thing): DataChange[] => {
    const previous = old.get(thing.name);
    if (!previous) return [];
    return (['default', 'columns', 'type', 'values', 'meaning'] as const)
      .filter((part) => previous[part] !== thing[part])
      .map((change) => ({
        kind,
        change,
        name: thing.name,
        before: previous[change],
        after: thing[change],
        of: [owner],
      }));
  };
  return [...presenceChanges(kind, [owner], before, after, (thing) => thing).changes, ...after.flatMap(differs)];
}

/** Additions, renames and removals, and the pairs of things that are in both lists, renamed ones included. */
export function presenceChanges<T extends { name: string }>(
  kind: ThingKind,
  of: readonly string[],
  before: readonly T[],
  after: readonly T[],
  known: (one: T) => Known,
): { changes: DataChange[]; inBoth: [before: T, after: T][] } {
  const old = new Map(before.map((one) => [one.name, one]));
  const names = new Set(after.map(({ name }) => name));
  const removed = before.filter(({ name }) => !names.has(name));
  const added = after.filter(({ name }) => !old.has(name));
  const renamed = renames(removed, added, known);
  const oldNames = new Set(renamed.values());
  const changed = (change: ChangeKind, name: string, was = '', is = ''): DataChange => ({
    kind,
    change,
    name,
    before: was,
    after: is,
    of: [...of],
  });
  return {
    changes: [
      ...added.filter((one) => !renamed.has(one)).map(({ name }) => changed('new', name)),
      ...[...renamed].map(([{ name }, { name: was }]) => changed('renamed', name, was, name)),
      ...removed.filter((one) => !oldNames.has(one)).map(({ name }) => changed('removed', name)),
    ],
    inBoth: after.flatMap((one) => {
      const previous = renamed.get(one) ?? old.get(one.name);
      return previous === undefined ? [] : [[previous, one] as [T, T]];
    }),
  };
}

/** Maps each added thing to the one removed thing with the same type and meaning: only the name changed. */
function renames<T>(removed: readonly T[], added: readonly T[], known: (one: T) => Known): Map<T, T> {
  const found = new Map<T, T>();
  for (const one of added) {
    const { meaning, type } = known(one);
    const alike = (other: T): boolean => known(other).meaning === meaning && known(other).type === type;
    const candidates = removed.filter(alike);
    if (meaning !== '' && candidates.length === 1 && candidates[0] && added.filter(alike).length === 1)
      found.set(one, candidates[0]);
  }
  return found;
}

/** Merges the same change of several owners into one. */
export function together(changes: readonly DataChange[]): DataChange[] {
  const found = new Map<string, DataChange>();
  for (const change of changes) {
    const { kind, change: what, name, before, after } = change;
    const key = JSON.stringify([kind, what, name, before, after]);
    const known = found.get(key);
    if (known) known.of.push(...change.of);
    else found.set(key, { ...change, of: [...change.of] });
  }
  return [...found.values()];
}
