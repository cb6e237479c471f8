/** Scrolling less than this is no intention. */
const THRESHOLD_PX = 8;

/** Scrolls the navbar away on the way down, and back on the way up or when it gets the focus. Plain: it sets one class. */
export function startHideOnScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (!bar) return;
  let last = window.scrollY;
  addEventListener('scroll', () => {
    const isAtTop = window.scrollY <= bar.offsetHeight;
    if (!isAtTop && Math.abs(window.scrollY - last) < THRESHOLD_PX) return;
    const isDown = window.scrollY > last;
    last = window.scrollY;
    bar.classList.toggle('navbar--hidden', isDown && !isAtTop && !bar.contains(document.activeElement));
  });
  bar.addEventListener('focusin', () => bar.classList.remove('navbar--hidden'));
}
