import type { GraphEdge, Head, Stroke } from '../graph/model';
import type { Scanner } from '../scanner';
import { plainLabel } from '../text';

const HEADS: Record<string, Head> = { '>': 'arrow', '<': 'arrow', x: 'cross', o: 'circle' };

/** An edge as one sign: what it begins with, and what it ends with. */
const WHOLE: [Stroke, RegExp][] = [
  ['solid', /\s*([xo<]?)--+([-xo>])\s*/y],
  ['thick', /\s*([xo<]?)==+([=xo>])\s*/y],
  ['dotted', /\s*([xo<]?)-?\.+-([xo>]?)\s*/y],
];

/** What an edge with a label opens with. */
const OPENING = /\s*([xo<]?)(?:--|==|-\.)\s*/y;

/** Reads an edge with its label, or nothing where there is none. */
export function readBlockLink(scanner: Scanner): Omit<GraphEdge, 'from' | 'to' | 'line'> | null {
  const whole = readSign(scanner);
  if (whole) return edgeOf(whole, whole.start, '');
  const open = scanner.take(OPENING);
  if (!open) return null;
  const label = scanner.take(/"([^"]*)"/y)?.[1];
  const close = label === undefined ? null : readSign(scanner);
  if (label === undefined || !close)
    throw scanner.error('The edge does not end, or its label is not quoted', 'Write: a -- "label" --> b');
  return edgeOf(close, open[1] ?? '', plainLabel(label));
}

interface Sign {
  stroke: Stroke;
  start: string;
  end: string;
}

function readSign(scanner: Scanner): Sign | null {
  for (const [stroke, pattern] of WHOLE) {
    const match = scanner.take(pattern);
    if (match) return { stroke, start: match[1] ?? '', end: match[2] ?? '' };
  }
  return null;
}

const edgeOf = ({ stroke, end }: Sign, start: string, label: string): Omit<GraphEdge, 'from' | 'to' | 'line'> => ({
  label,
  stroke,
  start: HEADS[start] ?? 'none',
  end: HEADS[end] ?? 'none',
  length: 1,
});
