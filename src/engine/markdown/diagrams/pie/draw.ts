import { at } from '../../../../shared/at';
import type { ElementContent } from 'hast';
import { listBeside, NUMBER, numberAt } from '../key-list';
import type { DiagramSource } from '../source';
import { boxAround, circle, line, path, union, type Drawing, type Point, type Rect } from '../svg';
import { parsePie, type Slice } from './parse';

const RADIUS = 92;
const HOLE = 46;
/** Where the numbers stand around the pie. */
const RING = RADIUS + NUMBER + 8;
/** Grounds of slices; those beside each other differ. */
const GROUNDS = ['dg-solid', 'dg-note', 'dg-bar', 'dg-choice'] as const;

/** Draws a pie, as a ring whose slices are numbered, and a list of what they are. */
export function drawPie(source: DiagramSource, column: number): Drawing {
  const { title, slices } = parsePie(source);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const angles = anglesOf(slices, total);
  const numbers = spread(angles, 2 * NUMBER + 2);
  const ring = Math.max(RING, (angles.length * (2 * NUMBER + 2)) / (2 * Math.PI));
  const parts = angles.flatMap((slice, index) => drawSlice(slice, groundOf(index, angles.length)));
  const boxes: Rect[] = [boxAround({ x: 0, y: 0 }, 2 * ring, 2 * ring)];
  angles.forEach(({ index, from, to }, place) => {
    const angle = at(numbers, place);
    const number = numberAt(String(index + 1), polar(angle, ring));
    const edge = polar((from + to) / 2, RADIUS + 1);
    if (Math.abs(angle - (from + to) / 2) > 0.05) parts.push(line('dg-mark', edge, polar(angle, ring - NUMBER)));
    parts.push(...number.parts);
    boxes.push(number.box);
  });
  const around = union(boxes);
  const entries = slices.map(({ label, value, written }) => ({ label, values: `${written} · ${share(value, total)}` }));
  const list = listBeside(around, column, entries);
  return {
    parts: [...parts, ...list.parts],
    bounds: union([around, list.box]),
    words: entries.map(({ label, values }) => `${label} ${values}`.trim()),
    title,
  };
}

const share = (value: number, total: number): string => `${Number(((value / total) * 100).toFixed(1))}%`;

/** A slice that is seen, with its angles clockwise from the top. */
interface Angles {
  index: number;
  from: number;
  to: number;
}

function anglesOf(slices: readonly Slice[], total: number): Angles[] {
  let from = 0;
  return slices.flatMap(({ value }, index) => {
    const to = from + (value / total) * 2 * Math.PI;
    const angles = { index, from, to };
    from = to;
    return value > 0 ? [angles] : [];
  });
}

const polar = (angle: number, radius: number): Point => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** The last slice lies beside the first, so it never has the same ground. */
function groundOf(index: number, count: number): string {
  const at = index === count - 1 && index > 0 && index % GROUNDS.length === 0 ? 2 : index % GROUNDS.length;
  return GROUNDS[at] ?? GROUNDS[0];
}

/** A slice, moved a little from the middle, so that a gap parts it from its neighbours. */
function drawSlice({ from, to }: Angles, ground: string): ElementContent[] {
  const center = { x: 0, y: 0 };
  if (to - from > 2 * Math.PI - 0.001) return [circle(ground, center, RADIUS), circle('dg-ground', center, HOLE)];
  const aside = polar((from + to) / 2, 1.5);
  const corner = (angle: number, radius: number): [number, number] => {
    const { x, y } = polar(angle, radius);
    return [x + aside.x, y + aside.y];
  };
  const large = to - from > Math.PI ? 1 : 0;
  return [
    path(
      ground,
      [
        'M',
        ...corner(from, HOLE),
        'L',
        ...corner(from, RADIUS),
        'A',
        RADIUS,
        RADIUS,
        0,
        large,
        1,
        ...corner(to, RADIUS),
      ],
      ['L', ...corner(to, HOLE), 'A', HOLE, HOLE, 0, large, 0, ...corner(from, HOLE), 'z'],
    ),
  ];
}

/** Angles of the numbers: each at the middle of its slice, but so far apart that none covers another. */
function spread(slices: readonly Angles[], room: number): number[] {
  const ring = Math.max(RING, (slices.length * room) / (2 * Math.PI));
  const least = Math.min(room / ring, (2 * Math.PI) / slices.length);
  const angles = slices.map(({ from, to }) => (from + to) / 2);
  for (let round = 0; round < 400; round += 1) {
    let moved = false;
    for (let index = 0; index < angles.length && angles.length > 1; index += 1) {
      const next = (index + 1) % angles.length;
      const turn = next === 0 ? 2 * Math.PI : 0;
      const lack = least - (at(angles, next) + turn - at(angles, index));
      if (lack <= 0.001) continue;
      angles[index] = at(angles, index) - lack / 2;
      angles[next] = at(angles, next) + lack / 2;
      moved = true;
    }
    if (!moved) break;
  }
  return angles;
}
