import type { Nodes } from 'mdast';
import { type Diagnostic, placeInText, type TextPlace } from '../../model/diagnostic';

export type Place = TextPlace;

/** What the passes over a tree share: the file it was read from, and where problems go. */
export interface TreeSource {
  /** Path relative to the site root. */
  file: string;
  problems: Diagnostic[];
}

/** Reports a problem at a place. */
export function report(
  source: TreeSource,
  place: Place,
  problem: Omit<Diagnostic, 'file' | 'line' | 'column' | 'severity'> & { severity?: Diagnostic['severity'] },
): void {
  const { line, column } = place;
  source.problems.push({ severity: 'error', ...problem, file: source.file, line, column });
}

/** Whether a problem of a place was reported already: what follows from it is no mistake of its own. */
export function isTold(source: TreeSource, place: Place, ...rules: readonly string[]): boolean {
  return source.problems.some(
    ({ file, line, column, rule }) =>
      file === source.file && line === place.line && column === place.column && rules.includes(rule),
  );
}

/** Place of an offset in the text of a node that may span lines. */
export function placeIn(node: Nodes, text: string, offset: number): Place {
  const { line, column } = placeInText(text, offset);
  const start = node.position?.start ?? { line: 1, column: 1 };
  return line === 1 ? { line: start.line, column: start.column + column - 1 } : { line: start.line + line - 1, column };
}
