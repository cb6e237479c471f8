/** Why a diagram is not drawn: a line of its source, counted from 1, what is wrong there, and how to mend it. */
export interface DiagramProblem {
  line: number;
  message: string;
  hint: string;
}

/** Thrown by the parsers and caught by `drawDiagram`; never leaves this folder. */
export class DiagramError extends Error implements DiagramProblem {
  readonly line: number;
  readonly hint: string;

  constructor(line: number, message: string, hint: string) {
    super(message);
    this.line = line;
    this.hint = hint;
  }
}

/** A piece of source as a message quotes it. */
export function quoted(text: string): string {
  const line = (text.trim().split('\n')[0] ?? '').trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
}
