import type { Chart } from './parse';

/** A mark of the axis of values. */
interface Tick {
  value: number;
  text: string;
}

/** The values that an axis goes through, its marks, and where bars begin. */
export interface Scale {
  from: number;
  to: number;
  base: number;
  ticks: Tick[];
}

/** Most marks of an axis; numbers so large that no step changes them would have them without end. */
const MOST = 20;

/** An axis that holds every value: as it is written, but never too short, and from 0 on where nothing is written. */
export function scaleOf({ series, yRange }: Chart): Scale {
  const values = series.flatMap((each) => each.values.map(({ value }) => value));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = stepOf((yRange?.to ?? Math.max(0, most)) - (yRange?.from ?? Math.min(0, least)) || 1);
  const from = Math.min(yRange?.from ?? Math.floor(Math.min(0, least) / step) * step, least);
  const to = Math.max(yRange?.to ?? Math.ceil(Math.max(0, most) / step) * step, most, from + step);
  const written: Tick[] = yRange
    ? [
        { value: yRange.from, text: yRange.written[0] },
        { value: yRange.to, text: yRange.written[1] },
      ]
    : [];
  const ticks = [...written];
  const first = Math.ceil(from / step);
  for (let index = 0; index <= MOST && (first + index) * step <= to + step / 1000; index += 1) {
    const value = (first + index) * step;
    if (written.every((tick) => Math.abs(tick.value - value) > step * 0.6))
      ticks.push({ value, text: String(Number(value.toPrecision(15))) });
  }
  return { from, to, base: Math.min(Math.max(0, from), to), ticks };
}

/** A round distance of marks, of which a range has about five. */
function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 5));
  const factor = [1, 2, 2.5, 5, 10].find((each) => range / (each * power) <= 5.5) ?? 10;
  return factor * power;
}
