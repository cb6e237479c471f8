import { scrollView } from './arrive';
import { updateHead } from './head';
import { isPlainClick, linkFacts, routedUrl, routeOf } from './intercept';
import { StaleBuildError, type LoadView } from './load-view';
import { entryIsKnown, entryKey, newKey, openPositions } from './positions';
import { scrollDecision } from './scroll';
import { createStore, type Store } from './store';
import type { LoadedView, View } from './view';

/** A route change in progress, or none. */
type RouteStatus = { type: 'idle' } | { type: 'loading'; url: URL };

/** Moves between pages of the site within one document. */
export interface Router {
  view: Store<View>;
  status: Store<RouteStatus>;
  /** The address now shown; changes with every hash and query too. */
  url: Store<URL>;
  /** Goes to an address as a click on a link to it would. */
  navigate(href: string): void;
  /** Takes over links and history. */
  start(): void;
}

/** What a router works with. */
interface RouterOptions {
  base: string;
  initial: View;
  load: LoadView;
}

/** Makes the router of this document; nothing happens before `start`. */
export function createRouter({ base, initial, load }: RouterOptions): Router {
  const view = createStore(initial);
  const status = createStore<RouteStatus>({ type: 'idle' });
  const url = createStore(new URL(location.href));
  const positions = openPositions();
  let shownKey = '';
  let newest = 0;

  /** Shows a loaded view: the address has changed already or changes now. */
  function show(next: LoadedView, to: URL, traversal: boolean): void {
    const canonical = new URL(to);
    if (!traversal) {
      canonical.pathname = (base === '/' ? '' : base.slice(0, -1)) + next.page.path;
      history.pushState({ key: newKey() }, '', canonical);
    }
    const key = entryKey();
    const scroll = scrollDecision({ from: url.get(), to: canonical, traversal, saved: positions.get(key) });
    shownKey = key;
    url.set(canonical);
    status.set({ type: 'idle' });
    updateHead(next.page);
    view.set({ ...next, arrival: { scroll, url: canonical } });
  }

  /** A move within the page that is shown: only the address and the scroll position change. */
  function moveWithin(to: URL, traversal: boolean): void {
    if (!traversal && to.href !== url.get().href) history.pushState({ key: newKey() }, '', to);
    const key = entryKey();
    const scroll = scrollDecision({ from: url.get(), to, traversal, saved: positions.get(key) });
    shownKey = key;
    url.set(to);
    scrollView(scroll);
  }

  /** Preloads what the address shows, then shows it; when that fails the browser loads the page by itself. */
  async function go(to: URL, traversal: boolean): Promise<void> {
    const turn = ++newest;
    const route = routeOf(to, location.origin, base);
    if (route === null) return location.assign(to);
    if (route === routeOf(url.get(), location.origin, base)) {
      status.set({ type: 'idle' });
      return moveWithin(to, traversal);
    }
    status.set({ type: 'loading', url: to });
    try {
      const next = await load(route, view.get());
      if (turn === newest) show(next, to, traversal);
    } catch (error) {
      if (turn !== newest) return;
      if (!(error instanceof StaleBuildError)) {
        console.warn(`${to.pathname} could not be preloaded; loading the whole page.`, error);
      }
      // After back or forward the address is the target already, and assigning it would only jump to its hash.
      if (traversal) location.reload();
      else location.assign(to);
    }
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event)) return;
    const to = routedUrl(linkFacts(link), url.get(), base);
    if (!to) return;
    event.preventDefault();
    void go(to, false);
  }

  function onPopState(): void {
    const to = new URL(location.href);
    if (entryIsKnown()) return void go(to, true);
    // A new entry that the browser made for a jump within the page; it has scrolled already.
    newest++;
    shownKey = entryKey();
    status.set({ type: 'idle' });
    url.set(to);
  }

  return {
    view,
    status,
    url,
    navigate: (href) => void go(new URL(href, location.href), false),
    start() {
      shownKey = entryKey();
      positions.set(shownKey, window.scrollY);
      history.scrollRestoration = 'manual';
      document.addEventListener('click', onClick);
      addEventListener('popstate', onPopState);
      addEventListener('scroll', () => positions.set(shownKey, window.scrollY), { passive: true });
      // The browser restores best itself when a whole document is loaded again.
      addEventListener('pagehide', () => {
        positions.save();
        history.scrollRestoration = 'auto';
      });
      addEventListener('pageshow', () => {
        history.scrollRestoration = 'manual';
      });
    },
  };
}
