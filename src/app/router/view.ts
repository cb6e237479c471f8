import type { ComponentType } from 'react';
import type { EmbeddedPage, Page, PageModuleProps } from '../../shared/page-data';
import type { ScrollDecision } from './scroll';

export type PageComponent = ComponentType<PageModuleProps>;

/** The sidebar fragment of a view. */
export interface SidebarView {
  /** File name below `_data/`; the same file is the same sidebar. */
  file: string;
  html: string;
}

/** How the reader came to a view. */
interface Arrival {
  scroll: ScrollDecision;
  url: URL;
}

/** What fills the main container. */
export type Body =
  /** Finished HTML. */
  | { type: 'static' }
  | { type: 'component'; component: PageComponent }
  /** Only while the first page hydrates: `outcome` tells failure, `loaded` stays pending then, so that the page's HTML stays. */
  | { type: 'pending'; outcome: Promise<PageComponent>; loaded: Promise<PageComponent> };

/** What the shell shows: one page with its sidebar. */
export interface View {
  page: Page | EmbeddedPage;
  body: Body;
  sidebar: SidebarView | null;
  /** `null` for the page that came with the document. */
  arrival: Arrival | null;
}

/** A view that was fetched; its page brings what the head needs. */
export interface LoadedView extends View {
  page: Page;
}

/** A body whose component is still loading. */
export function pendingBody(outcome: Promise<PageComponent>): Body {
  const loaded = outcome.catch(() => new Promise<PageComponent>(() => undefined));
  return { type: 'pending', outcome, loaded };
}

/** The HTML of a page; empty for the one that came with the document, which is there already and stays. */
export function htmlOf(page: Page | EmbeddedPage): string {
  return page.kind === 'html' && 'html' in page ? page.html : '';
}
