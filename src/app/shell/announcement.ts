import { STORAGE_KEYS } from '../../shared/constants';
import { storage } from '../storage';

/** True when the reader closed this announcement: a closed one with another id does not count. */
export function isDismissed(id: string, storedId: string | null, dismissed: string | null): boolean {
  return storedId === id && dismissed === 'true';
}

/** Keeps that the reader closed this announcement. */
export function dismiss(id: string): void {
  storage.write(STORAGE_KEYS.announcementId, id);
  storage.write(STORAGE_KEYS.announcementDismissed, 'true');
}
