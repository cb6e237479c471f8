import type { Behaviour, BehaviourContext } from '../behaviour';
import type { BrowserStrings } from '../../../shared/strings/model';
import { onFailure } from '../../states/failure';
import { make } from '../dom';

/** Narrower windows count as phones, as in `layout.css`. */
const PHONE_PX = 640;

/** Starts one element of the page. */
type Start = (root: HTMLElement, context: BehaviourContext) => void;

/** Plain islands by the name in `data-island`; each is a separate file, loaded when one comes near. */
const ISLANDS: Record<string, () => Promise<Start>> = {
  rows: async () => (await import('./rows')).startRows,
  folds: async () => (innerWidth < PHONE_PX ? (await import('./folds')).startFolds : () => undefined),
  steps: async () => (await import('./steps')).startSteps,
  replay: async () => startReplay,
  scenes: async () => (await import('./scenes')).startScenes,
  'word-filter': async () => (await import('./word-filter')).startWordFilter,
  'finder-list': async () => (await import('./finder')).startGadgetFinder,
};

/** An island this far outside of the view is loaded, so that it works, and has its size, when it is seen. */
const NEAR = '600px';

/**
 * Loads the islands of a page one by one as they come near. Until then, and if loading fails, each is static HTML.
 * Plain: coming near by scrolling must not load React.
 */
export function startIslands(context: BehaviourContext): Behaviour {
  async function wake(root: HTMLElement): Promise<void> {
    const load = ISLANDS[root.dataset['island'] ?? ''];
    if (!load || root.dataset['ready'] !== undefined) return;
    try {
      const start = await load();
      if (!root.isConnected) return;
      root.dataset['ready'] = '';
      start(root, context);
    } catch (error) {
      console.warn(`The island "${root.dataset['island']}" could not be loaded.`, error);
    }
  }
  return {
    onPage(main) {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer.unobserve(target);
            void wake(target as HTMLElement);
          }
        },
        { rootMargin: NEAR },
      );
      for (const root of main.querySelectorAll('[data-island]')) observer.observe(root);
      return () => observer.disconnect();
    },
  };
}

/** A button that plays an example of several terminals again, line by line. Plain: it plays the lines of the page. */
function startReplay(root: HTMLElement, { site }: BehaviourContext): void {
  const button = make('button', { type: 'button', class: 'button terminals__play' }, site.strings.article.replay);
  button.addEventListener('click', () => pressReplay(button, root, site.strings));
  root.append(button);
}

/** What the next press on a button does, from the first one on. */
const presses = new WeakMap<Element, () => void>();

/** Handles a press on the button that plays the terminals of an element: play, pause or continue. */
export function pressReplay(button: HTMLElement, root: Element, { shell }: BrowserStrings): void {
  const press = presses.get(button);
  if (press) return press();
  import('./replay-player').then(
    ({ startPlaying }) => void presses.set(button, startPlaying(button, root)),
    onFailure(shell),
  );
}
