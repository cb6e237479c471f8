import type { ViteHotContext } from 'vite/types/hot.js';
import { ASK_UPDATE, CONTENT_UPDATE } from '../shared/dev-problem';
import { normalizePath } from '../shared/urls';
import type { LoadView } from './router/load-view';
import type { Router } from './router/router';
import type { LoadedView } from './router/view';

interface FollowOptions {
  hot: ViteHotContext;
  router: Router;
  show(view: LoadedView): void;
  /** Gives a loader that asks for everything anew. */
  freshLoader(): LoadView;
}

/**
 * While the site is written: takes the changed text of the page in without a reload, so that scroll position, opened
 * parts and choices stay. Only part of the development server's bundle.
 */
export function followContent({ hot, router, show, freshLoader }: FollowOptions): void {
  let newest = 0;
  hot.on(CONTENT_UPDATE, () => void update());
  // A file that was saved while this page loaded was told to nobody here.
  hot.send(ASK_UPDATE, performance.now());

  async function update(): Promise<void> {
    const own = (newest += 1);
    const shown = router.view.get();
    try {
      // A sidebar that is known would be kept, and its labels may have changed.
      const next = await freshLoader()(normalizePath(shown.page.path), { ...shown, sidebar: null });
      if (own !== newest || router.view.get().page.path !== shown.page.path) return;
      show(next);
      router.view.set(next);
    } catch (error) {
      if (own !== newest) return;
      console.warn('The changed page cannot be taken in; loading it whole.', error);
      location.reload();
    }
  }
}
