import { isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { spanOf } from '../our-data';

/** Whether a change could be written, or why it needs a writer. */
export type Written = { done: true } | { done: false; why: string };

const DONE: Written = { done: true };

/** Which versions an entry is in, as places in the order of versions. */
function rangeOf(entry: YAMLMap, versions: readonly string[]): { first: number; last: number } {
  const { since, until } = spanOf(entry);
  return {
    first: since === undefined ? 0 : versions.indexOf(since),
    last: until === undefined ? versions.length - 1 : versions.indexOf(until),
  };
}

/** Writes `since` and `until`; neither where the entry reaches the end of the order. */
function setRange(entry: YAMLMap, first: number, last: number, versions: readonly string[]): void {
  setBefore(entry, 'since', first <= 0 ? undefined : versions[first]);
  setBefore(entry, 'until', last >= versions.length - 1 ? undefined : versions[last]);
}

/** Sets a key, in front of the meaning when it is new; deletes it without a value. */
export function setBefore(entry: YAMLMap, key: string, value: unknown): void {
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

/** Lets one of the entries reach a version it does not have yet; null when none is next to it. */
export function extend(entries: readonly YAMLMap[], version: string, versions: readonly string[]): YAMLMap | null {
  const at = versions.indexOf(version);
  for (const entry of entries) {
    const { first, last } = rangeOf(entry, versions);
    if (last === at - 1) {
      setRange(entry, first, at, versions);
      return entry;
    }
    if (first === at + 1) {
      setRange(entry, at, last, versions);
      return entry;
    }
  }
  return null;
}

/** Takes a version away from the entry of a list. */
export function withdraw(list: YAMLSeq, entry: YAMLMap, version: string, versions: readonly string[]): Written {
  const at = versions.indexOf(version);
  const { first, last } = rangeOf(entry, versions);
  if (first === at && last === at) list.items.splice(list.items.indexOf(entry), 1);
  else if (last === at) setRange(entry, first, at - 1, versions);
  else if (first === at) setRange(entry, at + 1, last, versions);
  else return { done: false, why: 'versions before and after have it' };
  return DONE;
}

/** Gives the entry another value in one version: in place, or as an entry of its own beside it. */
export function changeAt(
  list: unknown,
  entry: YAMLMap,
  key: string,
  value: unknown,
  version: string,
  versions: readonly string[],
): Written {
  const at = versions.indexOf(version);
  const { first, last } = rangeOf(entry, versions);
  if (first === at && last === at) {
    setBefore(entry, key, value);
    return DONE;
  }
  if (!isSeq(list) || (first !== at && last !== at))
    return { done: false, why: 'versions before and after have another value' };
  const own = entry.clone() as YAMLMap;
  setBefore(own, key, value);
  setRange(own, at, at, versions);
  if (last === at) setRange(entry, first, at - 1, versions);
  else setRange(entry, at + 1, last, versions);
  list.items.splice(list.items.indexOf(entry) + (last === at ? 1 : 0), 0, own);
  return DONE;
}
