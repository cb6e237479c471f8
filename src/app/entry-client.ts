import { pageModules } from 'virtual:page-modules';
import { site } from 'virtual:site-data';
import type { EmbeddedPage } from '../shared/page-data';
import { startBehaviours } from './behaviours';
import { startIslands, type Islands } from './islands/intent';
import { correctJump } from './router/arrive';
import { readHead } from './router/head';
import { createLoader, loadReact, type LoadView } from './router/load-view';
import { startPrefetch } from './router/prefetch';
import { createRouter, type Router } from './router/router';
import { startMarks } from './search/found-words';
import { startSearch } from './search/launcher';
import { startAnnouncement, startHideOnScroll, startProgress } from './shell/bars';
import { startDrawer } from './shell/drawer';
import { startDropdowns } from './shell/navbar/dropdowns';
import { rememberVersions, updateNavbar } from './shell/navbar/update-navbar';
import { startSidebar } from './shell/sidebar';
import { createStage, type Stage } from './shell/stage';
import { idle } from './scheduling';
import { showStatus } from './states/failure';
import { startOfflineNotice } from './states/notice';
import { startTheme } from './theme';

const strings = site.strings.shell;

/**
 * Starts everything on the page that came with the document, and replays what the reader did before. The script that
 * imports this module reports what it throws.
 */
function start(main: HTMLElement, page: EmbeddedPage): void {
  const sidebar = page.sidebar === undefined ? null : { file: page.sidebar, html: '' };
  const view = { page, sidebar, arrival: null };
  let load = loaderOf(page);
  keepFirstPage(load, main, page);
  const router: Router = createRouter({
    base: site.base,
    initial: view,
    load: (route, current) => load(route, current),
    show: (next) => stage.show(next),
    onOffline: (go) => showOffline(go),
  });
  const showOffline = startOfflineNotice(router, strings);
  const islands = startIslands(site, router);
  const behaviours = startBehaviours({ site, router, islands });
  const stage: Stage = createStage({ site, drawer: startDrawer(site), behaviours, islands, sidebar });
  if (import.meta.hot) {
    const { hot } = import.meta;
    void import('./dev-updates').then(({ followContent, showProblems }) => {
      showProblems(hot, router);
      followContent({ hot, router, show: stage.show, freshLoader: () => (load = loaderOf(page)) });
    });
  }
  behaviours.beforeShown();
  router.start();
  startShell(router, page);
  replayEarlyInput(router, islands);
  document.documentElement.dataset['hydrated'] = 'true';

  async function finish(): Promise<void> {
    await hydrateFirstPage(main, page, stage);
    if (router.view.get() === view) await behaviours.look(view);
    // What was added to the page may have moved the target of its address.
    if (router.view.get() === view) correctJump();
    await idle(1000);
    startPrefetch({ base: site.base, router, ahead: (route) => load.ahead(route) });
  }
  void finish();
}

const loaderOf = ({ build, locale }: EmbeddedPage): LoadView =>
  createLoader({ base: site.base, build, locale, modules: pageModules });

/** Going back to the first page needs no request. Read from the document before anything changes it. */
function keepFirstPage(load: LoadView, main: HTMLElement, page: EmbeddedPage): void {
  if (page.section === 'not-found') return;
  const html = document.querySelector('.sidebar')?.innerHTML ?? '';
  load.keep(
    page.kind === 'html' ? { ...page, ...readHead(), html: main.innerHTML } : { ...page, ...readHead() },
    page.sidebar === undefined ? null : { file: page.sidebar, html },
  );
}

function startShell(router: Router, page: EmbeddedPage): void {
  startTheme(site);
  startSidebar();
  startDropdowns();
  rememberVersions(site);
  startProgress(router, strings.loadingPage);
  if (site.search.highlight) startMarks(router);
  if (site.announcement) startAnnouncement(site);
  if (site.navbar.hideOnScroll) startHideOnScroll();
  updateNavbar(site, page);
}

/** Replays what `inline-scripts.ts` has recorded. */
function replayEarlyInput(router: Router, islands: Islands): void {
  const search = site.search.enabled ? startSearch(site, router, islands) : null;
  const early = window.early?.();
  early?.clicks.forEach((button) => button.click());
  if (typeof early?.typed === 'string') search?.open(early.typed);
}

/** A React page needs its code; its HTML stays readable when the code fails to load. */
async function hydrateFirstPage(main: HTMLElement, page: EmbeddedPage, stage: Stage): Promise<void> {
  const root = main.querySelector<HTMLElement>(':scope > div');
  if (page.kind !== 'module' || !root) return;
  const load = loadReact().then(({ loadHydrate }) => loadHydrate(pageModules, page));
  const hydrate = await showStatus(main, load, strings);
  // The reader may leave the page while its code loads or while it is hydrated.
  if (!hydrate || !root.isConnected) return;
  const leave = await hydrate(root);
  if (root.isConnected) stage.leaveBy(leave);
  else leave();
}

const main = document.getElementById('main');
const data = document.getElementById('page-data')?.textContent;
if (!main || !data) throw new Error('The document has no #main or no #page-data.');
start(main, JSON.parse(data) as EmbeddedPage);
