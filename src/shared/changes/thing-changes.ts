/** What two lists of things of one kind do not have in common. */

/** Kinds of things that change. */
export type ThingKind = 'gadget' | 'parameter' | 'field' | 'command' | 'flag';

/** What happened to a thing. `columns`: a field is printed without being asked for, or no longer is. */
type ChangeKind = 'new' | 'gone' | 'renamed' | 'default' | 'columns' | 'type' | 'values' | 'meaning';

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

/** What a thing is known by beside its name. */
interface Known {
  meaning: string;
  type: string;
}

/** What is compared of a thing. */
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
    const former = old.get(thing.name);
    if (!former) return [];
    return (['default', 'columns', 'type', 'values', 'meaning'] as const)
      .filter((part) => former[part] !== thing[part])
      .map((change) => ({ kind, change, name: thing.name, before: former[change], after: thing[change], of: [owner] }));
  };
  return [...comeAndGone(kind, [owner], before, after, (thing) => thing).changes, ...after.flatMap(differs)];
}

/** What came, what has another name and what went; and the pairs of what is in both lists, by whatever names. */
export function comeAndGone<T extends { name: string }>(
  kind: ThingKind,
  of: readonly string[],
  before: readonly T[],
  after: readonly T[],
  known: (one: T) => Known,
): { changes: DataChange[]; inBoth: [before: T, after: T][] } {
  const old = new Map(before.map((one) => [one.name, one]));
  const names = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !names.has(name));
  const come = after.filter(({ name }) => !old.has(name));
  const renamed = renames(gone, come, known);
  const left = new Set(renamed.values());
  const said = (change: ChangeKind, name: string, was = '', is = ''): DataChange => ({
    kind,
    change,
    name,
    before: was,
    after: is,
    of: [...of],
  });
  return {
    changes: [
      ...come.filter((one) => !renamed.has(one)).map(({ name }) => said('new', name)),
      ...[...renamed].map(([{ name }, { name: was }]) => said('renamed', name, was, name)),
      ...gone.filter((one) => !left.has(one)).map(({ name }) => said('gone', name)),
    ],
    inBoth: after.flatMap((one) => {
      const former = renamed.get(one) ?? old.get(one.name);
      return former === undefined ? [] : [[former, one] as [T, T]];
    }),
  };
}

/** Things that came, with those that went and had their type and meaning: they have only another name. */
function renames<T>(gone: readonly T[], come: readonly T[], known: (one: T) => Known): Map<T, T> {
  const found = new Map<T, T>();
  for (const one of come) {
    const { meaning, type } = known(one);
    const alike = (other: T): boolean => known(other).meaning === meaning && known(other).type === type;
    const former = gone.filter(alike);
    if (meaning !== '' && former.length === 1 && former[0] && come.filter(alike).length === 1)
      found.set(one, former[0]);
  }
  return found;
}

/** The same change of several owners is one. */
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
