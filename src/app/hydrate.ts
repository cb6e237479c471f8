import { pageModules } from 'virtual:page-modules';
import { site } from 'virtual:site-data';
import type { EmbeddedPage } from '../shared/page-data';
import { createElement, hydrateRoot, startTransition } from './react';
import { createLoader, type LoadView } from './router/load-view';
import { startPrefetch } from './router/prefetch';
import { createRouter, type Router } from './router/router';
import { pendingBody, type View } from './router/view';
import { SearchBox } from './search';
import { App } from './shell/App';
import { hasWholeSidebar } from './shell/sidebar-marks';
import { idle } from './slices';
import { loadPageComponent } from './states/page-module';
import { followTheme } from './theme';

/** Hydrates the shell around the page that the document came with, then starts what makes it move. */
export function hydrate(): void {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) throw new Error('The document has no #root or no #page-data.');

  const initial = initialView(JSON.parse(data) as EmbeddedPage);
  const { build, locale } = initial.page;
  const makeLoader = (): LoadView => createLoader({ base: site.base, build, locale, modules: pageModules });
  let load = makeLoader();
  const router = createRouter({ base: site.base, initial, load: (route, current) => load(route, current) });
  if (import.meta.hot) {
    const { hot } = import.meta;
    void import('./dev-updates').then(({ followContent }) => followContent(hot, router, () => (load = makeLoader())));
  }
  const app = createElement(App, {
    site,
    initial,
    router,
    searchBox: site.search.enabled ? SearchBox : null,
    onShown: shownListener(router, build),
  });
  // As a transition, rendering is cut into slices that leave room for input.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    });
  });
}

/** The page as it stands in the document; its HTML and the sidebar's are not read, hydration leaves them in place. */
function initialView(page: EmbeddedPage): View {
  return {
    page,
    body: page.kind === 'html' ? { type: 'static' } : pendingBody(loadPageComponent(pageModules, page.module)),
    sidebar: page.sidebar === undefined ? null : { file: hasWholeSidebar() ? page.sidebar : '', html: '' },
    arrival: null,
  };
}

/** Starts router and behaviours after the first view, and has them look at every later one. */
function shownListener(router: Router, build: string): (view: View) => void {
  let refresh: Promise<((view: View) => void)[]> | null = null;
  return (view) => {
    refresh ??= startUp(router, build);
    void refresh.then((listeners) => listeners.forEach((listener) => listener(view)));
  };
}

async function startUp(router: Router, build: string): Promise<((view: View) => void)[]> {
  document.documentElement.dataset['hydrated'] = 'true';
  router.start();
  followTheme(site.colorMode);
  await idle(1000);
  const { startBehaviours } = await import('./behaviours');
  return [startPrefetch({ base: site.base, build }), startBehaviours({ site, router })];
}
