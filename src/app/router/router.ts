import { correctJump, keepPlace, scrollView } from './arrive';
import { layOutArticle } from './article-layout';
import { isPlainClick, routedUrl, routeOf } from './intercept';
import { StaleBuildError } from './load-view';
import { currentEntry, entryIsKnown, newEntry, openPositions } from './positions';
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
  /** Changes the address of the page that is shown, without an entry of its own in the history. */
  replace(href: string): void;
  /** Takes over links and history. */
  start(): void;
}

/** What a router works with. */
interface RouterOptions {
  base: string;
  initial: View;
  load: (route: string, current: View) => Promise<LoadedView>;
  /** Puts a loaded view into the document. */
  show(view: LoadedView): void;
  /** Called when a page cannot be loaded without a network and the current one stays; `go` tries again. */
  onOffline(go: () => void): void;
}

/** Makes the router of this document; nothing happens before `start`. */
export function createRouter({ base, initial, load, show, onOffline }: RouterOptions): Router {
  const view = createStore(initial);
  const status = createStore<RouteStatus>({ type: 'idle' });
  const url = createStore(new URL(location.href));
  const positions = openPositions();
  let shown = newEntry(0);
  let newest = 0;
  /** Whether the next traversal is the router's own way back to the page that stays. */
  let isReturning = false;

  /** Notes where the reader is: at every departure, a jump of the browser's own too, as scroll events come too late. */
  const keepPosition = (): void => positions.set(shown.key, window.scrollY);

  function push(to: URL): void {
    history.pushState(newEntry(shown.place + 1), '', to);
  }

  /** Makes the entry at the address the one that is shown; gives what was kept of it. */
  function enter(to: URL): number | undefined {
    shown = currentEntry(shown.place + 1);
    url.set(to);
    return positions.get(shown.key);
  }

  /** Shows a loaded view: the address has changed already or changes now. */
  function arriveAt(next: LoadedView, to: URL, traversal: boolean): void {
    const canonical = new URL(to);
    keepPosition();
    if (!traversal) {
      canonical.pathname = (base === '/' ? '' : base.slice(0, -1)) + next.page.path;
      push(canonical);
    }
    const from = url.get();
    const saved = enter(canonical);
    const scroll = scrollDecision({ from, to: canonical, traversal, saved });
    status.set({ type: 'idle' });
    const arrived = { ...next, arrival: { scroll, url: canonical } };
    show(arrived);
    view.set(arrived);
    keepPosition();
  }

  /** A move within the page that is shown: only the address and the scroll position change. */
  function moveWithin(to: URL, traversal: boolean): void {
    const from = url.get();
    keepPosition();
    if (!traversal && to.href !== from.href) push(to);
    const saved = enter(to);
    scrollView(scrollDecision({ from, to, traversal, saved }));
    keepPosition();
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
      if (turn === newest) arriveAt(next, to, traversal);
    } catch (error) {
      if (turn === newest) giveUp(error, to, traversal);
    }
  }

  function giveUp(error: unknown, to: URL, traversal: boolean): void {
    const isStale = error instanceof StaleBuildError;
    console.warn(
      `${to.pathname} could not be preloaded; ${navigator.onLine ? 'loading the whole page' : 'offline'}.`,
      error,
    );
    if (!navigator.onLine && !isStale) {
      status.set({ type: 'idle' });
      if (!traversal) return onOffline(() => void go(to, false));
      const steps = returnToShown();
      return onOffline(() => history.go(steps));
    }
    keepPosition();
    // After back or forward the address is the target already, and assigning it would only jump to its hash.
    if (traversal) location.reload();
    else location.assign(to);
  }

  /** After Back or Forward, returns to the entry of the page that stays; gives the steps that undo this. */
  function returnToShown(): number {
    const steps = currentEntry(shown.place + 1).place - shown.place;
    isReturning = steps !== 0;
    if (isReturning) history.go(-steps);
    return steps;
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event)) return;
    keepPosition();
    if (link.hash !== '') layOutArticle();
    const to = jumpWhileLeaving(link) ?? routedUrl(link, url.get(), base);
    if (!to) return;
    event.preventDefault();
    void go(to, false);
  }

  /** After back and forward the address is that of a page still on its way; a jump means the page that is seen. */
  function jumpWhileLeaving(link: HTMLAnchorElement): URL | null {
    const hash = link.getAttribute('href') ?? '';
    const isLeaving = location.pathname + location.search !== url.get().pathname + url.get().search;
    return isLeaving && hash.startsWith('#') ? new URL(hash, url.get()) : null;
  }

  function onPopState(): void {
    const to = new URL(location.href);
    if (isReturning) isReturning = false;
    else if (entryIsKnown()) void go(to, true);
    else {
      // A new entry that the browser made for a jump within the page; it has scrolled already.
      newest++;
      enter(to);
      status.set({ type: 'idle' });
    }
  }

  return {
    view,
    status,
    url,
    navigate: (href) => void go(new URL(href, location.href), false),
    replace(href) {
      history.replaceState(history.state, '', href);
      url.set(new URL(location.href));
    },
    start() {
      const isReturn = entryIsKnown();
      shown = currentEntry(0);
      history.scrollRestoration = 'manual';
      const saved = positions.get(shown.key);
      if (isReturn) keepPlace();
      correctJump();
      // The document was left from another page of this tab, whose place the browser would go to.
      if (isReturn && saved !== undefined) scrollView({ type: 'restore', top: saved });
      keepPosition();
      document.addEventListener('click', onClick);
      addEventListener('popstate', onPopState);
      addEventListener('scroll', keepPosition);
      // Until the next document has started, the browser restores best itself.
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
