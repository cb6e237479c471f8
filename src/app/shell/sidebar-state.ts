import { normalizePath } from '../../shared/urls';

/** Which categories the reader opened or closed, by label path; the same in the column and the drawer. */
const chosen = new Map<string, boolean>();

/**
 * Updates a sidebar for the page: the current link is marked and its categories are open, the others stay as the reader
 * left them. Links to sections are never current. `pathname` is the address path of the page, base included.
 */
export function markCurrent(nav: HTMLElement, pathname: string): void {
  const current = normalizePath(pathname);
  for (const category of nav.querySelectorAll<HTMLDetailsElement>('details.sidebar__category')) {
    const choice = chosen.get(categoryKey(category));
    if (choice !== undefined) category.open = choice;
  }
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a.sidebar__link')) {
    if (link.hash !== '' || normalizePath(link.pathname) !== current) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'page');
    openAncestors(link);
  }
}

/** Remembers what the reader opens and closes. `toggle` does not bubble, so it is caught on the way down. */
export function rememberChoices(nav: HTMLElement): () => void {
  const onClick = (event: Event): void => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const category = summary?.parentElement;
    if (!(category instanceof HTMLDetailsElement) || event.target instanceof HTMLAnchorElement) return;
    chosen.set(categoryKey(category), !category.open);
  };
  nav.addEventListener('click', onClick, true);
  return () => nav.removeEventListener('click', onClick, true);
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

/** Opens the categories around a link; the link to a category's own page stands before its disclosure. */
export function openAncestors(link: HTMLElement): void {
  const own = link.nextElementSibling;
  if (own instanceof HTMLDetailsElement) own.open = true;
  for (let node = link.parentElement?.closest('details'); node; node = node.parentElement?.closest('details')) {
    node.open = true;
  }
}

/** Labels from the outermost category inwards: the same category in every version. */
function categoryKey(category: HTMLDetailsElement): string {
  const labels: string[] = [];
  for (let node: Element | null | undefined = category; node; node = node.parentElement?.closest('details')) {
    labels.unshift(node.querySelector(':scope > summary')?.textContent.trim() ?? '');
  }
  return labels.join('/');
}
