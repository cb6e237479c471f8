// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../shared/strings/en';
import { createStore } from '../router/store';
import type { Router } from '../router/router';
import { collectListeners } from '../test-listeners';
import { startOfflineNotice } from './offline-notice';

let removeListeners: () => void;
let status: Router['status'];
let showOffline: (go: () => void) => void;
beforeEach(() => {
  removeListeners = collectListeners();
  document.body.innerHTML = '<main>Text</main>';
  HTMLElement.prototype.showPopover ??= () => undefined;
  status = createStore<ReturnType<Router['status']['get']>>({ type: 'idle' });
  showOffline = startOfflineNotice({ status }, en.shell);
});
afterEach(() => removeListeners());

const notice = (): HTMLElement | null => document.querySelector('.notice');
const goOnline = (): boolean => dispatchEvent(new Event('online'));

test('the notice closes once the browser is online, and the latest link is followed', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  showOffline(first);
  showOffline(second);
  expect(document.querySelectorAll('.notice')).toHaveLength(1);
  expect(notice()?.textContent).toContain(en.shell.offline);
  goOnline();
  goOnline();
  expect([first.mock.calls.length, second.mock.calls.length, notice()]).toEqual([0, 1, null]);
});

test('closing the notice forgets the link', () => {
  const go = vi.fn<() => void>();
  showOffline(go);
  notice()?.querySelector('button')?.click();
  expect(notice()).toBe(null);
  goOnline();
  expect(go).not.toHaveBeenCalled();
});

test('a newer navigation forgets the link', () => {
  const go = vi.fn<() => void>();
  showOffline(go);
  status.set({ type: 'idle' });
  expect(notice()).not.toBe(null);
  status.set({ type: 'loading', url: new URL('https://example.org/next') });
  expect(notice()).toBe(null);
  goOnline();
  expect(go).not.toHaveBeenCalled();
});
