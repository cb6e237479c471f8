import type { Shape } from '../graph/figures';
import type { Scanner } from '../scanner';
import { plainLabel } from '../text';

/** Brackets around a label and the shape they stand for, longer ones first. */
const BRACKETS: readonly [open: RegExp, close: RegExp, shape: Shape][] = [
  [/\(\((?!\()/y, /\)\)/y, 'circle'],
  [/\(\[/y, /\]\)/y, 'stadium'],
  [/\((?![-(])/y, /\)/y, 'rounded'],
  [/\[\(/y, /\)\]/y, 'cylinder'],
  [/\{(?!\{)/y, /\}/y, 'diamond'],
  [/\[(?![[|/\\])/y, /\]/y, 'rect'],
];

const PLAIN = /[^[\](){}|"]+/y;

/** Reads what follows the id of a node: brackets with a label, or nothing. */
export function readShape(scanner: Scanner): { shape: Shape; label: string } | null {
  for (const [open, close, shape] of BRACKETS) {
    if (!scanner.take(open)) continue;
    const label = readLabel(scanner, PLAIN);
    scanner.take(/\s*/y);
    if (!scanner.take(close)) throw scanner.error('The label does not end as it began', QUOTE_HINT);
    return { shape, label: plainLabel(label) };
  }
  if (scanner.sees(/[([{>]|@\{/y))
    throw scanner.error(
      'A known shape was expected',
      'Write A[box], A(rounded), A([pill]), A[(cylinder)], A((circle)) or A{choice}.',
    );
  return null;
}

const QUOTE_HINT = 'Put a label that holds brackets, quotes or a bar between quotation marks: A["text (more)"].';

/** Reads a text between quotation marks, or what a pattern allows without them. */
export function readLabel(scanner: Scanner, bare: RegExp): string {
  const quotedText = scanner.take(/\s*"([^"]*)"/y);
  if (quotedText) return quotedText[1] ?? '';
  const text = scanner.take(bare)?.[0];
  if (text === undefined) throw scanner.error('A text was expected', QUOTE_HINT);
  return text;
}
