import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { storage } from '../storage';

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
