import { whenIdle } from '../scheduling';
import { routedUrl, routeOf } from './intercept';
import type { Router } from './router';

/** The part of the Network Information API that matters here; it is not in TypeScript's DOM types. */
interface ConnectionFacts {
  effectiveType?: string;
  saveData?: boolean;
}

/** Links prefetched only because they became visible, for each page; hover and focus are not counted. */
const VISIBLE_LIMIT = 6;

/** Whether to fetch what was not asked for. Not where the reader pays for every byte: on `2g`, and with data saving on. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionFacts };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

interface PrefetchOptions {
  base: string;
  router: Router;
  ahead: (route: string) => void;
}

/**
 * Fetches page data ahead of a click: at once for the link under pointer, finger or focus; when idle for links of the
 * article that come into view, once the reader has done anything at all, so that a page nobody reads costs nothing.
 */
export function startPrefetch({ base, router, ahead }: PrefetchOptions): void {
  const done = new Set<string>();
  let visible = 0;
  let active = false;

  function prefetch(link: HTMLAnchorElement): boolean {
    if (!mayFetchAhead()) return false;
    const url = routedUrl(link, new URL(location.href), base);
    const route = url && routeOf(url, location.origin, base);
    if (!route || done.has(route)) return false;
    done.add(route);
    ahead(route);
    return true;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      whenIdle(() => {
        if (visible < VISIBLE_LIMIT && prefetch(target)) visible++;
      });
    }
  });

  /** The page that is shown is kept in memory: a link back to it has nothing to fetch. */
  function noteShown(): void {
    const route = routeOf(new URL(location.href), location.origin, base);
    if (route) done.add(route);
  }

  function watchPage(): void {
    observer.disconnect();
    visible = 0;
    if (!active) return;
    document.querySelectorAll<HTMLAnchorElement>('#main a[href]').forEach((link) => observer.observe(link));
  }

  function onIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) prefetch(link);
  }

  function onFirstActivity(): void {
    if (active) return;
    active = true;
    whenIdle(watchPage);
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  for (const type of ['scroll', 'pointermove', 'keydown', 'touchstart']) {
    addEventListener(type, onFirstActivity, { passive: true, once: true });
  }
  noteShown();
  router.view.subscribe(() => {
    noteShown();
    watchPage();
  });
}
