/** One problem in one place, for the person who must fix it. */
export interface Diagnostic {
  /** Path relative to the site root. */
  file: string;
  /** 1-based; 1 when the problem concerns the whole file. */
  line: number;
  /** 1-based. */
  column: number;
  /** Short stable name, for example `link/broken`. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  /** Version of the documentation in which it is wrong; equal problems of several versions are printed as one. */
  version?: string | null;
}

/** Rules of files whose text cannot be read, or cannot be trusted: other problems of such a file follow from that. */
export const UNREAD: ReadonlySet<string> = new Set([
  'file/kind',
  'file/private',
  'file/encoding',
  'file/size',
  'file/hidden-character',
  'file/conflict',
]);

/** Files whose text cannot be read. */
export function unreadFiles(problems: readonly Diagnostic[]): Set<string> {
  return new Set(problems.filter(({ rule }) => UNREAD.has(rule)).map(({ file }) => file));
}

/** An error of a whole file, or of one of its lines. */
export function fileError(file: string, rule: string, message: string, hint: string, line = 1): Diagnostic {
  return { file, line, column: 1, rule, severity: 'error', message, hint };
}

/** Thrown when a step cannot go on; carries every problem found so far. */
export class DiagnosticsError extends Error {
  override readonly name = 'DiagnosticsError';
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** A place in a text. Lines and columns count from one. */
export interface TextPosition {
  line: number;
  column: number;
}

/** The place of an offset in a text. */
export function placeInText(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
