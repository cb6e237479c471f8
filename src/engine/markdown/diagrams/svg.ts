import type { Element, ElementContent } from 'hast';
import advances from './advances.json' with { type: 'json' };

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
 * element, with a line end after it for readers of the text alone.
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

/** How far the line below an arrow ends before its tip, so that it stays hidden below it. */
export const ARROW_INSET = 8;

/** The head of an arrow. `toward` is the direction in which it arrives, of length one. */
export function arrowHead({ x, y }: Point, toward: Point): Element {
  const [back, aside] = [9, 4.5];
  // Relative to the tip, heads of one direction are the same text, which compresses well.
  return path(
    'dg-head',
    ['M', x, y, 'l', -toward.x * back - toward.y * aside, -toward.y * back + toward.x * aside],
    ['l', 2 * toward.y * aside, -2 * toward.x * aside, 'z'],
  );
}

/** The box of a text block centred on a point. */
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

/** Size of the letters of a diagram and the distance of its lines, in the units of the drawing. */
const FONT_SIZE = 14;
const LINE_HEIGHT = 19;

/** Widths at which labels wrap, from the widest, which is tried first, to the narrowest; about 26, 22 and 17 letters. */
export const WRAP_WIDTHS = [182, 154, 120] as const;

/** Text that is set in a drawing: its lines and the room they take. */
export interface TextBlock {
  lines: string[];
  width: number;
  height: number;
}

interface TextStyle {
  bold?: boolean;
  size?: number;
}

/** A label as it is read: `<br>` is a line end. */
export const readLabel = (written: string): string => written.trim().replace(/\s*<br ?\/?>\s*/gi, '\n');

const REGULAR: ReadonlyMap<string, number> = new Map(Object.entries(advances.regular));
const BOLD: ReadonlyMap<string, number> = new Map(Object.entries(advances.bold));
const OTHER_WIDTH = 640;

/** Width of a line of text in the face that the site sends. */
export function textWidth(text: string, { bold = false, size = FONT_SIZE }: TextStyle = {}): number {
  const table = bold ? BOLD : REGULAR;
  let sum = 0;
  for (const letter of text) sum += table.get(letter) ?? OTHER_WIDTH;
  return (sum * size) / 1000;
}

/** Sets a label in lines no wider than `limit`, except for single words. */
export function setText(label: string, limit: number, style: TextStyle = {}): TextBlock {
  if (label === '') return { lines: [], width: 0, height: 0 };
  const lines = label.split('\n').flatMap((line) => wrapLine(line, limit, style));
  const height = Math.round((LINE_HEIGHT * (style.size ?? FONT_SIZE)) / FONT_SIZE);
  return {
    lines,
    width: Math.max(...lines.map((line) => textWidth(line, style))),
    height: lines.length * height,
  };
}

function wrapLine(line: string, limit: number, style: TextStyle): string[] {
  let best = fill(line, limit, style);
  const count = best.length;
  if (count === 1) return best;
  for (let width = limit - 8; width > limit / 2; width -= 8) {
    const lines = fill(line, width, style);
    if (lines.length > count) break;
    best = lines;
  }
  return best;
}

function fill(text: string, limit: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, style) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
