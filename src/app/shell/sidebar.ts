import type { PageMeta } from '../../shared/page-data';
import { normalizePath, withBase } from '../../shared/urls';
import { detailsAround } from '../behaviours/dom';
import type { SidebarView } from '../router/view';
import { setHtml } from '../trusted';

/** Categories that the reader has opened or closed, by their labels; the same in the column and the drawer. */
const chosen = new Map<string, boolean>();

/** The links of the sidebar, in the column or in the drawer. Without them the column is empty. */
const linksOf = (): HTMLElement | null => document.querySelector<HTMLElement>('.sidebar__nav');

/** Starts the sidebar, with the entry of the first page in view. Plain: it marks a link of finished HTML. */
export function startSidebar(): void {
  // In the capture phase: `toggle` is reported later, and for categories that scripts open too.
  document.addEventListener('click', rememberChoice, true);
  showCurrentIn(linksOf());
}

function rememberChoice({ target }: Event): void {
  const summary = target instanceof Element ? target.closest('.sidebar__category > summary') : null;
  const category = summary?.parentElement as HTMLDetailsElement | null | undefined;
  if (category) chosen.set(categoryKey(category), !category.open);
}

/**
 * Shows the sidebar of a page, with its entry in view. A sidebar that is shown already stays, and keeps its scroll
 * position if the entry is in view there.
 */
export function showSidebar(page: PageMeta, sidebar: SidebarView | null, isNew: boolean, base: string): void {
  const column = document.querySelector<HTMLElement>('.sidebar');
  if (!column?.parentElement) return;
  column.parentElement.className = `layout layout--${page.layout}`;
  if (isNew) {
    linksOf()?.remove();
    setHtml(column, sidebar?.html ?? '');
  }
  const links = linksOf();
  if (!links) return;
  markCurrent(links, withBase(page.path, base));
  // A filter in use keeps all categories open.
  links.querySelector('.sidebar__filter input')?.dispatchEvent(new Event('input'));
  showCurrentIn(links);
}

/** Marks the link of the page and opens its categories; the others stay as the reader left them. */
function markCurrent(nav: HTMLElement, pathname: string): void {
  const current = normalizePath(pathname);
  for (const category of nav.querySelectorAll<HTMLDetailsElement>('details.sidebar__category'))
    category.open = chosen.get(categoryKey(category)) ?? category.open;
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a.sidebar__link')) {
    link.removeAttribute('aria-current');
    // Links to sections are never current.
    if (link.hash !== '' || normalizePath(link.pathname) !== current) continue;
    link.setAttribute('aria-current', 'page');
    openAncestors(link);
  }
}

function showCurrentIn(links: HTMLElement | null): void {
  const column = links?.closest<HTMLElement>('.sidebar');
  if (column) showCurrent(column);
}

/**
 * Scrolls the sidebar, not the page, until the current link is in view. What covers the ends of the sidebar (headings
 * that stay in place, the fade) is its scroll padding in the style sheet, as the Tab key needs it too.
 */
export function showCurrent(scroller: HTMLElement): void {
  const link = scroller.querySelector<HTMLElement>('[aria-current="page"]');
  if (!link?.checkVisibility()) return;
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const isInView =
    top >= box.top + (Number.parseFloat(scrollPaddingTop) || 0) &&
    bottom <= box.bottom - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (!isInView) scroller.scrollTop += top - box.top - box.height / 3;
}

/** Opens the categories around a link; the link to a category's own page is in front of its disclosure. */
export function openAncestors(link: HTMLElement): void {
  const own = link.nextElementSibling;
  if (own instanceof HTMLDetailsElement) own.open = true;
  for (const category of detailsAround(link)) category.open = true;
}

/** Labels from the outermost category inwards: the same category in every version. */
const categoryKey = (category: Element): string =>
  detailsAround(category)
    .map((details) => details.querySelector(':scope > summary')?.textContent.trim())
    .reverse()
    .join('/');
