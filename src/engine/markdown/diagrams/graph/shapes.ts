import { circle, rect, boxAround } from '../svg';
import { box, diamond, dot, drawn, ellipse, rectangle, roundel, sided, sign, stroke, type FigureOf } from './figures';

import {
  NODE,
  BULGE,
  cylinder,
  lyingCylinder,
  sheet,
  stacked,
  slanted,
  SLANT,
  hexagon,
  odd,
  triangle,
  brace,
  cross,
  cloud,
  tag,
  flag,
  halfRound,
  screen,
  bowTie,
  openSides,
  hourglass,
  bolt,
  lined,
  framed,
  plain,
  bar,
} from './shape-figures';

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
  ['st-rect procs processes stacked-rectangle', stacked((c, w, h) => rect(NODE, boxAround(c, w, h)))],
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
  ['datastore data-store', openSides],
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
  [
    'sm-circ start small-circle f-circ junction filled-circle fr-circ stop framed-circle',
    'cross-circ summary crossed-circle fork join hourglass collate bolt com-link lightning-bolt',
  ].flatMap((names) => names.split(' ')),
);

/** The figure of a shape's name, or undefined where there is none of that name. Bars lie across the flow. */
export const figureOf = (name: string, across = false): FigureOf | undefined =>
  across && (name === 'fork' || name === 'join') ? bar(7, 64) : BY_NAME.get(name);

/** Whether a shape without a label shows nothing where others show their id. */
export const isWordless = (name: string): boolean => WORDLESS.has(name);
