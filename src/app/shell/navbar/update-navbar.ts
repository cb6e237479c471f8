import { STORAGE_KEYS } from '../../../shared/constants';
import { messageOf } from '../../../shared/errors';
import type { PageMeta } from '../../../shared/page-data';
import type { NavbarItem, SiteData } from '../../../shared/site-data';
import { stripBase } from '../../../shared/urls';
import { make } from '../../behaviours/dom';
import { storage } from '../../storage';
import { itemLinks, type Place } from './item-links';

/**
 * Updates the entries of navbar and drawer for a page, its address and the reader's versions. Plain: it sets attributes
 * of what `Navbar.tsx` has rendered.
 */
export function updateNavbar(site: SiteData, page: PageMeta): void {
  const address = page.section === 'not-found' ? stripBase(location.pathname, site.base) : null;
  const preferred = (docsSet: string): string | null => storage.read(STORAGE_KEYS.preferredVersion(docsSet));
  const place: Place = { site, page, path: address ?? page.path, preferred };
  for (const entry of document.querySelectorAll<HTMLElement>('[data-item]')) {
    const item = site.navbar.items[Number(entry.dataset['item'])];
    try {
      if (item) updateEntry(entry, item, place);
    } catch (error) {
      // The error replaces the entry, and the rest of the page works.
      console.error(error);
      const attributes = { class: 'navbar__link navbar__item-error', role: 'alert' };
      entry.replaceChildren(make('span', attributes, messageOf(error)));
    }
  }
}

function updateEntry(entry: HTMLElement, item: NavbarItem, place: Place): void {
  const { links, chosen, hidden } = itemLinks(item, place);
  entry.hidden = hidden;
  entry.querySelectorAll('a').forEach((element, at) => {
    const link = links[at];
    if (!link) return;
    // A choice leads to the same place of the page in another version or language.
    element.href = chosen === null ? link.href : link.href + location.search + location.hash;
    setOrRemove(element, 'aria-current', link.current);
    setOrRemove(element, 'title', link.note);
  });
  const text = entry.querySelector('[data-chosen]');
  if (text) text.textContent = chosen;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Stores the version that the reader chooses from a list. */
export function rememberVersions({ navbar, docsSets }: SiteData): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a.dropdown__link') : null;
    const entry = link?.closest<HTMLElement>('[data-item]');
    const item = navbar.items[Number(entry?.dataset['item'])];
    if (!link || !entry || item?.type !== 'docsVersionDropdown') return;
    const at = [...entry.querySelectorAll('a')].findIndex((one) => one === link);
    const version = docsSets.find(({ id }) => id === item.docsSet)?.versions[at];
    if (version) storage.write(STORAGE_KEYS.preferredVersion(item.docsSet), version.name);
  });
}
