/** Reads, writes and watches one string a key; never throws. */
interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Calls back after the key changed in this tab or another one; gives the function that ends it. */
  subscribe(key: string, listener: () => void): () => void;
}

/**
 * Storage that survives being blocked or full: values then live as long as the tab, and one warning reports it.
 * `open` gives the browser's storage and may throw; `warn` logs.
 */
export function createStorage(open: () => Storage, warn: (message: string, error: unknown) => void): SafeStorage {
  const memory = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  let warned = false;

  function report(error: unknown): void {
    if (!warned) warn('Local storage is unavailable; preferences last until the tab is closed.', error);
    warned = true;
  }

  return {
    read(key) {
      try {
        return memory.get(key) ?? open().getItem(key);
      } catch (error) {
        report(error);
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch (error) {
        memory.set(key, value);
        report(error);
      }
      listeners.get(key)?.forEach((listener) => listener());
    },
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      // A cleared storage reports the key `null`.
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        own.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** What lasts as long as the tab; readers need not know that it is unavailable. */
export const tabStorage: SafeStorage = createStorage(
  () => window.sessionStorage,
  () => undefined,
);

/** The preferences of this reader. */
export const storage: SafeStorage = createStorage(
  () => window.localStorage,
  (message, error) => console.warn(message, error),
);
