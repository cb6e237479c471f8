import { tabStorage } from '../storage';

const SESSION_KEY = 'positions';

/** A history entry of the router: its key, and its place in the order of entries. */
interface Entry {
  key: string;
  place: number;
}

/** Scroll positions by the key of the history entry; they outlive a reload where session storage works. */
export function openPositions(): {
  get(key: string): number | undefined;
  set(key: string, top: number): void;
  save(): void;
} {
  const tops = JSON.parse(tabStorage.read(SESSION_KEY) ?? '{}') as Record<string, number>;
  return {
    get: (key) => tops[key],
    set: (key, top) => void (tops[key] = top),
    save: () => tabStorage.write(SESSION_KEY, JSON.stringify(Object.fromEntries(Object.entries(tops).slice(-50)))),
  };
}

/** Data of the current history entry; `null` for one that the router has not seen, so that arriving is no traversal. */
export function knownEntry(): Entry | null {
  const state = history.state as Partial<Entry> | null;
  return state?.key === undefined || state.place === undefined ? null : { key: state.key, place: state.place };
}

/** The current history entry; one without the router's data gets them, at a place. */
export function currentEntry(place: number): Entry {
  const known = knownEntry();
  if (known) return known;
  const entry = newEntry(place);
  history.replaceState(entry, '');
  return entry;
}

/** Data of a new history entry. */
export function newEntry(place: number): Entry {
  return { key: Math.random().toString(36).slice(2), place };
}
