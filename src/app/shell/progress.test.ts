// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { createStore } from '../router/store';
import type { Router } from '../router/router';
import { startProgress } from './progress';

const bars = (): (string | null)[] =>
  [...document.querySelectorAll('[role="progressbar"]')].map((bar) => bar.getAttribute('aria-label'));

let status: Router['status'];
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  status = createStore<ReturnType<Router['status']['get']>>({ type: 'idle' });
  startProgress({ status } as Router, 'Loading page');
});
afterEach(() => void vi.useRealTimers());
const load = (): void => status.set({ type: 'loading', url: new URL('http://localhost/') });

test('a page that takes long is told of until it is there', () => {
  load();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(bars()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(bars()).toEqual(['Loading page']);
  status.set({ type: 'idle' });
  expect(bars()).toEqual([]);
});

test('one that comes soon, and one that another takes the place of, are not told of too early', () => {
  load();
  status.set({ type: 'idle' });
  vi.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(bars()).toEqual([]);
  load();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  load();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(bars()).toEqual([]);
});
