import { useCallback, useSyncExternalStore } from 'react';
import { storage } from '../storage';

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
