// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { storage } from '../storage';
import { isDismissed, startAnnouncement } from './announcement';

test.each([
  ['a', 'a', 'true', true],
  ['a', 'a', 'false', false],
  ['a', 'a', null, false],
  ['b', 'a', 'true', false],
  ['a', null, null, false],
])('announcement %s with id %s and dismissed %s kept: %s', (id, storedId, dismissed, expected) => {
  expect(isDismissed(id, storedId, dismissed)).toBe(expected);
});

const SITE = { announcement: { id: 'harvest', text: 'The harvest begins.' } } as unknown as SiteData;
const bar = (): Element | null => document.querySelector('.announcement');
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div class="announcement">The harvest begins. <button>Close</button></div>';
});

test('an announcement that is closed goes, and does not come back on the next page', () => {
  startAnnouncement(SITE);
  bar()?.querySelector('button')?.click();
  expect(bar()).toBe(null);
  document.body.innerHTML = '<div class="announcement"></div>';
  startAnnouncement(SITE);
  expect(bar()).toBe(null);
});

test('one that is closed in another tab goes here too', () => {
  startAnnouncement(SITE);
  localStorage.setItem(STORAGE_KEYS.announcementId, 'harvest');
  localStorage.setItem(STORAGE_KEYS.announcementDismissed, 'true');
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.announcementDismissed }));
  expect(bar()).toBe(null);
});

test('another announcement than the one that was closed is shown', () => {
  storage.write(STORAGE_KEYS.announcementId, 'sowing');
  storage.write(STORAGE_KEYS.announcementDismissed, 'true');
  startAnnouncement(SITE);
  expect(bar()?.textContent).toBe('The harvest begins. Close');
});
