import { useEffect, useState } from 'react';

/** Scrolling less than this is no intention. */
const THRESHOLD_PX = 8;

/** Whether a navbar of some height hides after a scroll from one position to another; `null` keeps it as it is. */
export function hidesAfterScroll(from: number, to: number, height: number): boolean | null {
  if (to <= height) return false;
  if (Math.abs(to - from) < THRESHOLD_PX) return null;
  return to > from;
}

/** True while the navbar is scrolled away. It returns on scrolling up and when the focus enters it. */
export function useHideOnScroll(enabled: boolean, bar: { current: HTMLElement | null }): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!enabled || !element) return;
    let last = window.scrollY;
    const onScroll = (): void => {
      const next = hidesAfterScroll(last, window.scrollY, element.offsetHeight);
      if (next === null) return;
      last = window.scrollY;
      setHidden(next && !element.contains(document.activeElement));
    };
    const onFocus = (): void => setHidden(false);
    addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
    };
  }, [enabled, bar]);
  return hidden;
}
