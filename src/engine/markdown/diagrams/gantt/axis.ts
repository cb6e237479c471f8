import { textWidth } from '../text';
import { axisText, weekdayOf } from './axis-text';
import { DAY, type Time } from './dates';
import { addMonths } from './lengths';
import type { Gantt, TickInterval } from './parse';

/** A mark of the axis; marks between others have no text. */
interface Tick {
  time: Time;
  text: string;
}

const UNITS: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
};

/** Distances of marks from which the first is taken that leaves room for their texts. */
const STEPS: readonly TickInterval[] = [
  ...[1, 10, 100].map((count) => ({ count, unit: 'millisecond' })),
  ...[1, 5, 15, 30].map((count) => ({ count, unit: 'second' })),
  ...[1, 5, 15, 30].map((count) => ({ count, unit: 'minute' })),
  ...[1, 3, 6, 12].map((count) => ({ count, unit: 'hour' })),
  ...[1, 2].map((count) => ({ count, unit: 'day' })),
  ...[1, 2].map((count) => ({ count, unit: 'week' })),
  ...[1, 3, 6, 12, 24, 60, 120, 240, 600, 1200].map((count) => ({ count, unit: 'month' })),
];

/** Most marks that an axis shows; a chart has less room than that for any of its steps. */
const MOST = 400;

const formatOf = ({ axisFormat }: Gantt): string => (axisFormat === '' ? '%Y-%m-%d' : axisFormat);

/** How wide the text of a mark is. */
export const textWidthAt = (gantt: Gantt, time: Time): number =>
  textWidth(axisText(time, formatOf(gantt)).trim(), { size: 13 });

/** The marks of an axis of a width, as far apart as the chart asks for, else as their texts ask for. */
export function ticksOf(gantt: Gantt, from: Time, to: Time, width: number): Tick[] {
  const format = formatOf(gantt);
  const wide = textWidthAt(gantt, from) + 16;
  const fits = (step: TickInterval): boolean => (to - from) / lengthOfStep(step) <= width / wide;
  const least = STEPS.find(
    (step) =>
      fits(step) && (format.includes('%H') || format.includes('%I') || lengthOfStep(step) >= DAY || to - from < DAY),
  );
  const asked = gantt.tickInterval;
  const step = asked && (to - from) / lengthOfStep(asked) <= MOST ? asked : (least ?? { count: 1200, unit: 'month' });
  const times = timesOf(step, gantt.weekday, from, to);
  const every = Math.ceil((times.length * wide) / Math.max(width, wide));
  return times.map((time, index) => ({ time, text: index % every === 0 ? axisText(time, format).trim() : '' }));
}

const lengthOfStep = ({ count, unit }: TickInterval): number => count * (UNITS[unit] ?? 30 * DAY);

function timesOf({ count, unit }: TickInterval, weekday: string, from: Time, to: Time): Time[] {
  const times: Time[] = [];
  if (unit === 'month') {
    const start = new Date(from);
    const year = start.getUTCFullYear();
    const first = count >= 12 ? Date.UTC(year - (year % (count / 12)), 0) : Date.UTC(year, 0);
    for (let time = first; time <= to; time = addMonths(time, count)) if (time >= from) times.push(time);
    return times;
  }
  const step = lengthOfStep({ count, unit });
  let time = unit === 'day' || unit === 'week' ? Math.floor(from / DAY) * DAY : Math.floor(from / step) * step;
  if (unit === 'week') while (weekdayOf(time) !== weekday) time -= DAY;
  for (; time <= to; time += step) if (time >= from) times.push(time);
  return times;
}
