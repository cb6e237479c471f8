import { useSyncExternalStore } from 'react';
import { useRouter } from '../context/RouterContext';
import type { Store } from '../router/store';

/** The value of a store. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** The text under a name of the address's query, as it is; `null` where there is none. */
export function useSearchParam(name: string): string | null {
  return useStore(useRouter().url).searchParams.get(name);
}
