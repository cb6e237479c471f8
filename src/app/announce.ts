/** Id of the polite live region that the shell renders; React leaves its text alone. */
export const LIVE_REGION_ID = 'live-region';

/** Has screen readers say the text. The region is emptied first so that the same text is said again. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
