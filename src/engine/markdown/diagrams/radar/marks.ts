import type { ElementContent } from 'hast';
import { circle, line, polygon, rect, boxAround, type Point } from '../svg';

const LINES = ['dg-cross', 'dg-edge', 'dg-dotted', 'dg-thick'];

type Mark = (at: Point) => ElementContent[];

const diamond =
  (className: string): Mark =>
  ({ x, y }) => [
    polygon(className, [
      { x, y: y - 6 },
      { x: x + 6, y },
      { x, y: y + 6 },
      { x: x - 6, y },
    ]),
  ];

const triangle =
  (className: string): Mark =>
  ({ x, y }) => [
    polygon(className, [
      { x, y: y - 6 },
      { x: x + 6, y: y + 5 },
      { x: x - 6, y: y + 5 },
    ]),
  ];

/** Figures at the points of a curve, which tell it from others without colours. */
const MARKS: Mark[] = [
  (at) => [circle('dg-head', at, 4.5)],
  (at) => [rect('dg-hollow', boxAround(at, 9, 9))],
  diamond('dg-solid'),
  triangle('dg-hollow'),
  (at) => [circle('dg-hollow', at, 5)],
  (at) => [rect('dg-solid', boxAround(at, 9, 9))],
  triangle('dg-solid'),
];

const lineOf = (index: number): string => LINES[index % LINES.length] ?? '';

/** The figure of a curve at a point. Lines and figures come in lists of different length, so that 28 curves differ. */
const markAt = (index: number, at: Point): ElementContent[] => MARKS[index % MARKS.length]?.(at) ?? [];

/** A curve through its points, and back to the first. */
export const drawCurve = (index: number, points: readonly Point[]): ElementContent[] => [
  ...points.map((point, at) => line(lineOf(index), point, points[(at + 1) % points.length] ?? point)),
  ...points.flatMap((point) => markAt(index, point)),
];

/** Width of a piece of a curve that stands for it in a list. */
export const SAMPLE = 26;

/** A piece of a curve that begins at a point. */
export const sampleAt = (index: number, { x, y }: Point): ElementContent[] => [
  line(lineOf(index), { x, y }, { x: x + SAMPLE, y }),
  ...markAt(index, { x: x + SAMPLE / 2, y }),
];
