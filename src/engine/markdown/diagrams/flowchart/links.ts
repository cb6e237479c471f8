import type { GraphEdge, Head, Stroke } from '../graph/model';
import type { Scanner } from '../scanner';
import { plainLabel } from '../text';
import { readLabel } from './nodes';

/** A link between nodes, before it is known which. */
type Link = Omit<GraphEdge, 'from' | 'to' | 'line'>;

const HEADS: Record<string, Head> = { '>': 'arrow', '<': 'arrow', x: 'cross', o: 'circle' };

/** A link as one sign; the parts are the start, the line and the end. */
const WHOLE: [Stroke, RegExp][] = [
  ['solid', /\s*([xo<]?)(--+)([-xo>])\s*/y],
  ['thick', /\s*([xo<]?)(==+)([=xo>])\s*/y],
  ['dotted', /\s*([xo<]?)(-?\.+-)([xo>]?)\s*/y],
  ['invisible', /\s*()(~~~+)()\s*/y],
];

/** A link with its text inside: how it opens, what the text may be, how it closes. */
const PARTED: [Stroke, RegExp, RegExp, RegExp][] = [
  ['solid', /\s*([xo<]?)--[ \t]*/y, /(?:[^-"\n]|-(?!-))+/y, /\s*[xo<]?(--+)([-xo>])\s*/y],
  ['thick', /\s*([xo<]?)==[ \t]*/y, /(?:[^="\n]|=(?!=))+/y, /\s*[xo<]?(==+)([=xo>])\s*/y],
  ['dotted', /\s*([xo<]?)-\.[ \t]*/y, /(?:[^."\n]|\.(?!\.*-))+/y, /\s*[xo<]?(-?\.+-)([xo>]?)\s*/y],
];

/** Reads a link with its label, or nothing where there is none. */
export function readLink(scanner: Scanner): Link | null {
  for (const [stroke, pattern] of WHOLE) {
    const match = scanner.take(pattern);
    if (!match) continue;
    const [, start = '', line = '', end = ''] = match;
    return edgeOf(stroke, start, line, end, readPipes(scanner));
  }
  for (const [stroke, opening, text, closing] of PARTED) {
    const open = scanner.take(opening);
    if (!open) continue;
    const label = readLabel(scanner, text);
    const close = scanner.take(closing);
    if (!close) throw scanner.error('The link does not end', 'Write A -- text --> B, or A -->|text| B.');
    const [, line = '', end = ''] = close;
    return edgeOf(stroke, open[1] ?? '', line, end, label);
  }
  return null;
}

function readPipes(scanner: Scanner): string {
  if (scanner.take(/\|[ \t]+\|\s*/y) || !scanner.take(/\|\s*/y)) return '';
  const label = readLabel(scanner, /[^[\](){}|"]+/y);
  if (!scanner.take(/\s*\|\s*/y))
    throw scanner.error(
      '"|" was expected after the text of the link',
      'Put a text with brackets between quotation marks: -->|"a (b)"|.',
    );
  return label;
}

function edgeOf(stroke: Stroke, start: string, line: string, end: string, label: string): Link {
  const length = stroke === 'dotted' ? line.replace(/-/g, '').length : line.length - (stroke === 'invisible' ? 2 : 1);
  return { label: plainLabel(label), stroke, start: HEADS[start] ?? 'none', end: HEADS[end] ?? 'none', length };
}
