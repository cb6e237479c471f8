import { useRouter } from '../context/RouterContext';
import { useStore } from './useStore';

/** The text under a name of the address's query, as it is; `null` where there is none. */
export function useSearchParam(name: string): string | null {
  return useStore(useRouter().url).searchParams.get(name);
}
