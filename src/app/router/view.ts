import type { EmbeddedPage, Page } from '../../shared/page-data';
import type { ScrollDecision } from './scroll';

/** The sidebar fragment of a view. */
export interface SidebarView {
  /** File name below `_data/`; the same file is the same sidebar. */
  file: string;
  html: string;
}

/** Puts a React page into an element; gives the function that removes it. */
export type Mount = (root: HTMLElement) => () => void;

/** What the shell shows: one page with its sidebar. */
export interface View {
  page: Page | EmbeddedPage;
  sidebar: SidebarView | null;
  /** `null` for the page that came with the document. */
  arrival: { scroll: ScrollDecision; url: URL } | null;
}

/** A view that was fetched; its page contains what the head needs. */
export interface LoadedView extends View {
  page: Page;
  /** `null` for a page of finished HTML. */
  mount: Mount | null;
}
