import { whenIdle } from '../scheduling';
import { routedUrl, routeOf } from './intercept';
import type { Router } from './router';

/** Links of a page that are prefetched only because they became visible; hover and focus are not counted. */
const VISIBLE_LIMIT = 6;

/** Whether to fetch what was not asked for: not on `2g` and with data saving, where the reader pays for every byte. */
export function mayFetchAhead(): boolean {
  // The Network Information API is not in TypeScript's DOM types.
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

interface PrefetchOptions {
  base: string;
  router: Router;
  ahead: (route: string) => void;
}

/**
 * Fetches page data ahead of a click: at once for the link under pointer, finger or focus; when idle for links of the
 * article that come into view, once the reader has done anything at all, so that an unread page costs nothing. Plain:
 * it makes no markup.
 */
export function startPrefetch({ base, router, ahead }: PrefetchOptions): void {
  const done = new Set<string | null>();
  let visible = 0;

  function prefetch(link: HTMLAnchorElement): boolean {
    const here = new URL(location.href);
    const url = routedUrl(link, here, base);
    const route = url && routeOf(url, here.origin, base);
    // The page that is shown is kept in memory.
    if (!route || done.has(route) || route === routeOf(here, here.origin, base) || !mayFetchAhead()) return false;
    done.add(route);
    ahead(route);
    return true;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => {
        if (visible < VISIBLE_LIMIT && prefetch(target as HTMLAnchorElement)) visible++;
      });
    }
  });
  function watchPage(): void {
    observer.disconnect();
    visible = 0;
    for (const link of document.querySelectorAll('#main a[href]')) observer.observe(link);
  }

  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetch(link);
      },
      { passive: true },
    );
  const first = new AbortController();
  for (const type of ['scroll', 'pointermove', 'keydown', 'touchstart'])
    addEventListener(
      type,
      () => {
        first.abort();
        whenIdle(watchPage);
        router.view.subscribe(watchPage);
      },
      { passive: true, signal: first.signal },
    );
}
