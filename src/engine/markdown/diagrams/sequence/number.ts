import type { ElementContent } from 'hast';
import { boxAround, rect, textAt, type Point, type Rect } from '../svg';
import { setText, textWidth } from '../text';

/** Half the height of a number on its ground. */
export const NUMBER = 9;

/** Half the width of the ground of a number. */
export const halfOfNumber = (text: string): number =>
  Math.max(NUMBER, textWidth(text, { size: 12, bold: true }) / 2 + 5);

/** The number of a message on its ground. */
export function numberAt(text: string, at: Point): { parts: ElementContent[]; box: Rect } {
  const block = setText(text, 100, { size: 12, bold: true });
  const box = boxAround(at, halfOfNumber(text) * 2, NUMBER * 2);
  return { parts: [rect('dg-number-ground', box, NUMBER), ...textAt('dg-number', block, at)], box };
}
