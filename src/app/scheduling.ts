/** Calls `work` when the browser has nothing better to do, at the latest after `timeout` milliseconds, 0 for none. */
export function whenIdle(work: () => void, timeout = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
  else setTimeout(work, 1);
}

/** Resolves when the browser has nothing better to do, at the latest after `timeout` milliseconds. */
export function idle(timeout: number): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, timeout));
}

/** Ends the current task, so that input and painting come first. */
export function nextTask(): Promise<void> {
  // The scheduler's own way to give the main thread back; not in TypeScript's DOM types yet.
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

/** Resolves when the browser has painted what was changed, so that what comes next is laid out for itself. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
