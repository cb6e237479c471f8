import { singleSpaces } from '../../../shared/text';

/** Why a diagram is not drawn: a line of its source, counted from 1, what is wrong there, and how to fix it. */
export interface DiagramProblem {
  line: number;
  message: string;
  hint: string;
}

/** Thrown by the parsers and caught by `drawDiagram`. */
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
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}

/** A statement of a diagram, with single spaces. */
export interface Line {
  text: string;
  /** Counted from 1 in the source. */
  number: number;
}

/** A diagram whose first line is read. */
export interface DiagramSource {
  /** First word: `flowchart`, `sequenceDiagram`. */
  kind: string;
  head: string;
  headLine: number;
  /** The statements below it, without comments. */
  lines: Line[];
}

/** The name of a node, a state or a participant: letters and digits, with dashes and dots between them. */
export const NAME = String.raw`[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*`;

/** Reads the kind of a diagram. */
export function readSource(source: string): DiagramSource {
  const [first = { text: '', number: 1 }, ...lines] = source
    .split('\n')
    .map((text, index) => ({ text: singleSpaces(text.trim()), number: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
  const kind = /^[A-Za-z][\w-]*/.exec(first.text)?.[0] ?? '';
  return { kind, head: first.text.slice(kind.length).trim(), headLine: first.number, lines };
}
