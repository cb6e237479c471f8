import type { Behaviour, WithIslands } from '../behaviour';
import { startReplay } from './replay';

/** Brings one element to life; what it gives ends that. */
type StartIsland = (root: HTMLElement, surroundings: WithIslands) => (() => void) | void;

/** Narrower windows are those of phones, as in `layout.css`. */
const PHONE_PX = 640;

/** Islands by the name in `data-island`; each is a file of its own, loaded when one comes near. */
const ISLANDS: Record<string, () => Promise<StartIsland>> = {
  rows: async () => (await import('./rows')).startRows,
  folds: async () => (innerWidth < PHONE_PX ? (await import('./folds')).startFolds : () => undefined),
  steps: async () => (await import('./steps')).startSteps,
  replay: async () => startReplay,
  scenes: async () => (await import('./scenes')).startScenes,
  'word-filter': async () => (await import('./word-filter')).startWordFilter,
  'finder-list': async () => (await import('./finder')).startGadgetFinder,
};

/** This far outside of the view an island is loaded, so that it is ready, and has its size, when it is seen. */
const NEAR = '600px';

/**
 * Loads the islands of a page one by one as they come near. Each works as static
 * HTML until then, and if it never loads. Plain: coming near by scrolling must not load React.
 */
export function startIslands(surroundings: WithIslands): Behaviour {
  return {
    onPage(main) {
      const endings: (() => void)[] = [];
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting || !(target instanceof HTMLElement)) continue;
            observer.unobserve(target);
            void wake(target);
          }
        },
        { rootMargin: NEAR },
      );

      async function wake(root: HTMLElement): Promise<void> {
        const load = ISLANDS[root.dataset['island'] ?? ''];
        if (!load || root.dataset['ready'] !== undefined) return;
        try {
          const start = await load();
          if (!root.isConnected) return;
          root.dataset['ready'] = '';
          const end = start(root, surroundings);
          if (end) endings.push(end);
        } catch (error) {
          console.warn(`The island "${root.dataset['island']}" could not be loaded.`, error);
        }
      }

      main.querySelectorAll('[data-island]').forEach((root) => observer.observe(root));
      return () => {
        observer.disconnect();
        endings.forEach((end) => end());
      };
    },
  };
}
