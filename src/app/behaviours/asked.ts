import { showFailure } from '../states/failure';
import type { AskedOptions, Behaviour, Surroundings } from './behaviour';

/** Opens something on a page, and gives what takes it away. */
type Open = (options: AskedOptions) => () => void;

/** What the query of an address may ask for on a page of the documentation. */
const QUERIES: Readonly<Record<string, () => Promise<Open>>> = {
  compare: async () => (await import('../compare')).openComparison,
  upgrade: async () => (await import('../upgrade')).openUpgrade,
};

/** Opens what the query of the address asks for: `?compare=` and `?upgrade=`, each with a version. */
export function startAsked({ site, router }: Surroundings): Behaviour {
  return {
    onPage(main, view) {
      if (!view.page.docs) return;
      const endings = Object.entries(QUERIES).map(([name, load]) => {
        let shown: string | null = null;
        let end: (() => void) | null = null;
        const follow = async (): Promise<void> => {
          const asked = new URLSearchParams(location.search).get(name);
          if (asked === shown) return;
          shown = asked;
          end?.();
          end = null;
          if (asked === null) return;
          try {
            const open = await load();
            if (asked === shown) end = open({ site, view, main, router, asked });
          } catch (error) {
            showFailure(error, site.strings.shell);
          }
        };
        void follow();
        const stop = router.url.subscribe(() => void follow());
        return () => {
          stop();
          shown = null;
        };
      });
      return () => endings.forEach((end) => end());
    },
  };
}
