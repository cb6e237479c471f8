/** A line that appears, and how long the reader has for it. */
interface ReplayStep<Line> {
  line: Line;
  /** Milliseconds until the next one. */
  rest: number;
}

/** A line of a terminal as the page shows it. */
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
