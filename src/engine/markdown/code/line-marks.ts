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

/** A comment of its own that marks lines, with the sign that begins one in a language. */
const COMMENT = /^\s*(?:\/\/|#|--|\/\*|<!--|;)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

/**
 * Finds the marks of code lines: `{1,3}` of the fence, comments `highlight-next-line`, `highlight-start` and
 * `highlight-end` on lines of their own (which go away), and the signs of a diff where `isDiff` says that the code is
 * one.
 */
export function markLines(lines: string[], highlighted: readonly LineRange[], isDiff = false): MarkedLine[] {
  const out: MarkedLine[] = [];
  let block = false;
  let next = false;
  for (const text of lines) {
    const command = COMMENT.exec(text)?.[1];
    if (command === 'next-line') next = true;
    else if (command) block = command === 'start';
    if (command) continue;
    out.push({
      text,
      marks: {
        highlighted: isIn(highlighted, out.length + 1) || block || next,
        added: isDiff && /^\+(?!\+\+)/.test(text),
        removed: isDiff && /^-(?!--)/.test(text),
      },
    });
    next = false;
  }
  return out;
}

const isIn = (ranges: readonly LineRange[], line: number): boolean =>
  ranges.some(({ from, to }) => from <= line && line <= to);
