import type { DiagramSource } from '../source';
import { union, type Drawing } from '../svg';
import { drawFigure } from './figure';
import { parseRadar } from './parse';
import { drawValues } from './values';

/** Between the figure and its values. */
const GAP = 22;

/** Draws a radar chart, and all its values in words below it. */
export function drawRadar(source: DiagramSource, column: number): Drawing {
  const radar = parseRadar(source);
  const { title, axes, curves } = radar;
  const width = column - 4;
  const figure = drawFigure(radar, width);
  const top = figure.box.bottom + GAP;
  const values = drawValues(radar, figure.isNumbered, width, top);
  const below = { left: -values.width / 2, right: values.width / 2, top, bottom: values.bottom };
  const told = curves.map(
    ({ label, entries }) =>
      `${label}: ${entries.map(({ written }, index) => `${axes[index]?.label ?? ''} ${written}`).join(', ')}`,
  );
  return {
    parts: [...figure.parts, ...values.parts],
    bounds: union([figure.box, below]),
    words: [...told, `from ${radar.min} to ${radar.max}`],
    title,
  };
}
