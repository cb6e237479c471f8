import type { ElementContent } from 'hast';
import { circle, line, path, rect, type Point } from '../svg';

/** Half the size of an icon. */
export const HALF = 13;

const DETAIL = 'dg-detail';

const at = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

const cloud = ({ x, y }: Point): ElementContent[] => [
  path(
    DETAIL,
    ['M', x - 7, y + 8, 'a', 6, 6, 0, 0, 1, -0.5, -12, 'a', 8, 8, 0, 0, 1, 15, -1],
    ['a', 5, 5, 0, 0, 1, 0.5, 13, 'z'],
  ),
];

const database = ({ x, y }: Point): ElementContent[] => [
  path(
    DETAIL,
    ['M', x - 10, y - 8, 'a', 10, 4, 0, 0, 1, 20, 0, 'v', 16, 'a', 10, 4, 0, 0, 1, -20, 0, 'z'],
    ['m', 0, 0, 'a', 10, 4, 0, 0, 0, 20, 0, 'm', 0, 8, 'a', 10, 4, 0, 0, 1, -20, 0],
  ),
];

const disk = (c: Point): ElementContent[] => [
  rect(DETAIL, { left: c.x - 9, top: c.y - 12, right: c.x + 9, bottom: c.y + 12 }, 2),
  circle(DETAIL, at(c, 0, -3), 6),
  circle('dg-solid', at(c, 0, -3), 1.5),
  line(DETAIL, at(c, -5, 8), at(c, 5, 8)),
];

const internet = (c: Point): ElementContent[] => [
  circle(DETAIL, c, 12),
  path(DETAIL, 'M', c.x, c.y - 12, 'a', 6, 12, 0, 0, 1, 0, 24, 'a', 6, 12, 0, 0, 1, 0, -24),
  line(DETAIL, at(c, -12, 0), at(c, 12, 0)),
  line(DETAIL, at(c, -10, -6), at(c, 10, -6)),
  line(DETAIL, at(c, -10, 6), at(c, 10, 6)),
];

const server = (c: Point): ElementContent[] =>
  [-8, 0, 8].flatMap((dy) => [
    rect(DETAIL, { left: c.x - 12, top: c.y + dy - 4, right: c.x + 12, bottom: c.y + dy + 4 }, 1),
    circle('dg-solid', at(c, -8, dy), 1.5),
    line(DETAIL, at(c, 2, dy), at(c, 8, dy)),
  ]);

/** The icons that Mermaid has of its own; others are fonts of other hosts, and told by their names. */
const ICONS = new Map<string, (center: Point) => ElementContent[]>([
  ['cloud', cloud],
  ['database', database],
  ['disk', disk],
  ['internet', internet],
  ['server', server],
]);

/** Draws an icon around a point, or is undefined where it is told by its name. */
export const iconOf = (name: string): ((center: Point) => ElementContent[]) | undefined => ICONS.get(name);
