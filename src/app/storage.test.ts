// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from './storage';

type Warn = (message: string, error: unknown) => void;

beforeEach(() => localStorage.clear());

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'full',
    () =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as unknown as Storage,
  ],
])('%s storage warns once and works until the tab is closed', (_, open) => {
  const warn = vi.fn<Warn>();
  const storage = createStorage(open, warn);
  const listener = vi.fn<() => void>();
  storage.subscribe('theme', listener);
  storage.write('theme', 'dark');
  storage.write('theme', 'light');
  expect(storage.read('theme')).toBe('light');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('storage that works again takes over', () => {
  let works = false;
  const open = (): Storage => {
    if (!works) throw new DOMException('denied', 'SecurityError');
    return localStorage;
  };
  const storage = createStorage(open, vi.fn<Warn>());
  storage.write('theme', 'dark');
  works = true;
  storage.write('theme', 'light');
  expect(storage.read('theme')).toBe('light');
  localStorage.setItem('theme', 'of another tab');
  expect(storage.read('theme')).toBe('of another tab');
});

test('tells of changes in other tabs, of this key or of all', () => {
  const storage = createStorage(() => localStorage, vi.fn<Warn>());
  const listener = vi.fn<() => void>();
  const end = storage.subscribe('theme', listener);
  for (const key of ['other', 'theme', null]) dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
