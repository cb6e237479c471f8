import type { Element, ElementContent } from 'hast';
import type { TextBlock } from './text';
import { LINE_HEIGHT } from './text';

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Value = string | number;

/** Geometry is written to half a unit, which no eye can tell; texts never pass through here. */
const round = (value: number): number => Math.round(value * 2) / 2;

/** An SVG element of a class of the style sheet. */
function shape(tagName: string, className: string, geometry: Record<string, Value>): Element {
  const properties = Object.fromEntries(
    Object.entries(geometry).map(([name, value]) => [name, typeof value === 'number' ? round(value) : value]),
  );
  return { type: 'element', tagName, properties: { className: [className], ...properties }, children: [] };
}

/** A path through `M`, `L`, `C`, `A` commands and their numbers. */
export function path(className: string, ...parts: (Value | Value[])[]): Element {
  const commands = parts.flat();
  return shape('path', className, {
    d: commands
      .map((part, index) => {
        const text = typeof part === 'number' ? String(round(part)) : part;
        const separate = index > 0 && /[\d.]$/.test(String(commands[index - 1])) && /^[\d.]/.test(text);
        return separate ? ` ${text}` : text;
      })
      .join(''),
  });
}

/** A closed figure through points. */
export function polygon(className: string, points: readonly Point[]): Element {
  return shape('polygon', className, { points: points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ') });
}

export function line(className: string, from: Point, to: Point): Element {
  return path(className, 'M', from.x, from.y, 'L', to.x, to.y);
}

export function rect(className: string, { left, top, right, bottom }: Rect, radius = 0): Element {
  return shape('rect', className, {
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    ...(radius > 0 && { rx: radius }),
  });
}

export function circle(className: string, { x, y }: Point, radius: number): Element {
  return shape('circle', className, { cx: x, cy: y, r: radius });
}

/**
 * Lines of text around a point, or from it to the right with a class such as `dg-start-label`. Each line is an
 * element, with a line end after it for those who read the text without the drawing.
 */
export function textAt(className: string, block: TextBlock, at: Point): ElementContent[] {
  const height = block.lines.length > 0 ? block.height / block.lines.length : LINE_HEIGHT;
  const first = at.y - block.height / 2 + height / 2 + height * 0.25;
  return block.lines.flatMap((text, index): ElementContent[] =>
    text === ''
      ? []
      : [
          {
            ...shape('text', className, { x: at.x, y: first + index * height }),
            children: [{ type: 'text', value: text }],
          },
          { type: 'text', value: '\n' },
        ],
  );
}

/** How far the line below an arrow ends before its tip, so that it does not show beside that. */
export const ARROW_INSET = 8;

/** The head of an arrow. `toward` is the direction in which it arrives, of length one. */
export function arrowHead(tip: Point, toward: Point): Element {
  const corner = (aside: number): Point => ({
    x: tip.x - toward.x * 9 - toward.y * aside,
    y: tip.y - toward.y * 9 + toward.x * aside,
  });
  return polygon('dg-head', [tip, corner(-4.5), corner(4.5)]);
}

/** The box of a text block that stands around a point. */
export function boxAround({ x, y }: Point, width: number, height: number): Rect {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The smallest box around others. */
export function union(boxes: readonly Rect[]): Rect {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A drawing before it becomes an `svg` element: its parts from back to front, and the room they take. */
export interface Drawing {
  parts: ElementContent[];
  bounds: Rect;
  /** Every text of the source, which together are the accessible name. */
  words: string[];
}
