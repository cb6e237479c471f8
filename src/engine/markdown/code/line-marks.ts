import type { LineRange } from './fence-meta';

/** Marks of one line of code. */
export interface LineMarks {
  highlighted: boolean;
  added: boolean;
  removed: boolean;
}

/** A line after its magic comments are taken out. */
interface MarkedLine {
  text: string;
  marks: LineMarks;
}

const ALONE =
  /^\s*(?:\/\/|#|--|\{?\s*\/\*|<!--|;;?|%|'|rem\s)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\s*\}?|-->)?\s*$/i;
/** What every comment holds that marks a line; without it the patterns need not look. */
const MAY_MARK = /highlight-|\[!code /;
const TRAILING = /(?<!\s)\s*(?:\/\/|#|--|\/\*|<!--|;)\s*\[!code (\+\+|--|highlight|hl)\]\s*(?:\*\/|-->)?\s*$/;

/**
 * Finds the marks of code lines: `{1,3}` of the fence, comments `highlight-next-line`, `highlight-start` and
 * `highlight-end` on lines of their own (which go away), `[!code ++]` at the end of a line, and the signs of a diff
 * where `isDiff` says that the code is one.
 */
export function markLines(lines: string[], highlighted: readonly LineRange[], isDiff = false): MarkedLine[] {
  const out: MarkedLine[] = [];
  let block = false;
  let next = false;
  for (const line of lines) {
    const mayMark = MAY_MARK.test(line);
    const command = mayMark ? ALONE.exec(line)?.[1] : undefined;
    if (command) {
      if (command === 'highlight-next-line') next = true;
      else block = command === 'highlight-start';
      continue;
    }
    const trailing = mayMark ? TRAILING.exec(line)?.[1] : undefined;
    const text = trailing ? line.replace(TRAILING, '') : line;
    out.push({
      text,
      marks: {
        highlighted:
          isIn(highlighted, out.length + 1) || block || next || trailing === 'highlight' || trailing === 'hl',
        added: trailing === '++' || (isDiff && /^\+(?!\+\+)/.test(text)),
        removed: trailing === '--' || (isDiff && /^-(?!--)/.test(text)),
      },
    });
    next = false;
  }
  return out;
}

const isIn = (ranges: readonly LineRange[], line: number): boolean =>
  ranges.some(({ from, to }) => from <= line && line <= to);
