import { afterAll, vi } from 'vitest';

/**
 * Unit tests of one process share its globals, and a document where they ask for one: what a file has put there,
 * selected, or scrolled to, would be there for the next one. A module that is still being loaded needs that document.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof window === 'undefined') return;
  window.scrollTo(0, 0);
  document.getSelection()?.removeAllRanges();
});
