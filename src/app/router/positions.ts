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

/** The key of the current history entry; gives the entry one when it has none. */
export function entryKey(): string {
  const state: unknown = history.state;
  if (isEntry(state)) return state.key;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
}

/** True when the current entry was made or already seen by the router, so that arriving at it is a traversal. */
export function entryIsKnown(): boolean {
  return isEntry(history.state);
}

/** A key for a new history entry. */
export function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function isEntry(state: unknown): state is { key: string } {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
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
