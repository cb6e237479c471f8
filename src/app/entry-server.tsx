import { renderToString } from 'react-dom/server';
import type { Page } from '../shared/page-data';
import type { SiteData } from '../shared/site-data';
import type { Body, PageComponent, View } from './router/view';
import { App } from './shell/App';

export { baseUrlBannerMarkup, baseUrlBannerScript } from './base-url-banner';
export { pageComponentOf } from './states/page-module';
export { scriptJson, themeScript } from './theme-script';

/**
 * HTML of the shell with a page inside, for `<div id="root">`. `sidebarHtml` is the fragment of the page's sidebar.
 * A module page needs its `component` (see `pageComponentOf`). Throws what a component throws; a navbar item that
 * fails is named.
 */
export function renderShell(page: Page, site: SiteData, sidebarHtml: string | null, component?: PageComponent): string {
  const view: View = {
    page,
    body: serverBody(page, component),
    sidebar: sidebarHtml === null ? null : { file: page.sidebar ?? '', html: sidebarHtml },
    arrival: null,
  };
  return renderToString(<App site={site} initial={view} router={null} searchBox={null} />);
}

function serverBody(page: Page, component: PageComponent | undefined): Body {
  if (page.kind === 'html') return { type: 'static' };
  if (component) return { type: 'component', component };
  throw new Error(`The page ${page.path} is made by the module "${page.module}", whose component was not given.`);
}
