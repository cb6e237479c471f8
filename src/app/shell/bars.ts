import { PROGRESS_DELAY_MS, STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { storage } from '../storage';
import { make } from '../behaviours/dom';
import type { Router } from '../router/router';

/** Lets the announcement be closed, here and in every other tab, until another one comes. Plain: it removes an element. */
export function startAnnouncement({ announcement }: SiteData): void {
  const bar = document.querySelector('.announcement');
  const { announcementId, announcementDismissed } = STORAGE_KEYS;
  if (!announcement || !bar) return;
  const update = (): void => {
    if (storage.read(announcementId) === announcement.id && storage.read(announcementDismissed) === 'true')
      bar.remove();
  };
  storage.subscribe(announcementDismissed, update);
  bar.querySelector('button')?.addEventListener('click', () => {
    storage.write(announcementId, announcement.id);
    storage.write(announcementDismissed, 'true');
  });
  update();
}

/** Scrolling less than this is no intention. */
const THRESHOLD_PX = 8;

/** Scrolls the navbar away on the way down, and back on the way up or when it gets the focus. Plain: it sets one class. */
export function startHideOnScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (!bar) return;
  let last = window.scrollY;
  addEventListener('scroll', () => {
    const isAtTop = window.scrollY <= bar.offsetHeight;
    if (!isAtTop && Math.abs(window.scrollY - last) < THRESHOLD_PX) return;
    const isDown = window.scrollY > last;
    last = window.scrollY;
    bar.classList.toggle('navbar--hidden', isDown && !isAtTop && !bar.contains(document.activeElement));
  });
  bar.addEventListener('focusin', () => bar.classList.remove('navbar--hidden'));
}

/**
 * Shows that a route change is under way, once it takes long enough to be noticed. Plain: it sets one attribute.
 */
export function startProgress({ status }: Router, label: string): void {
  const bar = make('div', { class: 'progress-bar', role: 'progressbar', 'aria-label': label });
  let timer = 0;
  status.subscribe(() => {
    clearTimeout(timer);
    if (status.get().type === 'loading') timer = window.setTimeout(() => document.body.append(bar), PROGRESS_DELAY_MS);
    else bar.remove();
  });
}
