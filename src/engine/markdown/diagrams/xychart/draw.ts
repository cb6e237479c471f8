import type { DiagramSource } from '../source';
import { textAt, union, type Drawing } from '../svg';
import { setText } from '../text';
import { lying } from './lying';
import { legend, SMALL } from './marks';
import { parseChart, placesOf, type Chart } from './parse';
import { scaleOf } from './scale';
import { upright } from './upright';

/** Draws a chart of bars and lines: upright as it is written where its texts have room, else lying. */
export function drawChart(source: DiagramSource, column: number): Drawing {
  const chart = parseChart(source);
  const places = placesOf(chart);
  const scale = scaleOf(chart);
  const width = column - 4;
  const standing = chart.isHorizontal ? null : upright(chart, places, scale, width);
  const plot = standing ?? lying(chart, places, scale, width);
  const { left, right, top, bottom } = plot.bounds;
  // The axis of values is named above it, or at its end where bars lie; the other one below.
  const value = setText(chart.yTitle, width, SMALL);
  const above = { left, right: left + value.width, top: top - value.height - 8, bottom: top };
  const place = setText(chart.xTitle, width, SMALL);
  const middle = (left + right) / 2;
  const below = bottom + (place.height > 0 ? place.height + 10 : 0);
  const names = legend(chart.series, { x: left, y: below + 14 }, width);
  const named = chart.series.some(({ name }) => name !== '');
  return {
    parts: [
      ...plot.parts,
      ...textAt('dg-start-label', value, { x: left, y: above.top + value.height / 2 }),
      ...textAt('dg-label', place, { x: middle, y: bottom + 10 + place.height / 2 }),
      ...names.parts,
    ],
    bounds: union([
      { ...plot.bounds, bottom: below },
      { left: middle - place.width / 2, right: middle + place.width / 2, top, bottom: below },
      ...(value.height > 0 ? [above] : []),
      ...(named ? [names.box] : []),
    ]),
    words: wordsOf(chart, places),
    title: chart.title,
  };
}

function wordsOf({ xTitle, yTitle, yRange, series }: Chart, places: readonly string[]): string[] {
  const range = yRange ? `from ${yRange.written.join(' to ')}` : '';
  return [
    xTitle,
    [yTitle, range].filter((word) => word !== '').join(' '),
    ...places.filter((_, index) => series.every(({ values }) => index >= values.length)),
    ...series.map(({ kind, name, values }) => {
      const told = values.map(({ text }, index) => `${places[index] ?? ''} ${text}`).join(' · ');
      return `${name === '' ? kind : name}: ${told}`;
    }),
  ].filter((word) => word !== '');
}
