import { withBase } from '../../shared/urls';
import { markCurrent, sameCategory } from '../shell/sidebar-marks';
import type { Behaviour, Surroundings } from './behaviour';

/**
 * A page of a large version carries its branch of the sidebar; the other categories hold one link. When one of them is
 * opened, the whole sidebar is fetched and takes the place of the branch. Without an answer the link stays.
 */
export function startSidebarRest({ site }: Surroundings): Behaviour {
  let file = '';
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const category = target?.closest('summary')?.parentElement;
    if (!(category instanceof HTMLDetailsElement) || category.dataset['rest'] === undefined || file === '') return;
    void showWhole(withBase(`/_data/${file}`, site.base), category);
  });
  return {
    onPage(_main, { page }) {
      file = page.sidebar === undefined ? '' : `${page.sidebar}?b=${page.build}`;
    },
  };
}

async function showWhole(address: string, asked: HTMLDetailsElement): Promise<void> {
  const nav = asked.closest<HTMLElement>('.sidebar__nav');
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (!nav || !response?.ok) return;
  const html = await response.text();
  // The page may have been left meanwhile, and with it the sidebar.
  if (!asked.isConnected) return;
  const focused = nav.contains(document.activeElement);
  nav.innerHTML = html;
  markCurrent(nav, location.pathname);
  const opened = sameCategory(nav, asked);
  if (!opened) return;
  opened.open = true;
  if (focused) opened.querySelector('summary')?.focus({ preventScroll: true });
}
