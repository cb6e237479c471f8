const SESSION_KEY = 'scroll-positions';

/** Scroll positions by history entry; they outlive a reload of the tab where session storage works. */
interface Positions {
  get(key: string): number | undefined;
  set(key: string, top: number): void;
  save(): void;
}

/** Reads the positions of this tab's earlier documents. */
export function openPositions(): Positions {
  const tops = new Map<string, number>(readSession());
  return {
    get: (key) => tops.get(key),
    set: (key, top) => void tops.set(key, top),
    save: () => {
      try {
        sessionStorage.setItem(SESSION_KEY, JSON.stringify([...tops].slice(-50)));
      } catch {
        // Blocked or full: positions then last as long as the document.
      }
    },
  };
}

interface Entry {
  key: string;
  /** Place in the order of the entries, so that the way back to one is known. */
  place: number;
}

/** The current history entry; one that has none of the router's data gets it, at a place. */
export function currentEntry(place: number): Entry {
  const state: unknown = history.state;
  if (isEntry(state)) return state;
  const entry = newEntry(place);
  history.replaceState(entry, '');
  return entry;
}

/** True when the current entry was made or already seen by the router, so that arriving at it is a traversal. */
export function entryIsKnown(): boolean {
  return isEntry(history.state);
}

/** Data of a new history entry. */
export function newEntry(place: number): Entry {
  return { key: Math.random().toString(36).slice(2), place };
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'key' in state && 'place' in state;
}

function readSession(): [string, number][] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
