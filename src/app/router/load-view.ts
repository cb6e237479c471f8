import type { Page } from '../../shared/page-data';
import { normalizePath, pageDataUrl, withBase } from '../../shared/urls';
import { fetchJson, fetchOk } from '../fetch-json';
import { loadFile } from '../load-part';
import type * as MountPage from '../pages/mount-page';
import type { PageModules } from '../pages/page-module';
import type { LoadedView, SidebarView, View } from './view';

/** The page was rendered by another application than this document's. */
export class StaleBuildError extends Error {
  constructor(url: string) {
    super(`${url} belongs to another build of the site.`);
    this.name = 'StaleBuildError';
  }
}

interface LoaderOptions {
  base: string;
  build: string;
  /** Language of the document; left out in the default one. */
  locale?: string | undefined;
  modules: PageModules;
}

/** Loads everything a route shows. */
export interface LoadView {
  /** Rejects when a file is missing or belongs to another build. */
  (route: string, current: View): Promise<LoadedView>;
  /** Fetches a page at low priority and keeps it for the click, which tries again after a failure. */
  ahead(route: string): void;
  keep(page: Page, sidebar: SidebarView | null): void;
}

/** Pages and sidebars kept in memory, so that going back needs no request. */
const KEPT = 40;

/** Makes the loader of this document; each file is requested once while it is kept. */
export function createLoader({ base, build, locale, modules }: LoaderOptions): LoadView {
  const pages = keptPromises<Page>(async (route, priority) => {
    const url = pageDataUrl(route, base);
    // A plain GET that the policy allows by `connect-src`: Firefox compares prefetch links with `default-src`.
    const page = await fetchJson<Page>(url, { priority });
    // Another language has another shell.
    if (page.build !== build || page.locale !== locale) throw new StaleBuildError(url);
    return page;
  });
  const sidebars = keptPromises<SidebarView>(async (file, priority) => {
    const response = await fetchOk(withBase(`/_data/${file}`, base), { priority });
    return { file, html: await response.text() };
  });

  async function load(route: string, current: View): Promise<LoadedView> {
    const page = await pages.load(normalizePath(route));
    const sameSidebar = current.sidebar?.file === page.sidebar;
    const [sidebar, mount] = await Promise.all([
      page.sidebar === undefined ? null : sameSidebar ? current.sidebar : sidebars.load(page.sidebar),
      page.kind === 'module' ? loadReact().then(({ loadMount }) => loadMount(modules, page)) : null,
      ...page.styles.map(loadFile),
    ]);
    return { page, mount, sidebar, arrival: null };
  }
  return Object.assign(load, {
    ahead: (route: string) => void pages.load(normalizePath(route), 'low').catch(() => undefined),
    keep(page: Page, sidebar: SidebarView | null) {
      pages.keep(normalizePath(page.path), Promise.resolve(page));
      if (sidebar) sidebars.keep(sidebar.file, Promise.resolve(sidebar));
    },
  });
}

/** React, and what makes pages with it. */
export const loadReact = (): Promise<typeof MountPage> => import('../pages/mount-page');

interface Kept<T> {
  load(key: string, priority?: RequestPriority): Promise<T>;
  keep(key: string, value: Promise<T>): void;
}

function keptPromises<T>(fetchNew: (key: string, priority: RequestPriority) => Promise<T>): Kept<T> {
  const kept = new Map<string, Promise<T>>();
  function keep(key: string, value: Promise<T>): void {
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }
  return {
    keep,
    load(key, priority = 'auto') {
      const known = kept.get(key);
      if (known) return known;
      const loading = fetchNew(key, priority);
      keep(key, loading);
      loading.catch(() => kept.delete(key));
      return loading;
    },
  };
}
