/**
 * Collects the listeners that are added to the document and the window from now on, for tests of what listens for
 * good: files of tests share one document. Gives what removes them.
 */
export function collectListeners(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (name: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      ends.push(() => target.removeEventListener(name, listener, options));
      add(name, listener, options);
    };
    ends.push(() => (target.addEventListener = add));
  }
  return () => ends.forEach((end) => end());
}
