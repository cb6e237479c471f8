import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from './storage';

type Warn = (message: string, error: unknown) => void;

beforeEach(() => localStorage.clear());

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
