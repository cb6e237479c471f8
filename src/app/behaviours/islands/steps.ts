import '../../styles/steps-lit.css';
import { chooseByArrows } from '../../keyboard';
import type { BehaviourContext } from '../behaviour';
import { make } from '../dom';
import { openButton } from '../drawings';

const LIT = 'is-lit';

/**
 * A picture with steps: one dot a step, arrow keys between them; each lights its parts and its text. The drawing that
 * the window shows opens in full, as it is lit. Plain: it comes near by scrolling, which loads no React.
 */
export function startSteps(root: HTMLElement, { site }: BehaviourContext): void {
  const items = [...root.querySelectorAll(':scope > ol > li')];
  const parts = [...root.querySelectorAll<SVGElement>('[data-lit]')];
  const dots = items.map((_, index) => {
    const label = `Step ${index + 1} of ${items.length}`;
    return make('button', { type: 'button', class: 'chip', 'aria-label': label }, String(index + 1));
  });

  function show(current: number): void {
    dots.forEach((dot, index) => {
      dot.tabIndex = index === current ? 0 : -1;
      if (index === current) dot.setAttribute('aria-current', 'step');
      else dot.removeAttribute('aria-current');
    });
    items.forEach((item, index) => item.classList.toggle(LIT, index === current));
    for (const part of parts)
      part.classList.toggle(LIT, part.dataset['lit']?.split(' ').includes(String(current + 1)) ?? false);
  }

  chooseByArrows(dots, show);
  const open = openButton('steps__open', site.strings, () =>
    [...root.querySelectorAll('svg')].find((one) => one.getClientRects().length > 0),
  );
  root.prepend(
    make('div', { class: 'steps__tools' }, make('div', { class: 'steps__dots', role: 'group' }, ...dots), open),
  );
  show(0);
}
