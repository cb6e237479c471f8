import { circle, path, rect, boxAround, type Point } from '../svg';
import { box, diamond, dot, drawn, ellipse, rectangle, roundel, sided, sign, stroke, type FigureOf } from './figures';

const NODE = 'dg-node';

/** How deep the ends of a cylinder bulge, and a wavy edge waves. */
const BULGE = 7;

const cylinder = (lined: boolean): FigureOf =>
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

const lyingCylinder = drawn({ x: BULGE }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 2 + BULGE, y - h / 2, 'h', w - 2 * BULGE, 'a', BULGE, h / 2, 0, 0, 1, 0, h],
    ['h', 2 * BULGE - w, 'a', BULGE, h / 2, 0, 0, 1, 0, -h, 'z'],
  ),
  path('dg-detail', 'M', x + w / 2 - BULGE, y - h / 2, 'a', BULGE, h / 2, 0, 0, 0, 0, h),
]);

/** The outline of a sheet with a wavy foot. */
const sheet = ({ x, y }: Point, w: number, h: number): ReturnType<typeof path> =>
  path(
    NODE,
    ['M', x - w / 2, y - h / 2, 'h', w, 'v', h - BULGE],
    ['q', -w / 4, -BULGE * 1.5, -w / 2, 0, 'q', -w / 4, BULGE * 1.5, -w / 2, 0, 'z'],
  );

/** Copies behind a figure, one shifted further than the other. */
const stacked = (draw: (c: Point, w: number, h: number) => ReturnType<typeof path>): FigureOf =>
  drawn({ x: 5, y: 5 }, ({ x, y }, w, h) =>
    [5, 0, -5].map((shift) => draw({ x: x + shift, y: y - shift }, w - 10, h - 10)),
  );

const slanted = (tl: number, tr: number, br: number, bl: number): FigureOf =>
  sided(
    (w, h) => [
      { x: -w / 2 + tl, y: -h / 2 },
      { x: w / 2 - tr, y: -h / 2 },
      { x: w / 2 - br, y: h / 2 },
      { x: -w / 2 + bl, y: h / 2 },
    ],
    { x: 9 },
  );

const SLANT = 14;

const hexagon = sided(
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

const odd = sided((w, h) => [...box(w, h), { x: -w / 2 + 11, y: 0 }], { x: 6 }, { x: 4, y: 0 });

const triangle = (up: 1 | -1): FigureOf =>
  sided(
    (w, h) => [
      { x: -w / 2, y: (up * h) / 2 },
      { x: 0, y: (-up * h) / 2 },
      { x: w / 2, y: (up * h) / 2 },
    ],
    { x: 34, y: 26 },
    { x: 0, y: up * 15 },
  );

const brace = (left: boolean, right: boolean): FigureOf =>
  drawn({ x: 4 }, ({ x, y }, w, h) => {
    const half = (sign: 1 | -1): ReturnType<typeof path> =>
      path(
        'dg-detail',
        ['M', x + (sign * w) / 2 - sign * 8, y - h / 2, 'q', sign * 5, 0, sign * 5, 6, 'V', y - 5],
        ['q', 0, 5, sign * 4, 5, 'q', -sign * 4, 0, -sign * 4, 5, 'V', y + h / 2 - 6, 'q', 0, 6, -sign * 5, 6],
      );
    return [...(left ? [half(-1)] : []), ...(right ? [half(1)] : [])];
  });

const cross = (c: Point, r: number): ReturnType<typeof stroke>[] => [
  stroke({ x: c.x - r, y: c.y - r }, { x: c.x + r, y: c.y + r }),
  stroke({ x: c.x + r, y: c.y - r }, { x: c.x - r, y: c.y + r }),
];

const cloud = drawn({ x: 16, y: 12 }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 4, y - h / 2 + 7, 'a', w / 4, h / 4, 0, 0, 1, w / 2, 0],
    ['a', w / 6, h / 3.6, 0, 0, 1, w / 10, h / 2 - 3, 'a', w / 6, h / 4, 0, 0, 1, -w / 5, h / 4],
    ['a', w / 4, h / 5, 0, 0, 1, -w / 3, 0, 'a', w / 6, h / 4, 0, 0, 1, -w / 5, -h / 4],
    ['a', w / 6, h / 3.6, 0, 0, 1, w * (1 / 5 + 1 / 3 + 1 / 5 - 1 / 10 - 1 / 2), 3 - h / 2, 'z'],
  ),
]);

