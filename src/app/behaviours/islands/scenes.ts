/** Shows the scenes of the home page in turn: each once, as long as nobody chooses or stops them. */
export function startScenes(root: HTMLElement): (() => void) | void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...root.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  const pause = root.querySelector<HTMLButtonElement>('.scenes__pause');
  if (tabs.length === 0 || !pause) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const current = (): number => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

  function select(index: number): void {
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    panels.forEach((panel, at) => panel.toggleAttribute('data-active', at === index));
  }

  /** `play` runs through the scenes, `pause` holds the one that is on, `end` leaves them to the reader. */
  function turn(state: 'play' | 'pause' | 'end'): void {
    if (!pause) return;
    root.toggleAttribute('data-playing', state !== 'end');
    root.toggleAttribute('data-paused', state === 'pause');
    pause.textContent = (state === 'play' ? pause.dataset['pause'] : pause.dataset['play']) ?? '';
  }

  root.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (!tab) return;
    select(tabs.indexOf(tab));
    turn('end');
  });
  root.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !tabs.includes(event.target as HTMLElement)) return;
    event.preventDefault();
    const next = (current() + step + tabs.length) % tabs.length;
    select(next);
    turn('end');
    tabs[next]?.focus();
  });
  pause.addEventListener('click', () => {
    const isPlaying = root.hasAttribute('data-playing') && !root.hasAttribute('data-paused');
    turn(isPlaying ? 'pause' : 'play');
  });
  // The line below a tab is the clock: when it is full, the next scene is on.
  root.addEventListener('animationend', ({ animationName }) => {
    if (animationName !== 'scene-progress') return;
    const next = (current() + 1) % tabs.length;
    select(next);
    if (next === 0) turn('end');
  });

  pause.hidden = still.matches;
  if (still.matches) return;
  turn('play');
  const stop = (): void => {
    pause.hidden = still.matches;
    if (still.matches) turn('end');
  };
  still.addEventListener('change', stop);
  return () => still.removeEventListener('change', stop);
}
