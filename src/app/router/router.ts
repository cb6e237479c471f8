import { withBase } from '../../shared/urls';
import { correctJump, keepPlace, layOutArticle, scrollView, startJumps } from './arrive';
import { isPlainClick, routedUrl, routeOf } from './intercept';
import { StaleBuildError } from './load-view';
import { currentEntry, knownEntry, newEntry, openPositions } from './positions';
import { hashId, type LoadedView, scrollDecision, type ScrollDecision, type View } from './view';
import { createStore, type Store } from './store';

/** A route change in progress, or none. */
type RouteStatus = { type: 'idle' } | { type: 'loading'; url: URL };

/** Moves between pages of the site within one document. */
export interface Router {
  view: Store<View>;
  status: Store<RouteStatus>;
  /** The address now shown; changes with every hash and query too. */
  url: Store<URL>;
  /** Opens an address as a click on a link to it would. */
  navigate(href: string): void;
  /** Changes the address of the page that is shown, without a new history entry. */
  replace(href: string): void;
  /** Takes over links and history. */
  start(): void;
}

interface RouterOptions {
  base: string;
  initial: View;
  load: (route: string, current: View) => Promise<LoadedView>;
  /** Puts a loaded view into the document. */
  show(view: LoadedView): void;
  /** Called when a page cannot be loaded without a network and the current one stays; `go` tries again. */
  onOffline(go: () => void): void;
}

/**
 * Makes the router of this document; nothing happens before `start`. Plain: it makes no markup, and is needed in the first
 * tenth of a second.
 */
export function createRouter({ base, initial, load, show, onOffline }: RouterOptions): Router {
  const view = createStore(initial);
  const status = createStore<RouteStatus>({ type: 'idle' });
  const url = createStore(new URL(location.href));
  const positions = openPositions();
  let shown = newEntry(0);
  let newest = 0;
  /** Whether the router itself causes the next traversal, back to the page that stays. */
  let isReturning = false;

  /** Where the heading of each entry was in the window when the reader moved on within the page, in pixels. */
  const headingTops = new Map<string, number | undefined>();
  const headingTop = ({ hash }: URL): number | undefined =>
    document.getElementById(hashId(hash))?.getBoundingClientRect().top;
  /** Stores where the reader is: at every departure, jumps of the browser included, as scroll events come too late. */
  const keepPosition = (): void => positions.set(shown.key, window.scrollY);

  /** Changes the address unless a traversal has changed it already; gives how the view moves. */
  function enter(to: URL, traversal: boolean): ScrollDecision {
    const from = url.get();
    keepPosition();
    if (!traversal && to.href !== from.href) history.pushState(newEntry(shown.place + 1), '', to);
    shown = currentEntry(shown.place + 1);
    url.set(to);
    return scrollDecision({ from, to, traversal, saved: positions.get(shown.key) });
  }

  function arriveAt(next: LoadedView, to: URL, traversal: boolean): void {
    const canonical = new URL(to);
    if (!traversal) canonical.pathname = withBase(next.page.path, base);
    const scroll = enter(canonical, traversal);
    status.set({ type: 'idle' });
    const arrived = { ...next, arrival: { scroll, url: canonical } };
    show(arrived);
    view.set(arrived);
    keepPosition();
  }

  /** A move within the page that is shown: only the address and the scroll position change. */
  function moveWithin(to: URL, traversal: boolean): void {
    headingTops.set(shown.key, headingTop(url.get()));
    const scroll = enter(to, traversal);
    scrollView(scroll);
    const [before, now] = [headingTops.get(shown.key), headingTop(to)];
    // A section opened in the meantime has shifted the heading.
    if (scroll.type === 'restore' && before !== undefined && now !== undefined)
      window.scrollBy({ top: now - before, behavior: 'instant' });
    keepPosition();
  }

  /** Preloads what the address shows, then shows it; when that fails the browser loads the page. */
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
    const isOffline = !navigator.onLine && !(error instanceof StaleBuildError);
    console.warn(`${to.pathname} could not be preloaded; ${isOffline ? 'offline' : 'loading the whole page'}.`, error);
    if (isOffline) {
      status.set({ type: 'idle' });
      if (!traversal) return onOffline(() => void go(to, false));
      const steps = returnToShown();
      return onOffline(() => history.go(steps));
    }
    keepPosition();
    // After a traversal the address is the target already, and assigning it would only jump to its hash.
    if (traversal) location.reload();
    else location.assign(to);
  }

  /** After a traversal, returns to the entry of the page that stays; gives the steps that undo this. */
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
    headingTops.set(shown.key, headingTop(url.get()));
    if (link.hash !== '') layOutArticle();
    const to = jumpWhileLeaving(link) ?? routedUrl(link, url.get(), base);
    if (!to) return;
    event.preventDefault();
    void go(to, false);
  }

  /** After a traversal the address is that of a page that is still loading; a jump means the page that is seen. */
  function jumpWhileLeaving(link: HTMLAnchorElement): URL | null {
    const hash = link.getAttribute('href') ?? '';
    const isLeaving = location.pathname + location.search !== url.get().pathname + url.get().search;
    return isLeaving && hash.startsWith('#') ? new URL(hash, url.get()) : null;
  }

  function onPopState(): void {
    const to = new URL(location.href);
    if (isReturning) isReturning = false;
    else if (knownEntry()) void go(to, true);
    else {
      // A new entry that the browser made for a jump within the page; it has scrolled already.
      newest++;
      shown = currentEntry(shown.place + 1);
      url.set(to);
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
      const isReturn = knownEntry() !== null;
      shown = currentEntry(0);
      history.scrollRestoration = 'manual';
      const saved = positions.get(shown.key);
      if (isReturn) keepPlace();
      correctJump();
      // The document was left from another page of this tab, whose position the browser would restore.
      if (isReturn && saved !== undefined) scrollView({ type: 'restore', top: saved });
      keepPosition();
      startJumps();
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
