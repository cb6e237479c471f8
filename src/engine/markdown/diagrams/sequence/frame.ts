import type { ElementContent } from 'hast';
import { boxAround, line, path, rect, textAt, union, type Rect, setText, type TextBlock } from '../svg';

export interface Frame {
  top: number;
  inside: Rect[];
  /** Labels wait until the width of the frame is known; their heights are kept free. */
  labels: { y: number; word: string; text: TextBlock }[];
}

interface DrawnFrame {
  ground: ElementContent;
  back: ElementContent[];
  front: ElementContent[];
  box: Rect;
}

const LABEL = 24;
const PAD = 14;
const BESIDE = 44;

/** Height that is kept free for the label of a frame or of a part. */
export const labelHeight = (text: TextBlock): number => Math.max(LABEL, text.height + 8);

/** Draws a frame down to `bottom`. One with nothing inside goes around the lifelines at `columns`. */
export function drawFrame({ inside, top, labels }: Frame, bottom: number, columns: number[]): DrawnFrame {
  const around = union(inside.length > 0 ? inside : columns.map((x) => boxAround({ x, y: top }, 2, 2)));
  const parts = labels.map((label) => ({ ...label, tab: setText(label.word, 100, { bold: true, size: 13 }) }));
  const needed = Math.max(0, ...parts.map(({ text, tab }) => tab.width + text.width + BESIDE));
  const left = around.left - PAD;
  const box = { left, right: Math.max(around.right + PAD, left + needed), top, bottom };
  return {
    ground: rect('dg-frame', box, 4),
    back: parts.slice(1).map(({ y }) => line('dg-part', { x: left, y }, { x: box.right, y })),
    front: parts.flatMap((part, index) => drawLabel(part, left, index === 0)),
    box,
  };
}

function drawLabel(
  { y, word, text, tab }: Frame['labels'][number] & { tab: TextBlock },
  left: number,
  isFirst: boolean,
): ElementContent[] {
  const middle = y + labelHeight(text) / 2;
  const x = left + 8;
  const textX = x + tab.width + 18;
  return [
    ...(isFirst ? [path('dg-tab', 'M', left, y, 'h', tab.width + 20, 'v', 15, 'l', -8, 9, 'H', left, 'z')] : []),
    ...textAt('dg-word', { ...tab, lines: [word] }, { x, y: isFirst ? y + 12 : middle }),
    rect('dg-ground', boxAround({ x: textX + text.width / 2, y: middle }, text.width + 6, text.height), 3),
    ...textAt('dg-start-label', text, { x: textX, y: middle }),
  ];
}
