import { setHtml } from '../trusted';
import { markCurrent, sameCategory } from './sidebar-state';

/**
 * Fetches the whole sidebar, puts it in the place of the branch that is shown, and opens the category that was asked
 * for. The keyboard stays where it was. Nothing happens without an answer.
 */
export async function showWhole(address: string, asked: HTMLDetailsElement): Promise<void> {
  const nav = asked.closest<HTMLElement>('.sidebar__nav');
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (!nav || !response?.ok) return;
  const html = await response.text();
  // The page may have been left meanwhile, and with it the sidebar.
  if (!asked.isConnected) return;
  const focused = nav.contains(document.activeElement);
  setHtml(nav, html);
  markCurrent(nav, location.pathname);
  const opened = sameCategory(nav, asked);
  if (!opened) return;
  opened.open = true;
  if (focused) opened.querySelector('summary')?.focus({ preventScroll: true });
}
