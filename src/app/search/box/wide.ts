/** Whether there is room for a second column in the box. */

const query = (): MediaQueryList => matchMedia('(width >= 1100px)');

/** Whether the window is wide now. */
export const isWide = (): boolean => query().matches;

/** Calls `listener` when the window becomes wide or narrow; gives what ends it. */
export function watchWide(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
