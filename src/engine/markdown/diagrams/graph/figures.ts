import type { ElementContent } from 'hast';
import { circle, line, path, polygon, rect, boxAround, textAt, type Point } from '../svg';
import type { TextBlock } from '../text';

/** A node ready to be laid out: its size, its outline around the centre, and how it is drawn. */
export interface Figure {
  width: number;
  height: number;
  /** Corners around the centre; edges end on them. */
  outline: Point[];
  draw: (center: Point) => ElementContent[];
}

/** A kind of figure made to hold a text. */
export type FigureOf = (text: TextBlock) => Figure;

const PAD_X = 15;
const PAD_Y = 10;
const NODE = 'dg-node';

export const box = (width: number, height: number): Point[] => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
];

const round = (radiusX: number, radiusY: number): Point[] =>
  Array.from({ length: 36 }, (_, index) => ({
    x: radiusX * Math.cos((index * Math.PI) / 18),
    y: radiusY * Math.sin((index * Math.PI) / 18),
  }));

const at = (points: readonly Point[], { x, y }: Point): Point[] => points.map((p) => ({ x: p.x + x, y: p.y + y }));
const label = (text: TextBlock, { x, y }: Point, dx = 0, dy = 0): ElementContent[] =>
  textAt('dg-text', text, { x: x + dx, y: y + dy });

interface Room {
  x?: number;
  y?: number;
  /** Least size. */
  width?: number;
  height?: number;
}

const size = (text: TextBlock, { x = 0, y = 0, width = 44, height = 0 }: Room = {}): [number, number] => [
  Math.max(width, text.width + 2 * (PAD_X + x)),
  Math.max(height, text.height + 2 * (PAD_Y + y)),
];

/** A rectangle with rounded corners; `extra` draws more over it, within the room that `room` adds. */
export const rectangle =
  (radius: number | 'full', room: Room = {}, extra?: (c: Point, w: number, h: number) => ElementContent[]): FigureOf =>
  (text) => {
    const [width, height] = size(text, room);
    return {
      width,
      height,
      outline: box(width, height),
      draw: (c) => [
        rect(NODE, boxAround(c, width, height), radius === 'full' ? height / 2 : radius),
        ...(extra?.(c, width, height) ?? []),
        ...label(text, c),
      ],
    };
  };

/** A figure with straight sides, given by its corners for a width and a height. */
export const sided =
  (corners: (w: number, h: number) => Point[], room: Room = {}, shift = { x: 0, y: 0 }): FigureOf =>
  (text) => {
    const [width, height] = size(text, room);
    const outline = corners(width, height);
    return {
      width,
      height,
      outline,
      draw: (c) => [polygon(NODE, at(outline, c)), ...label(text, c, shift.x, shift.y)],
    };
  };

/** A figure drawn as a path inside a box. */
export const drawn =
  (room: Room, draw: (c: Point, w: number, h: number) => ElementContent[], shift = { x: 0, y: 0 }): FigureOf =>
  (text) => {
    const [width, height] = size(text, room);
    return {
      width,
      height,
      outline: box(width, height),
      draw: (c) => [...draw(c, width, height), ...label(text, c, shift.x, shift.y)],
    };
  };

/** Wide enough that the corners of the text touch the sides from inside. */
export const diamond: FigureOf = (text) => {
  const height = Math.max(52, (text.height + 6) / 0.44);
  const width = Math.max(height, (text.width + 14) / (1 - (text.height + 2) / height));
  const outline = [
    { x: 0, y: -height / 2 },
    { x: width / 2, y: 0 },
    { x: 0, y: height / 2 },
    { x: -width / 2, y: 0 },
  ];
  return {
    width,
    height,
    outline,
    draw: (c) => [polygon('dg-choice', at(outline, c)), ...label(text, c)],
  };
};

/** `rings` are the distances of further circles inside. */
export const roundel =
  (rings: readonly number[], className = NODE): FigureOf =>
  (text) => {
    const inner = Math.hypot(text.width, text.height) / 2 + 8;
    const radius = Math.max(22, inner) + Math.max(0, ...rings);
    return {
      width: radius * 2,
      height: radius * 2,
      outline: round(radius, radius),
      draw: (c) => [
        circle(className, c, radius),
        ...rings.map((distance) => circle(className, c, radius - distance)),
        ...label(text, c),
      ],
    };
  };

export const ellipse: FigureOf = (text) => {
  const [width, height] = [(text.width + 16) * 1.3, (text.height + 12) * 1.5];
  return {
    width,
    height,
    outline: round(width / 2, height / 2),
    draw: (c) => [
      path(
        NODE,
        ['M', c.x - width / 2, c.y, 'a', width / 2, height / 2, 0, 0, 0, width, 0],
        ['a', width / 2, height / 2, 0, 0, 0, -width, 0, 'z'],
      ),
      ...label(text, c),
    ],
  };
};

/** A sign of fixed size; a label stands below it. */
export const sign =
  (width: number, height: number, draw: (c: Point) => ElementContent[], outline?: Point[]): FigureOf =>
  (text) => {
    if (text.lines.length === 0) return { width, height, outline: outline ?? box(width, height), draw };
    const full = { width: Math.max(width, text.width + 8), height: height + text.height + 6 };
    return {
      ...full,
      outline: box(full.width, full.height),
      draw: (c) => {
        const top = c.y - full.height / 2;
        return [
          ...draw({ x: c.x, y: top + height / 2 }),
          ...label(text, { x: c.x, y: top + height + 6 + text.height / 2 }),
        ];
      },
    };
  };

export const dot = (radius: number, className: string): FigureOf =>
  sign(radius * 2, radius * 2, (c) => [circle(className, c, radius)], round(radius, radius));

/** A line inside a figure. */
export const stroke = (from: Point, to: Point): ElementContent => line('dg-detail', from, to);

/** A note: a sheet with a cut corner. Its text is set smaller. */
export const noteFigure: FigureOf = (text) => {
  const [width, height] = [text.width + 20, text.height + 12];
  const corners = [
    { x: -width / 2, y: -height / 2 },
    { x: width / 2 - 8, y: -height / 2 },
    { x: width / 2, y: -height / 2 + 8 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
  ];
  return {
    width,
    height,
    outline: box(width, height),
    draw: (c) => [polygon('dg-note', at(corners, c)), ...textAt('dg-label', text, c)],
  };
};
