import { showFailure } from '../states/failure';
import type { Behaviour, Surroundings } from './behaviour';

/** Shows a page beside its text in another version while `?compare=` of the address names one. */
export function startCompare({ site, router }: Surroundings): Behaviour {
  let end: (() => void) | null = null;
  return {
    onPage(main, view) {
      let shown: string | null = null;
      const follow = (): void => {
        const asked = new URLSearchParams(location.search).get('compare');
        if (asked === shown || !view.page.docs) return;
        shown = asked;
        end?.();
        end = null;
        if (asked !== null) void compare(asked);
      };
      async function compare(asked: string): Promise<void> {
        try {
          const { openComparison } = await import('../compare');
          if (asked === shown) end = openComparison({ site, view, main, router, asked });
        } catch (error) {
          showFailure(error, site.strings.shell);
        }
      }
      const stop = router.url.subscribe(follow);
      follow();
      return () => {
        stop();
        shown = null;
        end = null;
      };
    },
  };
}
