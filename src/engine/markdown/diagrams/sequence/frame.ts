import type { ElementContent } from 'hast';
import { boxAround, path, rect, textAt, union, type Rect, setText, type TextBlock } from '../svg';

/** A block of a sequence while it is open: its label, and the boxes of what is in it. */
export interface Frame {
  top: number;
  inside: Rect[];
  word: string;
  text: TextBlock;
}

interface DrawnFrame {
  ground: ElementContent;
  label: ElementContent[];
  box: Rect;
}

const LABEL = 24;
const PAD = 14;
const LABEL_GAP = 44;

/** Height that is kept free for the label of a frame. */
export const labelHeight = (text: TextBlock): number => Math.max(LABEL, text.height + 8);

/** Draws a frame down to `bottom`. An empty frame encloses the lifelines at `columns`. */
export function drawFrame({ inside, top, word, text }: Frame, bottom: number, columns: number[]): DrawnFrame {
  const around = union(inside.length > 0 ? inside : columns.map((x) => boxAround({ x, y: top }, 2, 2)));
  const tab = setText(word, 100, { bold: true, size: 13 });
  const left = around.left - PAD;
  const box = { left, right: Math.max(around.right + PAD, left + tab.width + text.width + LABEL_GAP), top, bottom };
  const middle = top + labelHeight(text) / 2;
  const textX = left + tab.width + 26;
  return {
    ground: rect('dg-frame', box, 4),
    label: [
      path('dg-tab', 'M', left, top, 'h', tab.width + 20, 'v', 15, 'l', -8, 9, 'H', left, 'z'),
      ...textAt('dg-word', tab, { x: left + 8, y: top + 12 }),
      rect('dg-ground', boxAround({ x: textX + text.width / 2, y: middle }, text.width + 6, text.height), 3),
      ...textAt('dg-start-label', text, { x: textX, y: middle }),
    ],
    box,
  };
}
