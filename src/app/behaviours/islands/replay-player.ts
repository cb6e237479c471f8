const WAITING = 'is-waiting';
const AFTER_COMMAND_MS = 1100;
const AFTER_OUTPUT_MS = 220;
/** However much is printed, it takes no longer than this. */
const LONGEST_OUTPUT_MS = 6000;

const isCommand = (line: Element): boolean => line.matches('.is-command');

/**
 * Plays the terminals of an element again: hides their lines, which keep their room, and shows them one by one. Returns
 * what the next press on the button does; the label of the button says it.
 */
export function startPlaying(button: HTMLElement, root: Element): () => void {
  const lines = linesInOrder(root.matches('.code-block') ? [root] : [...root.querySelectorAll('.code-block')]);
  const printed = lines.filter((line) => !isCommand(line)).length;
  const afterOutput = Math.min(AFTER_OUTPUT_MS, LONGEST_OUTPUT_MS / Math.max(1, printed));
  let left: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showNext(): void {
    const [line] = left;
    left = left.slice(1);
    line?.classList.remove(WAITING);
    timer = line && setTimeout(showNext, isCommand(line) ? AFTER_COMMAND_MS : afterOutput);
    button.textContent = line ? 'Pause' : 'Replay';
  }
  function press(): void {
    if (timer === undefined) {
      if (left.length === 0) left = lines;
      for (const line of left) line.classList.add(WAITING);
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

/**
 * Lines in the order in which an example happens: in one terminal that of its lines; in several what is typed in the
 * first one, then all of the others, then what the first one prints because of that.
 */
function linesInOrder(blocks: readonly Element[]): Element[] {
  const [first = [], ...others] = blocks.map((block) => [
    ...block.querySelectorAll('.line:is(.is-command, .is-output)'),
  ]);
  if (others.length === 0) return first;
  return [...first.filter(isCommand), ...others.flat(), ...first.filter((line) => !isCommand(line))];
}
