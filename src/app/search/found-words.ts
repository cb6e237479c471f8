import { MARK_PARAMETER } from '../../shared/constants';
import { withQuery } from '../query';
import type { Router } from '../router/router';
import { idle } from '../scheduling';

/**
 * Marks the words that the address asks for on the page that is shown, and unmarks them when it no longer does. Few
 * addresses contain words, so the first of them loads the code that marks. Plain: React cannot own ranges in the text
 * of an article.
 */
export function startMarks(router: Router): void {
  let shown = '';
  let unmark: (() => void) | null = null;

  async function update(): Promise<void> {
    const { pathname, searchParams } = router.url.get();
    const words = searchParams.get(MARK_PARAMETER) ?? '';
    const wanted = words === '' ? '' : `${pathname} ${words}`;
    if (wanted === shown) return;
    shown = wanted;
    unmark?.();
    unmark = null;
    if (words === '') return;
    await idle(500);
    try {
      const { markPage } = await import('./highlight');
      const main = document.getElementById('main');
      if (shown === wanted && main) unmark = markPage(main, words, clear);
    } catch (error) {
      console.warn('The search terms could not be highlighted.', error);
    }
  }

  /** The focus stays where the words were. */
  function clear(): void {
    router.replace(withQuery({ [MARK_PARAMETER]: null }));
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  // The view changes after the address.
  router.url.subscribe(() => queueMicrotask(() => void update()));
  void update();
}
