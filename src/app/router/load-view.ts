import type { Page } from '../../shared/page-data';
import { normalizePath, pageDataUrl, withBase } from '../../shared/urls';
import { loadPageComponent, type PageModules } from '../states/page-module';
import { loadStyles } from './styles';
import type { Body, LoadedView, SidebarView, View } from './view';

/** The server holds another build than this document came from. */
export class StaleBuildError extends Error {
  constructor(url: string) {
    super(`${url} belongs to another build of the site.`);
    this.name = 'StaleBuildError';
  }
}

/** What is needed to find a page's files. */
interface LoaderOptions {
  base: string;
  build: string;
  /** Language of the document; left out in the default one. */
  locale?: string | undefined;
  modules: PageModules;
}

/** Loads everything a route shows. Rejects when a file is missing or of another build. */
export type LoadView = (route: string, current: View) => Promise<LoadedView>;

/** Pages and sidebars kept in memory, so that going back does not ask the network. */
const KEPT = 40;

/** Makes the loader of this document; each file is asked for once while it is kept. */
export function createLoader({ base, build, locale, modules }: LoaderOptions): LoadView {
  const pages = keptPromises<Page>(async (route) => {
    const url = pageDataUrl(route, base, build);
    const page = (await (await fetchOk(url)).json()) as Page;
    // Another language has another shell.
    if (page.build !== build || page.locale !== locale) throw new StaleBuildError(url);
    return page;
  });
  const sidebars = keptPromises<SidebarView>(async (file) => {
    const response = await fetchOk(`${withBase(`/_data/${file}`, base)}?b=${build}`);
    return { file, html: await response.text() };
  });

  return async (route, current) => {
    const page = await pages(normalizePath(route));
    const sameSidebar = current.sidebar?.file === page.sidebar;
    const [sidebar, body] = await Promise.all([
      page.sidebar === undefined ? null : sameSidebar ? current.sidebar : sidebars(page.sidebar),
      loadBody(page, modules),
      loadStyles(page.styles),
    ]);
    return { page, body, sidebar, arrival: null };
  };
}

async function loadBody(page: Page, modules: PageModules): Promise<Body> {
  if (page.kind === 'html') return { type: 'static' };
  return { type: 'component', component: await loadPageComponent(modules, page.module) };
}

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

function keptPromises<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const fresh = load(key);
    kept.set(key, fresh);
    fresh.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return fresh;
  };
}
