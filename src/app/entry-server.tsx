import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Page, PageModuleProps } from '../shared/page-data';
import type { HydratedProps } from '../shared/island-props';
import type { ShellData } from '../shared/site-data';
import { SiteProvider } from './context';
import GadgetFinder from './islands/gadget-finder';
import type { IslandProps } from './islands/registry';
import Jump from './islands/jump';
import RowFilter from './islands/row-filter';
import { Shell } from './shell/Shell';
import { ModulePage } from './pages/ModulePage';
import type { PageComponent } from './pages/page-module';

export { baseUrlBannerScript } from './inline-scripts';
export { earlyScript } from './inline-scripts';
export { pageComponentOf } from './pages/page-module';
export { themeScript } from './inline-scripts';

/** How long a page may wait for what it loads while it is rendered. */
const PATIENCE_MS = 30_000;

/**
 * HTML of the shell around a page, for `<div id="root">`. `sidebarHtml` is the fragment of the page's sidebar,
 * `mainHtml` the body. Throws the error of a navbar item that fails, which quotes the item.
 */
export function renderShell(page: Page, site: ShellData, sidebarHtml: string | null, mainHtml: string): string {
  return renderToString(<Shell {...{ page, site, sidebarHtml: sidebarHtml ?? '', mainHtml }} />);
}

/** Islands that the browser hydrates. */
const HYDRATED: { [Name in keyof HydratedProps]: ComponentType<HydratedProps[Name] & IslandProps> } = {
  'gadget-finder': GadgetFinder,
  jump: Jump,
  'row-filter': RowFilter,
};

/** HTML of an island that the browser hydrates, for its element. */
export function renderIsland<Name extends keyof HydratedProps>(
  name: Name,
  props: HydratedProps[Name],
  site: ShellData,
): string {
  const component = HYDRATED[name] as ComponentType<IslandProps>;
  return renderToString(
    <SiteProvider value={site}>{createElement(component, { ...props, close: () => undefined })}</SiteProvider>,
    { identifierPrefix: `${name}-` },
  );
}

/**
 * HTML of a React page, which may wait for what it loads, for the main container. Rejects with the first error of any
 * component: the boundary that keeps a reader's page alive would publish an empty page here.
 */
export async function renderModule(component: PageComponent, props: PageModuleProps): Promise<string> {
  const errors: unknown[] = [];
  const page = <ModulePage component={component} props={props} />;
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // A large part stays where it belongs instead of being moved into place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
