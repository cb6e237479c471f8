import { isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';

/** The result of a step of the update. */
export interface Outcome {
  done: boolean;
  /** For a writer: why nothing was written, or which words are missing. */
  writer?: string;
}

/** The result of a step that leaves the data to a writer. */
export function left(writer: string): Outcome {
  return { done: false, writer };
}

/** The version that is updated, as an index in the order of versions. */
export interface VersionIndex {
  versions: readonly string[];
  at: number;
}

/** The versions of an entry, as indexes. */
function rangeOf(entry: YAMLMap, versions: readonly string[]): { first: number; last: number } {
  const indexOf = (key: string, otherwise: number): number => {
    const node = entry.get(key, true);
    return isScalar(node) ? versions.indexOf(String(node.value)) : otherwise;
  };
  return { first: indexOf('since', 0), last: indexOf('until', versions.length - 1) };
}

/** Whether the version has the entry. */
export function isPresent(entry: YAMLMap, { versions, at }: VersionIndex): boolean {
  const { first, last } = rangeOf(entry, versions);
  return first <= at && at <= last;
}

/** Writes `since` and `until`; neither where the entry reaches the end of the order. */
function setRange(entry: YAMLMap, first: number, last: number, versions: readonly string[]): void {
  setBefore(entry, 'since', first <= 0 ? undefined : versions[first]);
  setBefore(entry, 'until', last >= versions.length - 1 ? undefined : versions[last]);
}

/** Sets a key, in front of the meaning when it is new; deletes it without a value. */
function setBefore(entry: YAMLMap, key: string, value: unknown): void {
  if (value === undefined) {
    entry.delete(key);
    return;
  }
  const isNew = !entry.has(key);
  entry.set(key, value);
  const meaning = entry.items.findIndex(({ key: one }) => String(one) === 'meaning');
  if (!isNew || meaning < 0) return;
  const [pair] = entry.items.splice(-1);
  if (pair) entry.items.splice(meaning, 0, pair);
}

/** Extends the entry next to the version to it. Returns whether there is one. */
export function extend(entries: readonly YAMLMap[], { versions, at }: VersionIndex): boolean {
  for (const entry of entries) {
    const { first, last } = rangeOf(entry, versions);
    if (last !== at - 1 && first !== at + 1) continue;
    setRange(entry, Math.min(first, at), Math.max(last, at), versions);
    return true;
  }
  return false;
}

/** Removes the version from the entry of a list. */
export function withdraw(list: Pick<YAMLSeq, 'items'>, entry: YAMLMap, { versions, at }: VersionIndex): Outcome {
  const { first, last } = rangeOf(entry, versions);
  if (first === at && last === at) list.items.splice(list.items.indexOf(entry), 1);
  else if (last === at) setRange(entry, first, at - 1, versions);
  else if (first === at) setRange(entry, at + 1, last, versions);
  else return left('versions before and after have it');
  return { done: true };
}

/** Changes the value of the entry in the version: in place, or in a separate entry next to it. */
export function changeAt(
  list: unknown,
  entry: YAMLMap,
  key: string,
  value: unknown,
  { versions, at }: VersionIndex,
): Outcome {
  const { first, last } = rangeOf(entry, versions);
  if (first === at && last === at) {
    setBefore(entry, key, value);
    return { done: true };
  }
  if (!isSeq(list) || (first !== at && last !== at)) return left('versions before and after have another value');
  const own = entry.clone() as YAMLMap;
  setBefore(own, key, value);
  setRange(own, at, at, versions);
  if (last === at) setRange(entry, first, at - 1, versions);
  else setRange(entry, at + 1, last, versions);
  list.items.splice(list.items.indexOf(entry) + (last === at ? 1 : 0), 0, own);
  return { done: true };
}
