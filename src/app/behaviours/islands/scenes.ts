import { chooseByArrows } from '../../keyboard';

/**
 * Shows the scenes of the home page in turn: each once, until the reader chooses or stops them. Plain: the scenes are
 * finished HTML at the top of the home page, whose readers must not load React.
 */
export function startScenes(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = root.querySelectorAll('[role="tabpanel"]');
  const pause = root.querySelector<HTMLElement>('.scenes__pause');
  if (tabs.length === 0 || !pause) return;

  const current = (): number => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  function select(index: number): void {
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    panels.forEach((panel, at) => panel.toggleAttribute('data-active', at === index));
  }
  /** `play` runs through the scenes, `pause` keeps the current one, `end` leaves them to the reader. */
  function turn(state: 'play' | 'pause' | 'end'): void {
    root.toggleAttribute('data-playing', state !== 'end');
    root.toggleAttribute('data-paused', state === 'pause');
    if (pause) pause.textContent = pause.dataset[state === 'play' ? 'pause' : 'play'] ?? '';
  }

  chooseByArrows(tabs, (index) => {
    select(index);
    turn('end');
  });
  pause.addEventListener('click', () => turn(root.matches('[data-playing]:not([data-paused])') ? 'pause' : 'play'));
  // The line below a tab is the clock: when it is full, the next scene is shown.
  root.addEventListener('animationend', ({ animationName }) => {
    if (animationName !== 'scene-progress') return;
    const next = (current() + 1) % tabs.length;
    select(next);
    if (next === 0) turn('end');
  });
  pause.hidden = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!pause.hidden) turn('play');
}
