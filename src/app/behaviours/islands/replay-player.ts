import '../../styles/replay.css';
import { replaySteps } from './replay-steps';

/** An example that is being played. */
export interface Player {
  readonly state: 'playing' | 'paused';
  /** Pauses, or goes on. */
  toggle(): void;
  /** Ends it and shows everything. */
  stop(): void;
}

const WAITING = 'is-waiting';

/** Hides the lines of all terminals, which keep their room, and shows them one by one; `onEnd` is called behind the last. */
export function play(blocks: readonly Element[], onEnd: () => void): Player {
  const panes = blocks.map((block) =>
    [...block.querySelectorAll('.line:is(.is-command, .is-output)')].map((line) => ({
      line,
      isCommand: line.matches('.is-command'),
    })),
  );
  const steps = replaySteps(panes);
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: Player['state'] = 'playing';

  function showNext(): void {
    const step = steps[next++];
    if (!step) return end();
    step.line.classList.remove(WAITING);
    timer = setTimeout(showNext, step.rest);
  }

  function end(): void {
    clearTimeout(timer);
    for (const { line } of steps) line.classList.remove(WAITING);
    onEnd();
  }

  for (const { line } of steps) line.classList.add(WAITING);
  showNext();
  return {
    get state() {
      return state;
    },
    toggle() {
      state = state === 'playing' ? 'paused' : 'playing';
      if (state === 'playing') showNext();
      else clearTimeout(timer);
    },
    stop: end,
  };
}
