import type { Element } from 'hast';
import { polygon, type Rect } from '../svg';

/** Side of what is cut off at the corner of a note. */
const CORNER = 8;

/** The outline of a note, with a corner cut off. */
export const noteAround = ({ left, right, top, bottom }: Rect): Element =>
  polygon('dg-note', [
    { x: left, y: top },
    { x: right - CORNER, y: top },
    { x: right, y: top + CORNER },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);
