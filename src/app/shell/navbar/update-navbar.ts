import { STORAGE_KEYS } from '../../../shared/constants';
import { messageOf } from '../../../shared/errors';
import type { PageMeta } from '../../../shared/page-data';
import type { NavbarItem, SiteData } from '../../../shared/site-data';
import { stripBase } from '../../../shared/urls';
import { make } from '../../behaviours/dom';
import { storage } from '../../storage';
import { itemLinks, type ItemLinks, type Place } from './item-links';

/** Brings the entries of navbar and drawer in line with a page, an address and the reader's versions. */
export function updateNavbar(site: SiteData, page: PageMeta, url: URL): void {
  const address = page.section === 'not-found' ? stripBase(url.pathname, site.base) : null;
  const preferred = (docsSet: string): string | null => storage.read(STORAGE_KEYS.preferredVersion(docsSet));
  const place: Place = { site, page, path: address ?? page.path, preferred };
  for (const entry of document.querySelectorAll<HTMLElement>('[data-item]')) {
    const item = site.navbar.items[Number(entry.dataset['item'])];
    if (item) updateEntry(entry, item, place, url);
  }
}

/** When an entry fails, its configuration stands in its place and the rest of the page works. */
function updateEntry(entry: HTMLElement, item: NavbarItem, place: Place, url: URL): void {
  try {
    showLinks(entry, itemLinks(item, place), url);
  } catch (error) {
    console.error(error);
    const attributes = { class: 'navbar__link navbar__item-error', role: 'alert' };
    entry.replaceChildren(make('span', attributes, messageOf(error)));
  }
}

function showLinks(entry: HTMLElement, { links, chosen, hidden }: ItemLinks, url: URL): void {
  entry.hidden = hidden;
  const elements = entry.querySelectorAll<HTMLAnchorElement>('a');
  for (const [at, { href, current, note }] of links.entries()) {
    const element = elements[at];
    if (!element) continue;
    // A choice leads to the same place of the page in another form.
    element.href = chosen === null ? href : href + url.search + url.hash;
    if (current === undefined) element.removeAttribute('aria-current');
    else element.setAttribute('aria-current', current);
    if (note === undefined) element.removeAttribute('title');
    else element.title = note;
  }
  const text = entry.querySelector('[data-chosen]');
  if (text) text.textContent = chosen;
}

/** Keeps the version that the reader chooses from a list. */
export function rememberVersions({ navbar, docsSets }: SiteData): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.dropdown__link') : null;
    const entry = link?.closest<HTMLElement>('[data-item]');
    const item = navbar.items[Number(entry?.dataset['item'])];
    if (!link || !entry || item?.type !== 'docsVersionDropdown') return;
    const version = docsSets.find(({ id }) => id === item.docsSet)?.versions[
      [...entry.querySelectorAll('a')].indexOf(link)
    ];
    if (version) storage.write(STORAGE_KEYS.preferredVersion(item.docsSet), version.name);
  });
}
