import type { Element } from 'hast';
import { line, polygon, type Point, type Rect } from '../svg';

/** Side of what is cut off at the corner of a note. */
const CORNER = 8;
/** Half of the width of a cross. */
const ARM = 6;

/** The outline of a note, with a corner cut off. */
export const noteAround = ({ left, right, top, bottom }: Rect): Element =>
  polygon('dg-note', [
    { x: left, y: top },
    { x: right - CORNER, y: top },
    { x: right, y: top + CORNER },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);

/** The cross that ends a lifeline. */
export const crossAt = ({ x, y }: Point): Element[] => [
  line('dg-cross', { x: x - ARM, y: y - ARM }, { x: x + ARM, y: y + ARM }),
  line('dg-cross', { x: x - ARM, y: y + ARM }, { x: x + ARM, y: y - ARM }),
];
