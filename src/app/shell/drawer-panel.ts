import words from 'virtual:strings/drawer';
import '../styles/drawer.css';
import type { NavbarItem, SiteData } from '../../shared/site-data';
import { make } from '../behaviours/dom';
import { closeOnPressBeside } from '../modal';
import { showCurrent } from './sidebar-state';

const ID = 'drawer';

/** What fits a list of links; the other items stay in the navbar. */
const LISTED: ReadonlySet<NavbarItem['type'] | undefined> = new Set([
  'link',
  'docSidebar',
  'doc',
  'repository',
  'docsVersionDropdown',
  'localeDropdown',
] as const);

/**
 * Opens the drawer with the links of the bar as they are now; gives what closes it. The links of the sidebar move into
 * it while it is open, so that there is one list with one state, and move back when it closes.
 */
export function openDrawer(site: SiteData, button: HTMLButtonElement): () => void {
  const dialog = drawerOf(button);
  dialog.querySelector('.navbar__items')?.replaceChildren(...barLinks(site));
  const links = document.querySelector('.sidebar .sidebar__nav');
  if (links) dialog.append(links);
  button.setAttribute('aria-expanded', 'true');
  if (!dialog.open) dialog.showModal();
  showCurrent(dialog);
  return () => dialog.close();
}

/** The dialog, made when it is opened for the first time. */
function drawerOf(button: HTMLButtonElement): HTMLDialogElement {
  const made = document.querySelector<HTMLDialogElement>(`#${ID}`);
  if (made) return made;
  const close = make('button', { type: 'button', class: 'icon-button', 'aria-label': words.closeMenu }, cross(button));
  const dialog = make(
    'dialog',
    { class: 'drawer', id: ID, 'aria-label': words.menu },
    make('div', { class: 'drawer__header' }, make('span', {}, words.menu), close),
    make('nav', { 'aria-label': words.site }, make('ul', { class: 'navbar__items' })),
  );
  dialog.addEventListener('close', () => {
    giveLinksBack(dialog);
    button.setAttribute('aria-expanded', 'false');
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], .drawer__header button')) dialog.close();
  });
  closeOnPressBeside(dialog);
  document.getElementById('root')?.append(dialog);
  button.setAttribute('aria-controls', ID);
  return dialog;
}

/** The sign of the button that opens, with its three lines as a cross. */
function cross(button: HTMLButtonElement): Node | string {
  const sign = button.querySelector('svg')?.cloneNode(true);
  if (!(sign instanceof SVGElement)) return '';
  sign.firstElementChild?.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  return sign;
}

function barLinks({ navbar }: SiteData): Node[] {
  const entries = [...document.querySelectorAll<HTMLElement>('.navbar [data-item]')];
  const listed = entries.filter((entry) => LISTED.has(navbar.items[Number(entry.dataset['item'])]?.type));
  return listed.map((entry) => {
    const copy = entry.cloneNode(true) as HTMLElement;
    const list = copy.querySelector('.dropdown__menu');
    if (list) {
      list.id = `${ID}-${list.id}`;
      copy.querySelector('.dropdown__button')?.setAttribute('aria-controls', list.id);
    }
    return copy;
  });
}

/** Without a sidebar the page that came in the meantime has none, and the links are of no use. */
function giveLinksBack(dialog: HTMLDialogElement): void {
  const links = dialog.querySelector('.sidebar__nav');
  const column = document.querySelector('.sidebar');
  if (!links) return;
  if (column && !column.querySelector('.sidebar__nav')) column.append(links);
  else links.remove();
}
