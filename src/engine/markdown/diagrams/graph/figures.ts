import type { ElementContent } from 'hast';
import { circle, path, polygon, rect, boxAround, textAt, type Point, setText, type TextBlock } from '../svg';

/** A node ready to be laid out: its size, its outline around the centre, and how it is drawn. */
export interface Figure {
  width: number;
  height: number;
  /** Corners around the centre; edges end on them. */
  outline: Point[];
  draw: (center: Point) => ElementContent[];
}

type FigureOf = (text: TextBlock) => Figure;

const PAD_X = 15;
const PAD_Y = 10;
const NODE = 'dg-node';

export const box = (width: number, height: number): Point[] => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
];

const at = (points: readonly Point[], { x, y }: Point): Point[] => points.map((p) => ({ x: p.x + x, y: p.y + y }));
const label = (text: TextBlock, center: Point): ElementContent[] => textAt('dg-text', text, center);

const sizeOf = (text: TextBlock, x = 0, y = 0): [number, number] => [
  Math.max(44, text.width + 2 * (PAD_X + x)),
  text.height + 2 * (PAD_Y + y),
];

const rectangle =
  (radius: number): FigureOf =>
  (text) => {
    const [width, height] = sizeOf(text);
    return {
      width,
      height,
      outline: box(width, height),
      draw: (c) => [rect(NODE, boxAround(c, width, height), radius), ...label(text, c)],
    };
  };

/** How far the ends of a plate stand out. */
const TIP = 10;

/** A hexagon drawn out to the length of its text. */
const plate: FigureOf = (text) => {
  const [width, height] = sizeOf(text, TIP / 2);
  const outline = [
    { x: -width / 2, y: 0 },
    { x: TIP - width / 2, y: -height / 2 },
    { x: width / 2 - TIP, y: -height / 2 },
    { x: width / 2, y: 0 },
    { x: width / 2 - TIP, y: height / 2 },
    { x: TIP - width / 2, y: height / 2 },
  ];
  const [long, half] = [width - 2 * TIP, height / 2];
  return {
    width,
    height,
    outline,
    draw: (c) => [
      path(
        NODE,
        ['M', c.x - width / 2, c.y, 'l', TIP, -half, 'h', long],
        ['l', TIP, half, 'l', -TIP, half, 'h', -long, 'z'],
      ),
      ...label(text, c),
    ],
  };
};

const BULGE = 7;

const cylinder: FigureOf = (text) => {
  const [width, height] = sizeOf(text, 0, BULGE + 1);
  return {
    width,
    height,
    outline: box(width, height),
    draw: ({ x, y }) => {
      const [left, top] = [x - width / 2, y - height / 2 + BULGE];
      return [
        path(
          NODE,
          ['M', left, top, 'a', width / 2, BULGE, 0, 0, 1, width, 0, 'v', height - 2 * BULGE],
          ['a', width / 2, BULGE, 0, 0, 1, -width, 0, 'z'],
        ),
        path('dg-detail', 'M', left, top, 'a', width / 2, BULGE, 0, 0, 0, width, 0),
        ...label(text, { x, y: y + BULGE / 2 + 1 }),
      ];
    },
  };
};

const diamond: FigureOf = (text) => {
  const height = Math.max(52, (text.height + 6) / 0.44);
  const width = Math.max(height, (text.width + 14) / (1 - (text.height + 2) / height));
  const outline = [
    { x: 0, y: -height / 2 },
    { x: width / 2, y: 0 },
    { x: 0, y: height / 2 },
    { x: -width / 2, y: 0 },
  ];
  return { width, height, outline, draw: (c) => [polygon('dg-choice', at(outline, c)), ...label(text, c)] };
};

/** Where a state diagram starts or ends; without words. */
const dot =
  (radius: number, draw: (c: Point) => ElementContent[]): FigureOf =>
  () => ({ width: radius * 2, height: radius * 2, outline: box(radius * 2, radius * 2), draw });

const FIGURES = {
  rect: plate,
  participant: rectangle(4),
  rounded: rectangle(11),
  cylinder,
  diamond,
  start: dot(7, (c) => [circle('dg-solid', c, 7)]),
  end: dot(9, (c) => [circle(NODE, c, 9), circle('dg-solid', c, 4.5)]),
} satisfies Record<string, FigureOf>;

export type Shape = keyof typeof FIGURES;

/** The figure of a shape around a label that is set for a width. */
export function figureOf(shape: Shape, label: string, wrap: number): Figure {
  return FIGURES[shape](setText(label, wrap));
}
