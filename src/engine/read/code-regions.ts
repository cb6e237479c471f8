/**
 * Where code stands in Markdown, line by line, for the passes that run before the text is parsed. Fences and spans
 * are those of CommonMark 0.31, sections 4.5 and 6.1; a fence ends with its closing line or the file.
 */

/** Indentation and the marks of lists and quotes. Space may match in one place only, or a line of marks would take exponential time. */
const CONTAINER = String.raw`^\s*(?:(?:>|[-*+]|\d+[.)])\s*)*`;
const OPENING = new RegExp(`${CONTAINER}(?:(\`{3,})[^\`]*|(~{3,}).*)$`);
const CLOSING = new RegExp(`${CONTAINER}(\`{3,}|~{3,})\\s*$`);

/** Follows the fences of a text whose lines it is given one after the other. */
export interface FenceReader {
  /** Whether the next line is code or the mark of a fence. */
  isCode(line: string): boolean;
  /** 1-based number of the line that opened the fence that is still open. */
  openLine(): number | null;
}

/** Begins at the first line of a text. */
export function readFences(): FenceReader {
  let number = 0;
  let open: { mark: string; line: number } | null = null;
  return {
    isCode(line) {
      number += 1;
      if (open) {
        if (CLOSING.exec(line)?.[1]?.startsWith(open.mark)) open = null;
        return true;
      }
      const [, backticks, tildes] = OPENING.exec(line) ?? [];
      const mark = backticks ?? tildes;
      if (mark !== undefined) open = { mark, line: number };
      return mark !== undefined;
    },
    openLine: () => open?.line ?? null,
  };
}

/** Whether an offset of a line lies in a code span that begins and ends on that line. */
export function isInCodeSpan(line: string, offset: number): boolean {
  return [...line.matchAll(CODE_SPAN)].some((span) => span.index < offset && offset < span.index + span[0].length);
}

/** The line with its code spans blanked, columns kept. */
export function blankCodeSpans(line: string): string {
  return line.replace(CODE_SPAN, (span) => ' '.repeat(span.length));
}

const CODE_SPAN = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;
