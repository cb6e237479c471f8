import { at } from '../../../../shared/at';
import type { ElementContent } from 'hast';
import { line, textAt, type Drawing } from '../svg';
import { setText, textWidth } from '../text';
import { drawBar, drawPoints, numbered, onGround, SMALL } from './marks';
import type { Chart } from './parse';
import type { Scale } from './scale';

/** Height of a bar with the room around it, and room between places. */
const ROW = 20;
const BETWEEN = 12;
const AXIS = 24;

/** Draws a chart whose bars lie: each value has a row of its own, so its text always has room behind it. */
export function lying(
  chart: Chart,
  places: readonly string[],
  scale: Scale,
  width: number,
): Pick<Drawing, 'parts' | 'bounds'> {
  const series = numbered(chart.series);
  const names = places.map((place) => setText(place, Math.min(160, width * 0.3), SMALL));
  const left = Math.max(...names.map((name) => name.width)) + 14;
  const values = series.flatMap((each) => each.values.map(({ text }) => textWidth(text, SMALL)));
  const right = width - Math.max(...values) - 14;
  const x = (value: number): number => left + ((value - scale.from) / (scale.to - scale.from)) * (right - left);
  const parts: ElementContent[] = [];
  const texts: ElementContent[] = [];
  const tops: number[] = [];
  let bottom = AXIS;
  names.forEach((name, place) => {
    const height = Math.max(series.length * ROW, name.height);
    tops.push(bottom + (height - series.length * ROW) / 2);
    texts.push(...textAt('dg-end-label', name, { x: left - 10, y: bottom + height / 2 }));
    bottom += height + (place < names.length - 1 ? BETWEEN : 0);
  });
  series.forEach(({ kind, index, values: own }, row) => {
    const middle = (place: number): number => at(tops, place) + (row + 0.5) * ROW;
    if (kind === 'line')
      parts.push(
        ...drawPoints(
          index,
          own.map(({ value }, place) => ({ x: x(value), y: middle(place) })),
        ),
      );
    own.forEach(({ value, text }, place) => {
      const y = middle(place);
      const [from, to] = [x(Math.min(value, scale.base)), x(Math.max(value, scale.base))];
      if (kind === 'bar') parts.push(drawBar(index, { left: from, right: to, top: y - 7, bottom: y + 7 }));
      const start = (kind === 'bar' ? to : x(value)) + 8;
      const block = { lines: [text], width: textWidth(text, SMALL), height: 15 };
      const box = { left: start - 2, right: start + block.width + 2, top: y - 8, bottom: y + 8 };
      texts.push(...onGround('dg-start-label', block, box, { x: start, y }));
    });
  });
  return {
    parts: [...axis(scale, x, bottom, right - left), ...parts, ...texts],
    bounds: { left: 0, top: 0, right: width, bottom: bottom + 2 },
  };
}

/** Marks above the bars; one whose text has no room has none. */
function axis({ ticks }: Scale, x: (value: number) => number, bottom: number, width: number): ElementContent[] {
  let end = Number.NEGATIVE_INFINITY;
  return ticks
    .toSorted((a, b) => a.value - b.value)
    .flatMap(({ value, text }) => {
      const block = setText(text, width, SMALL);
      const fits = x(value) - block.width / 2 > end + 6;
      if (fits) end = x(value) + block.width / 2;
      return [
        line('dg-lifeline', { x: x(value), y: AXIS - 6 }, { x: x(value), y: bottom }),
        ...(fits ? textAt('dg-label', block, { x: x(value), y: 8 }) : []),
      ];
    });
}
