import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Page } from '../shared/page-data';
import type { SiteData } from '../shared/site-data';
import type { Body, PageComponent, View } from './router/view';
import { App } from './shell/App';

export { baseUrlBannerMarkup, baseUrlBannerScript } from './base-url-banner';
export { pageComponentOf } from './states/page-module';
export { themeScript } from './theme-script';

/** How long a page may wait for what it loads while it is rendered. */
const PATIENCE_MS = 30_000;

/**
 * HTML of the shell with a page of finished HTML inside, for `<div id="root">`. `sidebarHtml` is the fragment of the
 * page's sidebar. Throws what the shell throws; a navbar item that fails is named.
 */
export function renderShell(page: Page, site: SiteData, sidebarHtml: string | null): string {
  return renderToString(shellOf(page, site, sidebarHtml, { type: 'static' }));
}

/**
 * The same around a page made by React, which may wait for what it loads (see `pageComponentOf`). Rejects with the first
 * error of any component: the boundaries that keep a reader's page alive would publish an empty one here.
 */
export async function renderModuleShell(page: Page, site: SiteData, component: PageComponent): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(shellOf(page, site, null, { type: 'component', component }), {
    onError: (error) => void errors.push(error),
    // A part that is large stays where it belongs instead of being moved into place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

function shellOf(page: Page, site: SiteData, sidebarHtml: string | null, body: Body): ReactNode {
  const view: View = {
    page,
    body,
    sidebar: sidebarHtml === null ? null : { file: page.sidebar ?? '', html: sidebarHtml },
    arrival: null,
  };
  return <App site={site} initial={view} router={null} searchBox={null} />;
}
