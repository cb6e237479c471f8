import { startTransition, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRouter } from '../context';
import type { Store } from '../router/store';
import { storage } from '../storage';

interface Loaded<Value> {
  /** What was loaded; `undefined` before that. */
  value?: Value;
  hasFailed: boolean;
}

/**
 * Loads something, and again whenever `key`, which names what is loaded, is another text. The last value stays until the
 * next is there, or fails to load; `retry` forgets it and loads once more.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> & { retry(): void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && startTransition(() => setLoaded({ value, hasFailed: false })),
      (error: unknown) => {
        console.warn('Data could not be loaded.', error);
        if (isCurrent) setLoaded({ hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  function retry(): void {
    setLoaded({ hasFailed: false });
    setAttempt(attempt + 1);
  }
  return { ...loaded, retry };
}

/** A value once it has not changed for a pause, in milliseconds, and what ends the pause. */
export function useDebounced<Value extends object | string>(
  value: Value,
  pause: number,
): [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return [settled, () => setSettled(value)];
}

/** The value of a store. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** The text under a name of the address's query, as it is; `null` where there is none. */
export function useSearchParam(name: string): string | null {
  return useStore(useRouter().url).searchParams.get(name);
}

/** A value in the reader's storage and how to change it; `null` while the build renders and where nothing is stored. */
export function useStored(key: string): [value: string | null, write: (value: string) => void] {
  const subscribe = useCallback((listener: () => void) => storage.subscribe(key, listener), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => storage.read(key),
    () => null,
  );
  return [value, (next) => storage.write(key, next)];
}
