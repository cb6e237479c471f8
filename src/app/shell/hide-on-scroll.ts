/** Scrolling less than this is no intention. */
const THRESHOLD_PX = 8;

/** Whether a navbar of some height hides after a scroll from one position to another; `null` keeps it as it is. */
export function hidesAfterScroll(from: number, to: number, height: number): boolean | null {
  if (to <= height) return false;
  if (Math.abs(to - from) < THRESHOLD_PX) return null;
  return to > from;
}

/**
 * Scrolls the navbar away on the way down. It returns on scrolling up and when the focus enters it. Plain: it sets one
 * attribute.
 */
export function startHideOnScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (!bar) return;
  let last = window.scrollY;
  addEventListener('scroll', () => {
    const next = hidesAfterScroll(last, window.scrollY, bar.offsetHeight);
    if (next === null) return;
    last = window.scrollY;
    bar.classList.toggle('navbar--hidden', next && !bar.contains(document.activeElement));
  });
  bar.addEventListener('focusin', () => bar.classList.remove('navbar--hidden'));
}
