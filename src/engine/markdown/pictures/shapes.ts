import type { Element, ElementContent } from 'hast';
import { MARK_CELL, MARKS, type MarkName } from '../../../shared/marks';
import { element, text } from '../html/hast';

/** A picture drawn for this site, in units of a pixel. */
export interface Picture {
  /** What it shows, for those who do not see it. */
  label: string;
  /** As wide as the column of an article. */
  wide: Drawn;
  /** For the column of a phone. */
  narrow: Drawn;
}

/** A drawing whose parts say in which steps they are lit. */
export interface Drawn {
  width: number;
  height: number;
  parts: ElementContent[];
}

type Steps = readonly number[];

/** Geometry as attributes of the drawing. */
const geometry = (values: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const lit = (steps: Steps): Element['properties'] => (steps.length > 0 ? { dataLit: steps.join(' ') } : {});

/** A cell with a mark in it, twice as large as on its grid, and its name below or beside it. */
export function cell(
  x: number,
  y: number,
  mark: MarkName,
  name: string,
  steps: Steps,
  side: 'below' | 'beside' = 'below',
): Element {
  const scale = 2;
  return element('g', lit(steps), [
    element('g', { transform: `translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})` }, [
      element('path', { className: ['st-cell'], d: MARK_CELL }),
      element('path', { className: ['st-mark'], d: MARKS[mark] }),
    ]),
    side === 'below' ? label(x, y + 42, name) : start(x + 34, y + 5, name),
  ]);
}

/** A line that something travels along. */
export function trace(d: string, steps: Steps): Element {
  return element('path', { className: ['st-trace'], d, ...lit(steps) });
}

/** A box around parts, with its name at the top, where no line passes. */
export function frame(x: number, y: number, width: number, height: number, name: string, nameX = x + 12): Element {
  return element('g', {}, [
    element('rect', { className: ['st-frame'], ...geometry({ x, y, width, height, rx: 6 }) }),
    start(nameX, y + 22, name),
  ]);
}

/** A bar such as a kernel, with its name in it. */
export function bar(x: number, y: number, width: number, name: string, steps: Steps): Element {
  return element('g', lit(steps), [
    element('rect', { className: ['st-bar'], ...geometry({ x, y, width, height: 30, rx: 4 }) }),
    label(x + width / 2, y + 20, name),
  ]);
}

function label(x: number, y: number, name: string): Element {
  return element('text', { className: ['st-label'], ...geometry({ x, y }) }, [text(name)]);
}

function start(x: number, y: number, name: string): Element {
  return element('text', geometry({ x, y }), [text(name)]);
}
