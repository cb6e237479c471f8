import { useEffect, useState } from 'react';

/** A value once it has not changed for a pause, in milliseconds, and what ends the pause. */
export function useDebounced<Value extends object | string>(
  value: Value,
  pause: number,
): [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return [settled, () => setSettled(value)];
}
