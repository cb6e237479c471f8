import { readShell } from './shell';

/** Signs of a line that the column of text shows at 1280 px. */
const LINE_WIDTH = 74;
/** A line continuation, with the indent of the next line. */
export const CONTINUATION = ' \\\n    ';
const INDENT = 4;
/** Length of the ` \` that ends a continued line. */
const BACKSLASH = 2;
/** A beginning of fewer signs is not left alone on its line. */
const LEAST_BEGINNING = 16;

/** Marks lines that are complete commands: not part of a heredoc, a quote or a continued command. */
export function wholeLines(lines: readonly string[]): boolean[] {
  let open: string | null = null;
  return lines.map((line) => {
    const text: string = open === null ? line : `${open}\n${line}`;
    const isWhole = open === null;
    // A line inside a loop or after a pipe can be broken as any other.
    open = [null, 'compound'].includes(readShell(text).unfinished) ? null : text;
    return isWhole && open === null;
  });
}

/**
 * Offsets of the spaces at which a long command breaks into lines: before flags and before operators
 * that join commands. `taken` is the width of the prompt. Empty for a command that is short or has no such place.
 */
export function breakOffsets(command: string, taken: number): number[] {
  if (taken + command.length <= LINE_WIDTH) return [];
  const places = breakable(command);
  const breaks: number[] = [];
  for (let start = -taken; ;) {
    const room = LINE_WIDTH - (breaks.length === 0 ? 0 : INDENT);
    if (command.length - start <= room) return breaks;
    const next = nextBreak(places, start, room);
    if (next === null) return breaks;
    breaks.push(next);
    start = next + 1;
  }
}

/** The last break that fits, preferring an operator in the second half; otherwise the first break after the limit. */
function nextBreak(places: readonly BreakPlace[], start: number, room: number): number | null {
  const ahead = places.filter(({ offset }) => offset > Math.max(start, LEAST_BEGINNING));
  const reached = ahead.filter(({ offset }) => offset + BACKSLASH - start <= room);
  const joint = reached.filter(({ joins, offset }) => joins && offset - start > room / 2).at(-1);
  return (joint ?? reached.at(-1) ?? ahead[0])?.offset ?? null;
}

interface BreakPlace {
  offset: number;
  /** In front of an operator that joins commands. */
  joins: boolean;
}

/** Whether a word is the value of the flag before it although it begins as a flag does: `--sort -runtime_raw`. */
function isOrder(word: string, before = ''): boolean {
  return /^-\w{4}/.test(word) && /^--[^=]+$/.test(before);
}

/** Spaces in front of flags and operators, outside of quotes and substitutions. */
function breakable(command: string): BreakPlace[] {
  const { commands, pieces } = readShell(command);
  if (pieces.some(({ kind }) => kind === 'comment' || kind === 'heredoc')) return [];
  const words = commands.flatMap((one) => one.words);
  const isNested = (offset: number): boolean => words.some((word) => word.offset < offset && offset < word.end);
  const flags = words
    .filter(({ text }, index) => /^-[^\d\s]/.test(text) && !isOrder(text, words[index - 1]?.text))
    .map(({ offset }) => ({ offset, joins: false }));
  const operators = pieces
    .filter(({ kind, offset }) => kind === 'operator' && /^(?:\|\|?|&&)\s/.test(command.slice(offset)))
    .map(({ offset }) => ({ offset, joins: true }));
  return [...flags, ...operators]
    .filter(({ offset }) => !isNested(offset) && /\S $/.test(command.slice(0, offset)))
    .map((place) => ({ ...place, offset: place.offset - 1 }))
    .sort((a, b) => a.offset - b.offset);
}
