import '../styles/drawer.css';
import { closeOnPressBeside } from '../modal';
import { showCurrent } from './sidebar';

/**
 * Prepares the drawer; gives what opens it. It shows the links of the navbar as they are then. The links of the sidebar
 * move into it while it is open, so that there is one list with one state, and move back when it closes.
 */
export function prepareDrawer(dialog: HTMLDialogElement, button: HTMLElement): () => void {
  dialog.addEventListener('close', () => {
    document.querySelector('.sidebar')?.append(...dialog.querySelectorAll('.sidebar__nav'));
    button.setAttribute('aria-expanded', 'false');
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], .drawer__header button')) dialog.close();
  });
  closeOnPressBeside(dialog);

  return () => {
    const entries = document.querySelectorAll('.navbar [data-item]:has(a)');
    dialog.querySelector('.navbar__items')?.replaceChildren(...[...entries].map((entry) => entry.cloneNode(true)));
    dialog.append(...document.querySelectorAll('.sidebar .sidebar__nav'));
    button.setAttribute('aria-expanded', 'true');
    if (!dialog.open) dialog.showModal();
    showCurrent(dialog);
  };
}