const tag = (c: Point, w: number, h: number): ReturnType<typeof path> =>
  path('dg-detail', 'M', c.x + w / 2 - 12, c.y + h / 2, 'L', c.x + w / 2, c.y + h / 2 - 12);

const flag = drawn({ y: 7 }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 2, y - h / 2 + 5, 'q', w / 4, 10, w / 2, 0, 'q', w / 4, -10, w / 2, 0, 'v', h - 10],
    ['q', -w / 4, -10, -w / 2, 0, 'q', -w / 4, 10, -w / 2, 0, 'z'],
  ),
]);

const halfRound = drawn({ x: 7 }, ({ x, y }, w, h) => [
  path(NODE, 'M', x - w / 2, y - h / 2, 'h', w - h / 2, 'a', h / 2, h / 2, 0, 0, 1, 0, h, 'h', h / 2 - w, 'z'),
]);

const screen = drawn({ x: 14 }, ({ x, y }, w, h) => [
  path(
    NODE,
    ['M', x - w / 2, y, 'l', 14, -h / 2, 'h', w - 26, 'q', 12, 0, 12, h / 2],
    ['q', 0, h / 2, -12, h / 2, 'h', 26 - w, 'z'],
  ),
]);

const bowTie = drawn({ x: 10 }, ({ x, y }, w, h) => [
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

const hourglass = sign(34, 40, ({ x, y }) => [path(NODE, 'M', x - 17, y - 20, 'h', 34, 'l', -34, 40, 'h', 34, 'z')]);

const bolt = sign(28, 44, ({ x, y }) => [
  path(NODE, 'M', x + 4, y - 22, 'l', -16, 26, 'h', 10, 'l', -4, 18, 'l', 16, -26, 'h', -10, 'z'),
]);

const lined = (c: Point, w: number, h: number): ReturnType<typeof stroke> =>
  stroke({ x: c.x - w / 2 + 7, y: c.y - h / 2 }, { x: c.x - w / 2 + 7, y: c.y + h / 2 });

const framed = rectangle(2, { x: 8 }, (c, w, h) =>
  [-1, 1].map((side) =>
    stroke({ x: c.x + side * (w / 2 - 7), y: c.y - h / 2 }, { x: c.x + side * (w / 2 - 7), y: c.y + h / 2 }),
  ),
);

const plain = drawn({ x: -8, y: -6, width: 0 }, () => []);

const bar = (width: number, height: number): FigureOf =>
  sign(width, height, (c) => [rect('dg-solid', boxAround(c, width, height), 2)]);

/** Every shape by the name that Mermaid gives it, aliases after it. */
const SHAPES: [names: string, figure: FigureOf][] = [
  ['rect proc process rectangle square', rectangle(4)],
  ['rounded event round', rectangle(11)],
  ['stadium terminal pill', rectangle('full', { x: 6 })],
  ['fr-rect subprocess subproc framed-rectangle subroutine', framed],
  ['cyl db database cylinder', cylinder(false)],
  ['lin-cyl disk lined-cylinder', cylinder(true)],
  ['h-cyl das horizontal-cylinder', lyingCylinder],
  ['circle circ', roundel([])],
  ['dbl-circ double-circle doublecircle', roundel([5])],
  ['ellipse oval', ellipse],
  ['odd', odd],
  ['diam decision diamond question', diamond],
  ['hex hexagon prepare', hexagon],
  ['lean-r lean-right in-out', slanted(SLANT, 0, SLANT, 0)],
  ['lean-l lean-left out-in', slanted(0, SLANT, 0, SLANT)],
  ['trap-b priority trapezoid trapezoid-bottom', slanted(SLANT, SLANT, 0, 0)],
  ['trap-t manual inv-trapezoid inv_trapezoid trapezoid-top', slanted(0, 0, SLANT, SLANT)],
  [
    'sl-rect manual-input sloped-rectangle',
    sided((w, h) => box(w, h).with(0, { x: -w / 2, y: -h / 2 + 10 }), { y: 5 }),
  ],
  [
    'notch-rect card notched-rectangle',
    sided((w, h) => [{ x: -w / 2 + 11, y: -h / 2 }, ...box(w, h).slice(1), { x: -w / 2, y: -h / 2 + 11 }]),
  ],
  [
    'notch-pent loop-limit notched-pentagon',
    sided((w, h) => [
      { x: -w / 2 + 12, y: -h / 2 },
      { x: w / 2 - 12, y: -h / 2 },
      { x: w / 2, y: -h / 2 + 12 },
      ...box(w, h).slice(2),
      { x: -w / 2, y: -h / 2 + 12 },
    ]),
  ],
  ['tri extract triangle', triangle(1)],
  ['flip-tri manual-file flipped-triangle', triangle(-1)],
  [
    'lin-rect lined-rectangle lined-process lin-proc shaded-process',
    rectangle(2, { x: 6 }, (c, w, h) => [lined(c, w, h)]),
  ],
  [
    'div-rect div-proc divided-rectangle divided-process',
    rectangle(2, { y: 5 }, (c, w, h) => [
      stroke({ x: c.x - w / 2, y: c.y - h / 2 + 7 }, { x: c.x + w / 2, y: c.y - h / 2 + 7 }),
    ]),
  ],
  [
    'win-pane internal-storage window-pane',
    rectangle(2, { x: 6, y: 6 }, (c, w, h) => [
      lined(c, w, h),
      stroke({ x: c.x - w / 2, y: c.y - h / 2 + 7 }, { x: c.x + w / 2, y: c.y - h / 2 + 7 }),
    ]),
  ],
  ['tag-rect tagged-rectangle tag-proc tagged-process', rectangle(2, { x: 4, y: 3 }, (c, w, h) => [tag(c, w, h)])],
  [
    'st-rect procs processes stacked-rectangle',
    stacked((c, w, h) => rect(NODE, boxAround(c, w, h)) as ReturnType<typeof path>),
  ],
  ['doc document', drawn({ y: 5 }, (c, w, h) => [sheet(c, w, h)], { x: 0, y: -3 })],
  ['docs documents st-doc stacked-document', stacked(sheet)],
  [
    'lin-doc lined-document',
    drawn({ x: 6, y: 5 }, (c, w, h) => [sheet(c, w, h), lined({ x: c.x, y: c.y - 3 }, w, h - 6)], { x: 3, y: -3 }),
  ],
  [
    'tag-doc tagged-document',
    drawn({ x: 4, y: 7 }, (c, w, h) => [sheet(c, w, h), tag({ x: c.x, y: c.y - BULGE }, w, h)], { x: 0, y: -3 }),
  ],
  ['flag paper-tape', flag],
  ['delay half-rounded-rectangle', halfRound],
  ['curv-trap display curved-trapezoid', screen],
  ['bow-rect stored-data bow-tie-rectangle', bowTie],
  ['cloud bang', cloud],
  ['brace comment brace-l', brace(true, false)],
  ['brace-r', brace(false, true)],
  ['braces', brace(true, true)],
  ['text', plain],
  ['sm-circ start small-circle', dot(7, 'dg-solid')],
  ['f-circ junction filled-circle', dot(7, 'dg-solid')],
  ['fr-circ stop framed-circle', sign(18, 18, (c) => [circle(NODE, c, 9), circle('dg-solid', c, 4.5)])],
  ['cross-circ summary crossed-circle', sign(36, 36, (c) => [circle(NODE, c, 18), ...cross(c, 12.5)])],
  ['fork join', bar(90, 7)],
  ['hourglass collate', hourglass],
  ['bolt com-link lightning-bolt', bolt],
];

const BY_NAME = new Map(SHAPES.flatMap(([names, figure]) => names.split(' ').map((name) => [name, figure] as const)));

/** Figures that have a size of their own and show no label unless they are given one. */
const WORDLESS = new Set(
  'sm-circ start small-circle f-circ junction filled-circle fr-circ stop framed-circle cross-circ summary crossed-circle fork join hourglass collate bolt com-link lightning-bolt'.split(
    ' ',
  ),
);

/** The figure of a shape's name, or undefined where there is none of that name. Bars lie across the flow. */
export const figureOf = (name: string, across = false): FigureOf | undefined =>
  across && (name === 'fork' || name === 'join') ? bar(7, 64) : BY_NAME.get(name);

/** Names of all shapes, for messages. */
export const shapeNames = (): string[] => [...BY_NAME.keys()];

/** Whether a shape without a label shows nothing where others show their id. */
export const isWordless = (name: string): boolean => WORDLESS.has(name);
