import type { Behaviour } from './behaviour';
import { collapseDuration } from './collapse-duration';

const COLLAPSIBLE = '.sidebar__nav details, #main details';

/** Details open and close by their height instead of in one jump. */
export function startCollapse(): Behaviour {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const summary = target?.closest('summary');
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !summary || event.defaultPrevented) return;
    if (target?.closest('a, button, input') || !details.matches(COLLAPSIBLE)) return;
    event.preventDefault();
    toggle(details, summary);
  });
  return { onPage: () => undefined };
}

/** Details on their way, with the state they are going to. */
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
