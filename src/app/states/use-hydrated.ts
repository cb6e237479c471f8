import { useSyncExternalStore } from 'react';
import { neverChanges } from '../router/store';

/** False on the server and in the first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
