import { rectangle, type FigureOf } from '../graph/figures';
import { figureOf } from '../graph/shapes';
import type { Leaf } from '../grid/model';
import { setText, type TextBlock } from '../text';
import { arrowFigure } from './arrow';
import type { ArrowCell, TextBlockCell } from './model';

/** Figures that grow in both directions with their cell. */
const FILLING: Record<string, number> = { rect: 4, rounded: 11 };
/** Figures that would grow in height with their width. */
const FIXED = new Set(['circle', 'dbl-circ', 'diam', 'ellipse']);
/** These take twice the width of their text, so theirs is kept narrower. */
const NARROW = new Set(['circle', 'dbl-circ', 'diam']);

/** A block as the figure that its brackets ask for, as wide as its cell where that leaves its form. */
export function leafOf({ label, shape }: TextBlockCell): Leaf {
  const figure = figureOf(shape);
  if (!figure) throw new Error(`There is no shape ${shape}.`);
  const text = (wrap: number): TextBlock => setText(label.trim(), NARROW.has(shape) ? wrap * 0.7 : wrap);
  return {
    kind: 'leaf',
    natural: (wrap) => figure(text(wrap)),
    filled: (wrap, width, height) => {
      const radius = FILLING[shape];
      if (radius !== undefined) return rectangle(radius, { width, height })(text(wrap));
      return FIXED.has(shape) ? figure(text(wrap)) : widened(figure, text(wrap), width);
    },
  };
}

/** A figure around a text that is taken as wide as it needs to be for a width. */
function widened(figure: FigureOf, text: TextBlock, width: number): ReturnType<FigureOf> {
  const lacks = width - figure(text).width;
  return lacks > 0 ? figure({ ...text, width: text.width + lacks }) : figure(text);
}

/** An arrow that reaches to the sides of its cell that it points to. */
export function arrowLeaf({ label, sides }: ArrowCell): Leaf {
  const text = (wrap: number): TextBlock => setText(label.trim(), wrap);
  return {
    kind: 'leaf',
    natural: (wrap) => arrowFigure(text(wrap), sides, 0, 0),
    filled: (wrap, width, height) => arrowFigure(text(wrap), sides, width, height),
  };
}
