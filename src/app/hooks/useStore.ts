import { useSyncExternalStore } from 'react';
import type { Store } from '../router/store';

/** The value of a store. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
