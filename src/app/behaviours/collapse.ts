import { REDUCED_COLLAPSE_MS } from '../../shared/constants';
import { onPress } from './dom';

const COLLAPSIBLE = '.sidebar__nav details, #main details';
/** Longer durations feel like waiting. */
const LONGEST_MS = 190;

/** Details open and close by their height instead of in one jump. Plain: it animates elements of finished HTML. */
export function startCollapse(): void {
  onPress('summary', (summary, event) => {
    const details = summary.parentElement;
    if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented || !details.matches(COLLAPSIBLE)) return;
    if ((event.target as Element).closest('a, button, input')) return;
    event.preventDefault();
    toggle(details, summary);
  });
}

/** Details that are opening or closing. */
const moving = new WeakMap<HTMLDetailsElement, { animation: Animation; opening: boolean }>();

function toggle(details: HTMLDetailsElement, summary: HTMLElement): void {
  const before = moving.get(details);
  const opening = before ? !before.opening : !details.open;
  const from = details.offsetHeight;
  before?.animation.cancel();
  details.open = true;
  const full = details.offsetHeight;
  const to = opening ? full : summary.offsetHeight;

  details.style.overflow = 'clip';
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: collapseDuration(full, reduced), easing: 'ease-in-out' },
  );
  moving.set(details, { animation, opening });
  animation.onfinish = () => {
    details.open = opening;
    details.style.overflow = '';
    moving.delete(details);
  };
}

/** Duration of a collapse in milliseconds: it grows with the height of the content; reduced motion ends it at once. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return REDUCED_COLLAPSE_MS;
  return Math.round(Math.min(LONGEST_MS, 80 + Math.sqrt(height) * 5));
}
