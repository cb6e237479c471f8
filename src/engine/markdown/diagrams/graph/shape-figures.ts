import type { ElementContent } from 'hast';
import { path, rect, boxAround, type Point } from '../svg';
import { box, drawn, rectangle, sided, sign, stroke, type FigureOf } from './figures';

export const NODE = 'dg-node';

/** How deep the ends of a cylinder bulge, and a wavy edge waves. */
export const BULGE = 7;

export const cylinder = (lined: boolean): FigureOf =>
  drawn(
    { y: BULGE + 1 },
    ({ x, y }, w, h) => {
      const lid = (top: number): (string | number)[] => ['M', x - w / 2, top, 'a', w / 2, BULGE, 0, 0, 0, w, 0];
      return [
        path(
          NODE,
          ['M', x - w / 2, y - h / 2 + BULGE, 'a', w / 2, BULGE, 0, 0, 1, w, 0, 'v', h - 2 * BULGE],
          ['a', w / 2, BULGE, 0, 0, 1, -w, 0, 'z'],
        ),
        path('dg-detail', ...lid(y - h / 2 + BULGE)),
        ...(lined ? [path('dg-detail', ...lid(y - h / 2 + BULGE + 5))] : []),
      ];
    },
    { x: 0, y: BULGE / 2 + 1 },
  );

export const lyingCylinder = drawn({ x: BULGE }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 2 + BULGE, y - h / 2, 'h', w - 2 * BULGE, 'a', BULGE, h / 2, 0, 0, 1, 0, h],
    ['h', 2 * BULGE - w, 'a', BULGE, h / 2, 0, 0, 1, 0, -h, 'z'],
  ),
  path('dg-detail', 'M', x + w / 2 - BULGE, y - h / 2, 'a', BULGE, h / 2, 0, 0, 0, 0, h),
]);

/** The outline of a sheet with a wavy foot. */
export const sheet = ({ x, y }: Point, w: number, h: number): ElementContent =>
  path(
    NODE,
    ['M', x - w / 2, y - h / 2, 'h', w, 'v', h - BULGE],
    ['q', -w / 4, -BULGE * 1.5, -w / 2, 0, 'q', -w / 4, BULGE * 1.5, -w / 2, 0, 'z'],
  );

/** Copies behind a figure, one shifted further than the other. */
export const stacked = (draw: (c: Point, w: number, h: number) => ElementContent): FigureOf =>
  drawn({ x: 5, y: 5 }, ({ x, y }, w, h) =>
    [5, 0, -5].map((shift) => draw({ x: x + shift, y: y - shift }, w - 10, h - 10)),
  );

export const slanted = (tl: number, tr: number, br: number, bl: number): FigureOf =>
  sided(
    (w, h) => [
      { x: -w / 2 + tl, y: -h / 2 },
      { x: w / 2 - tr, y: -h / 2 },
      { x: w / 2 - br, y: h / 2 },
      { x: -w / 2 + bl, y: h / 2 },
    ],
    { x: 9 },
  );

export const SLANT = 14;

export const hexagon = sided(
  (w, h) => [
    { x: -w / 2 + 13, y: -h / 2 },
    { x: w / 2 - 13, y: -h / 2 },
    { x: w / 2, y: 0 },
    { x: w / 2 - 13, y: h / 2 },
    { x: -w / 2 + 13, y: h / 2 },
    { x: -w / 2, y: 0 },
  ],
  { x: 8 },
);

export const odd = sided((w, h) => [...box(w, h), { x: -w / 2 + 11, y: 0 }], { x: 6 }, { x: 4, y: 0 });

export const triangle = (up: 1 | -1): FigureOf =>
  sided(
    (w, h) => [
      { x: -w / 2, y: (up * h) / 2 },
      { x: 0, y: (-up * h) / 2 },
      { x: w / 2, y: (up * h) / 2 },
    ],
    { x: 34, y: 26 },
    { x: 0, y: up * 15 },
  );

export const brace = (left: boolean, right: boolean): FigureOf =>
  drawn({ x: 4 }, ({ x, y }, w, h) => {
    const half = (sign: 1 | -1): ElementContent =>
      path(
        'dg-detail',
        ['M', x + (sign * w) / 2 - sign * 8, y - h / 2, 'q', sign * 5, 0, sign * 5, 6, 'V', y - 5],
        ['q', 0, 5, sign * 4, 5, 'q', -sign * 4, 0, -sign * 4, 5, 'V', y + h / 2 - 6, 'q', 0, 6, -sign * 5, 6],
      );
    return [...(left ? [half(-1)] : []), ...(right ? [half(1)] : [])];
  });

