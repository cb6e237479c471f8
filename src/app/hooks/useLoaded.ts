import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** What was loaded; `undefined` before that. */
type Loaded<Value> = { type: 'loaded'; value: Value } | { type: 'failed' } | undefined;

/**
 * Loads something, and again whenever `key`, which names what is loaded, is another text. The last value stays until the
 * next is there; `retry` forgets it and loads once more.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): [loaded: Loaded<Value>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>();
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && startTransition(() => setLoaded({ type: 'loaded', value })),
      (error: unknown) => {
        console.warn('Data could not be loaded.', error);
        if (isCurrent) setLoaded({ type: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  function retry(): void {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  }
  return [loaded, retry];
}
