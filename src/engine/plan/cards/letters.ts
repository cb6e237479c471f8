import type { Point } from '../covers/grid';
import type { PlacedStamp, Stamp } from './stamps';
import { setLine, unitsPerPixel, type Face } from './text';

/** Letters up to this size stand on quarters of a pixel, larger ones on whole ones: nobody sees a difference there. */
const SMALL = 40;

/**
 * The letters of a line, whose baseline begins at `start`. The baseline is moved to a whole pixel, which leaves feet
 * and bars of letters sharp.
 */
export function letterStamps(face: Face, text: string, size: number, start: Point, colour: string): PlacedStamp[] {
  const units = unitsPerPixel(face, size);
  const steps = size <= SMALL ? 4 : 1;
  const baseline = Math.round(start.y);
  return setLine(face, text).placed.map(({ character, x, path }) => {
    const left = Math.round((start.x + x / units) * steps);
    const step = left % steps;
    const letter = letterOf(`${face} ${size} ${step} ${colour} ${character}`, path, units, step / steps, colour);
    return { stamp: letter.stamp, x: (left - step) / steps + letter.left, y: baseline + letter.top };
  });
}

/** A letter and where its upper left corner stands from its point on the baseline. */
interface Letter {
  stamp: Stamp;
  left: number;
  top: number;
}

const letters = new Map<string, Letter>();

function letterOf(key: string, path: string, units: number, shift: number, colour: string): Letter {
  const known = letters.get(key);
  if (known) return known;
  const { left, top, right, bottom } = boundsOf(path, units, shift);
  const transform = `translate(${shift - left} ${-top}) scale(${1 / units} ${-1 / units})`;
  const svg = `<path transform="${transform}" fill="${colour}" d="${path}"/>`;
  const letter = { stamp: { width: right - left, height: bottom - top, svg }, left, top };
  letters.set(key, letter);
  return letter;
}

/** The pixels that an outline touches, seen from its point on the baseline. Curves keep within their points. */
function boundsOf(path: string, units: number, shift: number): Record<'left' | 'top' | 'right' | 'bottom', number> {
  const numbers = path.match(/-?[\d.]+/g)?.map((number) => Number(number) / units) ?? [];
  const across = numbers.filter((_, index) => index % 2 === 0).map((x) => x + shift);
  const down = numbers.filter((_, index) => index % 2 === 1).map((y) => -y);
  return {
    left: Math.floor(Math.min(...across)),
    top: Math.floor(Math.min(...down)),
    right: Math.ceil(Math.max(...across)),
    bottom: Math.ceil(Math.max(...down)),
  };
}