export const cross = (c: Point, r: number): ElementContent[] => [
  stroke({ x: c.x - r, y: c.y - r }, { x: c.x + r, y: c.y + r }),
  stroke({ x: c.x + r, y: c.y - r }, { x: c.x - r, y: c.y + r }),
];

/** Its arc on top is as high as the room above its sides, so that none of it leaves the box. */
export const cloud = drawn({ x: 16, y: 12 }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 4, y - (h * 3) / 8, 'a', w / 4, h / 8, 0, 0, 1, w / 2, 0],
    ['a', w / 6, h / 3.6, 0, 0, 1, w / 10, h * 0.46, 'a', w / 6, h / 4, 0, 0, 1, -w / 5, h * 0.3],
    ['a', w / 4, h / 5, 0, 0, 1, -w / 3, 0, 'a', w / 6, h / 4, 0, 0, 1, -w / 5, -h * 0.3],
    ['a', w / 6, h / 3.6, 0, 0, 1, w * (1 / 5 + 1 / 3 + 1 / 5 - 1 / 10 - 1 / 2), -h * 0.46, 'z'],
  ),
]);

export const tag = (c: Point, w: number, h: number): ElementContent =>
  path('dg-detail', 'M', c.x + w / 2 - 12, c.y + h / 2, 'L', c.x + w / 2, c.y + h / 2 - 12);

export const flag = drawn({ y: 7 }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 2, y - h / 2 + 5, 'q', w / 4, 10, w / 2, 0, 'q', w / 4, -10, w / 2, 0, 'v', h - 10],
    ['q', -w / 4, -10, -w / 2, 0, 'q', -w / 4, 10, -w / 2, 0, 'z'],
  ),
]);

export const halfRound = drawn({ x: 7 }, ({ x, y }, w, h) => [
  path(NODE, 'M', x - w / 2, y - h / 2, 'h', w - h / 2, 'a', h / 2, h / 2, 0, 0, 1, 0, h, 'h', h / 2 - w, 'z'),
]);

export const screen = drawn({ x: 14 }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 2, y, 'l', 14, -h / 2, 'h', w - 26, 'q', 12, 0, 12, h / 2],
    ['q', 0, h / 2, -12, h / 2, 'h', 26 - w, 'z'],
  ),
]);

export const bowTie = drawn({ x: 10 }, ({ x, y }, w, h) => [
  path(NODE, [
    'M',
    x - w / 2 + 8,
    y - h / 2,
    'h',
    w - 8,
    'q',
    -10,
    h / 2,
    0,
    h,
    'h',
    8 - w,
    'q',
    -10,
    -h / 2,
    0,
    -h,
    'z',
  ]),
]);

export const openSides = drawn({}, (c, w, h) => [
  rect('dg-group-ground', boxAround(c, w, h)),
  stroke({ x: c.x - w / 2, y: c.y - h / 2 }, { x: c.x + w / 2, y: c.y - h / 2 }),
  stroke({ x: c.x - w / 2, y: c.y + h / 2 }, { x: c.x + w / 2, y: c.y + h / 2 }),
]);

export const hourglass = sign(34, 40, ({ x, y }) => [
  path(NODE, 'M', x - 17, y - 20, 'h', 34, 'l', -34, 40, 'h', 34, 'z'),
]);

export const bolt = sign(28, 44, ({ x, y }) => [
  path(NODE, 'M', x + 4, y - 22, 'l', -16, 26, 'h', 10, 'l', -4, 18, 'l', 16, -26, 'h', -10, 'z'),
]);

export const lined = (c: Point, w: number, h: number): ElementContent =>
  stroke({ x: c.x - w / 2 + 7, y: c.y - h / 2 }, { x: c.x - w / 2 + 7, y: c.y + h / 2 });

export const framed = rectangle(2, { x: 8 }, (c, w, h) =>
  [-1, 1].map((side) =>
    stroke({ x: c.x + side * (w / 2 - 7), y: c.y - h / 2 }, { x: c.x + side * (w / 2 - 7), y: c.y + h / 2 }),
  ),
);

export const plain = drawn({ x: -8, y: -6, width: 0 }, () => []);

export const bar = (width: number, height: number): FigureOf =>
  sign(width, height, (c) => [rect('dg-solid', boxAround(c, width, height), 2)]);
