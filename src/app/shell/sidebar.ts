import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { withBase } from '../../shared/urls';
import { make } from '../behaviours/dom';
import type { SidebarView } from '../router/view';
import { setHtml } from '../trusted';
import { markCurrent, rememberChoices, showCurrent } from './sidebar-state';

/** The links of the sidebar, wherever they stand: in the column or in the drawer. */
const linksOf = (): HTMLElement | null => document.querySelector<HTMLElement>('.sidebar__nav');

/** Starts the sidebar of the first page, with the page's entry in view. */
export function startSidebar(): void {
  const column = document.querySelector<HTMLElement>('.sidebar');
  const links = linksOf();
  if (!column || !links) return;
  rememberChoices(links);
  showCurrent(column);
}

/**
 * Shows the sidebar of a page, with its entry in view. A sidebar that is shown already stays, and keeps its scroll
 * position if the entry can be seen there.
 */
export function showSidebar(page: PageMeta, sidebar: SidebarView | null, isNew: boolean, site: SiteData): void {
  const layout = document.querySelector<HTMLElement>('.layout');
  if (!layout) return;
  layout.className = `layout layout--${page.layout}`;
  if (!sidebar) return document.querySelector('.sidebar')?.remove();
  if (isNew) {
    const { docs, recentPosts } = site.strings.shell;
    const label = page.layout === 'blog' ? recentPosts : docs;
    const links = make('nav', { class: 'sidebar__nav', 'aria-label': label });
    setHtml(links, sidebar.html);
    rememberChoices(links);
    document.querySelector('.sidebar')?.remove();
    layout.prepend(make('aside', { class: 'sidebar' }, links));
  }
  const links = linksOf();
  if (!links) return;
  markCurrent(links, withBase(page.path, site.base));
  // A filter in use keeps all categories open.
  links.querySelector('.sidebar__filter input')?.dispatchEvent(new Event('input'));
  const column = links.closest<HTMLElement>('.sidebar');
  if (column) showCurrent(column);
}
