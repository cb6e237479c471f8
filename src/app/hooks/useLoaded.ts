import { startTransition, useEffect, useEffectEvent, useState } from 'react';

interface Loaded<Value> {
  /** What was loaded; `undefined` before that. */
  value?: Value;
  hasFailed: boolean;
}

/**
 * Loads something, and again whenever `key`, which names what is loaded, is another text. The last value stays until the
 * next is there, or fails to load; `retry` forgets it and loads once more.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> & { retry(): void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && startTransition(() => setLoaded({ value, hasFailed: false })),
      (error: unknown) => {
        console.warn('Data could not be loaded.', error);
        if (isCurrent) setLoaded({ hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  function retry(): void {
    setLoaded({ hasFailed: false });
    setAttempt(attempt + 1);
  }
  return { ...loaded, retry };
}
