import { BRACKETS, SLANTED_SHAPES } from '../brackets';
import type { Side } from '../grid/model';
import type { Scanner } from '../scanner';
import { plainLabel } from '../text';

/** What stands behind the id of a block: its label, its figure, or the sides that an arrow points to. */
export interface Described {
  label?: string;
  shape?: string;
  sides?: Side[];
}

/** Those of flowcharts, and the plain ones, which there do not need quotation marks. */
const BLOCK_BRACKETS: typeof BRACKETS = [...BRACKETS, [/\[(?![/\\])/y, /\]/y, 'rect']];

const LABEL_HINT = 'Put the label between quotation marks and close it as it began: a["A label"], b(("A label")).';

/** Reads the brackets behind an id, if there are any. */
export function readBlockShape(scanner: Scanner): Described {
  if (scanner.take(/<\[/y)) return readArrow(scanner);
  const slanted = scanner.take(/\[([/\\])/y);
  if (slanted) {
    const label = readLabel(scanner);
    const close = scanner.take(/\s*([/\\])\]/y);
    if (!close) throw scanner.error('"/]" or "\\]" was expected after the label', LABEL_HINT);
    return { label, shape: SLANTED_SHAPES.get(`${slanted[1]}${close[1]}`) ?? 'rect' };
  }
  for (const [open, close, shape] of BLOCK_BRACKETS) {
    if (!scanner.take(open)) continue;
    const label = readLabel(scanner);
    scanner.take(/\s*/y);
    if (!scanner.take(close)) throw scanner.error('The label does not end as it began', LABEL_HINT);
    return { label, shape };
  }
  return {};
}

/** A label is a text between quotation marks; spaces alone are one too, which shows nothing. */
function readLabel(scanner: Scanner): string {
  const found = scanner.take(/\s*"([^"]*)"/y)?.[1];
  if (found === undefined) throw scanner.error('A label between quotation marks was expected', LABEL_HINT);
  return found === '' ? '' : plainLabel(found) || ' ';
}

const SIDES: Record<string, Side[]> = {
  right: ['R'],
  left: ['L'],
  up: ['T'],
  down: ['B'],
  x: ['L', 'R'],
  y: ['T', 'B'],
};

const ARROW_HINT = 'Write a<["A label"]>(right), with one or more of right, left, up, down, x, y.';

function readArrow(scanner: Scanner): Described {
  const label = readLabel(scanner);
  if (!scanner.take(/\s*\]>\s*\(/y)) throw scanner.error('The arrow does not say where it points', ARROW_HINT);
  const sides = new Set<Side>();
  for (;;) {
    const name = scanner.take(/,?\s*(right|left|up|down|x|y)\b\s*/y)?.[1];
    if (name === undefined) break;
    for (const side of SIDES[name] ?? []) sides.add(side);
  }
  if (sides.size === 0 || !scanner.take(/\s*\)/y))
    throw scanner.error('A direction of the arrow was expected', ARROW_HINT);
  return { label, sides: [...sides] };
}
