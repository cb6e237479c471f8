import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { storage } from '../storage';

/** True when the reader closed this announcement: a closed one with another id does not count. */
export function isDismissed(id: string, storedId: string | null, dismissed: string | null): boolean {
  return storedId === id && dismissed === 'true';
}

/** Lets the announcement be closed, here and in every other tab. Plain: it sets one attribute. */
export function startAnnouncement({ announcement }: SiteData): void {
  const bar = document.querySelector('.announcement');
  if (!announcement || !bar) return;
  const update = (): void => {
    const { announcementId, announcementDismissed } = STORAGE_KEYS;
    if (isDismissed(announcement.id, storage.read(announcementId), storage.read(announcementDismissed))) bar.remove();
  };
  storage.subscribe(STORAGE_KEYS.announcementDismissed, update);
  bar.querySelector('button')?.addEventListener('click', () => {
    storage.write(STORAGE_KEYS.announcementId, announcement.id);
    storage.write(STORAGE_KEYS.announcementDismissed, 'true');
  });
  update();
}
