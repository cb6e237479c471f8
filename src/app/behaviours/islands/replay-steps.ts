/** A line that appears, and how long the reader has for it. */
interface ReplayStep<Line> {
  line: Line;
  /** Milliseconds until the next one. */
  rest: number;
}

/** A terminal as the page shows it. */
interface ReplayPane<Line> {
  commands: readonly Line[];
  output: readonly Line[];
}

const AFTER_COMMAND_MS = 1100;
const AFTER_OUTPUT_MS = 220;
/** However much is printed, it takes no longer than this. */
const LONGEST_OUTPUT_MS = 6000;

/**
 * The order in which an example happens: what is typed in the first terminal, then all of the others, then what the
 * first one prints because of that.
 */
export function replaySteps<Line>([first, ...others]: readonly ReplayPane<Line>[]): ReplayStep<Line>[] {
  if (!first) return [];
  const typed = (lines: readonly Line[]): ReplayStep<Line>[] => lines.map((line) => ({ line, rest: AFTER_COMMAND_MS }));
  const printed = (lines: readonly Line[]): ReplayStep<Line>[] =>
    lines.map((line) => ({ line, rest: Math.min(AFTER_OUTPUT_MS, LONGEST_OUTPUT_MS / lines.length) }));
  return [
    ...typed(first.commands),
    ...others.flatMap(({ commands, output }) => [...typed(commands), ...printed(output)]),
    ...printed(first.output),
  ];
}
