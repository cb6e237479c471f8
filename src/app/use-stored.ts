import { useCallback, useSyncExternalStore } from 'react';
import { storage } from './storage';

/** The stored value of a key, kept in step with every tab; `null` on the server and the first client render. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => storage.subscribe(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => storage.read(key),
    () => null,
  );
}
