import { DESKTOP_BREAKPOINT_PX } from '../../shared/constants';
import { closeOnPressBeside } from '../modal';
import { showCurrent } from './sidebar-marks';

/** The drawer of the page. */
export interface DrawerControl {
  close(): void;
}

/**
 * Opens and closes the drawer. The links of the sidebar move into it while it is open, so that there is one list with
 * one state, and move back when it closes.
 */
export function startDrawer(): DrawerControl {
  const dialog = document.querySelector<HTMLDialogElement>('#drawer');
  const button = document.querySelector<HTMLButtonElement>('.navbar__toggle');
  if (!dialog || !button) return { close: () => undefined };
  const close = (): void => dialog.close();

  button.addEventListener('click', () => {
    const links = document.querySelector('.sidebar .sidebar__nav');
    if (links) dialog.append(links);
    button.setAttribute('aria-expanded', 'true');
    dialog.showModal();
    showCurrent(dialog);
  });
  dialog.addEventListener('close', () => {
    giveLinksBack(dialog);
    button.setAttribute('aria-expanded', 'false');
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], .drawer__header button')) close();
  });
  closeOnPressBeside(dialog);
  matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX + 1}px)`).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
  return { close };
}

/** Without a sidebar the page that came in the meantime has none, and the links are of no use. */
function giveLinksBack(dialog: HTMLDialogElement): void {
  const links = dialog.querySelector('.sidebar__nav');
  const column = document.querySelector('.sidebar');
  if (!links) return;
  if (column && !column.querySelector('.sidebar__nav')) column.append(links);
  else links.remove();
}
