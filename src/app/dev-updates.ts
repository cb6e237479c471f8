import type { ViteHotContext } from 'vite/types/hot.js';
import { normalizePath } from '../shared/urls';
import type { LoadView } from './router/load-view';
import type { Router } from './router/router';

/**
 * While the site is written: takes the changed text of the page in without a reload, so that scroll position, opened
 * parts and choices stay. `freshLoader` gives a loader that asks for everything anew. Only part of the development
 * server's bundle.
 */
export function followContent(hot: ViteHotContext, router: Router, freshLoader: () => LoadView): void {
  hot.on('content:update', () => void update());

  async function update(): Promise<void> {
    const shown = router.view.get();
    try {
      // A sidebar that is known would be kept, and its labels may have changed.
      const next = await freshLoader()(normalizePath(shown.page.path), { ...shown, sidebar: null });
      if (router.view.get().page.path === shown.page.path) router.view.set(next);
    } catch (error) {
      console.warn('The changed page cannot be taken in; loading it whole.', error);
      location.reload();
    }
  }
}
