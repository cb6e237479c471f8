import { afterAll, vi } from 'vitest';

/**
 * Unit tests of one thread share its globals, and a document where they ask for one: what a file has put there,
 * selected, or scrolled to, would be there for the next one.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof window === 'undefined') return;
  window.scrollTo(0, 0);
  document.getSelection()?.removeAllRanges();
});
