import { useEffect, useState } from 'react';

/** A value that follows another one after it has rested for some milliseconds. */
export function useDebounced<T>(value: T, pause: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(clock);
  }, [value, pause]);
  return rested;
}
