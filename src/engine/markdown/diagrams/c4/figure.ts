import type { ElementContent } from 'hast';
import { box, type Figure } from '../graph/figures';
import { boxAround, rect, textAt, type Point } from '../svg';
import { setText, type TextBlock } from '../text';
import type { C4Element } from './model';

const SMALL = { size: 13 };
const PAD = { x: 14, y: 10 };
const LEAST = 96;
/** Above the description. */
const GAP = 6;

/** Draws an element as a box: what it is, its name, its technology, and what it does. */
export function elementFigure({ kind, name, technology, description, ...is }: C4Element, wrap: number): Figure {
  const blocks: [className: string, block: TextBlock, above: number][] = [
    ['dg-label', setText(`«${kind}»`, wrap, SMALL), 0],
    ['dg-title', setText(name, wrap, { bold: true }), 0],
    ['dg-label', setText(technology === '' ? '' : `[${technology}]`, wrap, SMALL), 0],
    ['dg-label', setText(description, wrap, SMALL), GAP],
  ];
  const shown = blocks.filter(([, { lines }]) => lines.length > 0);
  const width = Math.max(LEAST, ...shown.map(([, block]) => block.width + 2 * PAD.x));
  const height = shown.reduce((sum, [, block, above]) => sum + above + block.height, 2 * PAD.y);
  return {
    width,
    height,
    outline: box(width, height),
    draw: (center: Point) => {
      const ground = is.isExternal ? 'dg-hollow' : 'dg-node';
      const parts: ElementContent[] = [rect(ground, boxAround(center, width, height), is.isPerson ? 14 : 4)];
      let top = center.y - height / 2 + PAD.y;
      for (const [className, block, above] of shown) {
        top += above + block.height;
        parts.push(...textAt(className, block, { x: center.x, y: top - block.height / 2 }));
      }
      return parts;
    },
  };
}
