import '../styles/dialog.css';
import '../styles/drawer.css';
import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { docsSidebarName, withBase } from '../../shared/urls';
import { closeOnPressOutside, make } from '../behaviours/dom';
import { storage } from '../storage';
import { setHtml } from '../trusted';
import { showCurrent } from './sidebar';

/**
 * Prepares the drawer; gives what opens it. It shows the links of the navbar as they are then. The links of the sidebar
 * move into it while it is open, so that there is one list with one state, and move back when it closes. On a page
 * without a sidebar it shows that of the documentation.
 */
export function prepareDrawer(dialog: HTMLDialogElement, button: HTMLElement, site: SiteData): () => void {
  const docs = make('div');
  dialog.addEventListener('close', () => {
    docs.remove();
    document.querySelector('.sidebar')?.append(...dialog.querySelectorAll('.sidebar__nav'));
    button.setAttribute('aria-expanded', 'false');
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], .dialog__close')) dialog.close();
  });
  closeOnPressOutside(dialog);

  return () => {
    const entries = document.querySelectorAll('.navbar [data-item]:has(a)');
    dialog.querySelector('.navbar__items')?.replaceChildren(...[...entries].map((entry) => entry.cloneNode(true)));
    const own = document.querySelectorAll('.sidebar .sidebar__nav');
    dialog.append(...own);
    if (own.length === 0) {
      dialog.append(docs);
      void showDocs(docs, site);
    }
    button.setAttribute('aria-expanded', 'true');
    if (!dialog.open) dialog.showModal();
    showCurrent(dialog);
  };
}

/** Fetches the sidebar of the version that the reader prefers. Without it the drawer still has the links of the navbar. */
async function showDocs(docs: HTMLElement, { base, prefix, docsSets }: SiteData): Promise<void> {
  const [set] = docsSets;
  if (!set || docs.hasChildNodes()) return;
  const preferred = storage.read(STORAGE_KEYS.preferredVersion(set.id));
  const version = set.versions.find(({ name }) => name === preferred) ?? set.versions.find(({ isLast }) => isLast);
  if (!version) return;
  try {
    const answer = await fetch(withBase(`/_data/${docsSidebarName(prefix, version.name)}.html`, base));
    if (answer.ok) setHtml(docs, await answer.text());
  } catch (error) {
    console.warn('The pages of the documentation could not be listed.', error);
  }
}
