import { useEffect } from 'react';
import { useAddress, useRouter, useSite } from '../context';
import { idle } from '../slices';
import { MARK_PARAMETER } from './hit-href';

/** Marks the words that the address asks for on the page that is shown, and unmarks them when it no longer does. */
export function useMarks(): void {
  const site = useSite();
  const router = useRouter();
  const address = useAddress();
  const words = address?.searchParams.get(MARK_PARAMETER) ?? '';
  const path = address?.pathname;

  useEffect(() => {
    if (!router || words === '' || !site.search.highlight) return undefined;
    let unmark: (() => void) | null = null;
    let left = false;
    const start = async (): Promise<void> => {
      await idle(500);
      const { markPage } = await import('./highlight');
      const main = document.getElementById('main');
      if (left || !main) return;
      unmark = markPage(main, words, site.strings.lang, () => {
        const bare = new URL(location.href);
        bare.searchParams.delete(MARK_PARAMETER);
        router.navigate(bare.href);
      });
    };
    void start();
    return () => {
      left = true;
      unmark?.();
    };
  }, [router, site, words, path]);
}
