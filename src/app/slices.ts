/** The scheduler's own way to give the main thread back; not in TypeScript's DOM types yet. */
interface Scheduler {
  yield?(): Promise<void>;
}

/** Resolves after the first content has been painted, at the latest after `timeout` milliseconds (a hidden tab paints nothing). */
export function painted(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves when the browser has nothing better to do, at the latest after `timeout` milliseconds. */
export function idle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 1);
  });
}

/** Ends the current task, so that input and painting come first. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
