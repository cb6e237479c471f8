import strings from 'virtual:strings/steps';
import type { BrowserStrings } from '../../../shared/strings/model';

interface Player {
  readonly state: 'playing' | 'paused';
  toggle(): void;
}

/** Plays what an element holds, and gives what the next press on its button does. The label of the button says that. */
export function startPlaying(button: HTMLElement, root: Element, words: BrowserStrings['article']): () => void {
  let player: Player | null = null;

  function show(): void {
    button.textContent = player?.state === 'playing' ? strings.pause : player ? strings.goOn : words.replay;
  }
  function press(): void {
    if (player) player.toggle();
    else {
      const blocks = root.matches('.code-block') ? [root] : [...root.querySelectorAll('.code-block')];
      player = play(blocks, () => {
        player = null;
        show();
      });
    }
    show();
  }

  // A shorter label takes no room from the buttons below or beside.
  button.style.minWidth = `${button.offsetWidth}px`;
  press();
  return press;
}

const WAITING = 'is-waiting';

/**
 * Hides the lines of all terminals, which keep their room, and shows them one by
 * one; `onEnd` is called behind the last.
 */
function play(blocks: readonly Element[], onEnd: () => void): Player {
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
  };
}

interface ReplayStep<Line> {
  line: Line;
  rest: number;
}

interface ReplayLine<Line> {
  line: Line;
  isCommand: boolean;
}

const AFTER_COMMAND_MS = 1100;
const AFTER_OUTPUT_MS = 220;
/** However much is printed, it takes no longer than this. */
const LONGEST_OUTPUT_MS = 6000;

/**
 * The order in which an example happens: in one terminal that of its lines; in several what is typed in the first one,
 * then all of the others, then what the first one prints because of that.
 */
export function replaySteps<Line>(panes: readonly (readonly ReplayLine<Line>[])[]): ReplayStep<Line>[] {
  const [first = [], ...others] = panes;
  const lines =
    others.length === 0
      ? first
      : [...first.filter((one) => one.isCommand), ...others.flat(), ...first.filter((one) => !one.isCommand)];
  const printed = lines.filter((one) => !one.isCommand).length;
  const afterOutput = Math.min(AFTER_OUTPUT_MS, LONGEST_OUTPUT_MS / Math.max(1, printed));
  return lines.map(({ line, isCommand }) => ({ line, rest: isCommand ? AFTER_COMMAND_MS : afterOutput }));
}
