import type { BrowserStrings } from '../../../shared/strings/model';

const WAITING = 'is-waiting';

/**
 * Plays the terminals of an element again: hides their lines, which keep their room, and shows them one by one. Returns
 * what the next press on the button does; the label of the button says it.
 */
export function startPlaying(button: HTMLElement, root: Element, words: BrowserStrings['article']): () => void {
  const blocks = root.matches('.code-block') ? [root] : [...root.querySelectorAll('.code-block')];
  const panes = blocks.map((block) =>
    [...block.querySelectorAll('.line:is(.is-command, .is-output)')].map((line) => ({
      line,
      isCommand: line.matches('.is-command'),
    })),
  );
  const steps = replaySteps(panes);
  let left: typeof steps = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showNext(): void {
    const [step] = left;
    left = left.slice(1);
    step?.line.classList.remove(WAITING);
    timer = step && setTimeout(showNext, step.rest);
    button.textContent = step ? 'Pause' : words.replay;
  }

  function press(): void {
    if (timer === undefined) {
      if (left.length === 0) left = steps;
      for (const { line } of left) line.classList.add(WAITING);
      return showNext();
    }
    clearTimeout(timer);
    timer = undefined;
    button.textContent = 'Continue';
  }

  // A shorter label takes no room from the buttons below or next to it.
  button.style.minWidth = `${button.offsetWidth}px`;
  press();
  return press;
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
export function replaySteps<Line>(
  panes: readonly (readonly ReplayLine<Line>[])[],
): readonly { line: Line; rest: number }[] {
  const [first = [], ...others] = panes;
  const lines =
    others.length === 0
      ? first
      : [...first.filter((one) => one.isCommand), ...others.flat(), ...first.filter((one) => !one.isCommand)];
  const printed = lines.filter((one) => !one.isCommand).length;
  const afterOutput = Math.min(AFTER_OUTPUT_MS, LONGEST_OUTPUT_MS / Math.max(1, printed));
  return lines.map(({ line, isCommand }) => ({ line, rest: isCommand ? AFTER_COMMAND_MS : afterOutput }));
}
