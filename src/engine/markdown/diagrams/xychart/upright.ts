import type { ElementContent } from 'hast';
import { boxAround, line, textAt, union, type Drawing, type Point, type Rect } from '../svg';
import { setText, textWidth } from '../text';
import { drawBar, drawPoints, numbered, onGround, SMALL } from './marks';
import type { Chart } from './parse';
import type { Scale } from './scale';

const HEIGHT = 240;
/** Least and most width of a place of the x-axis. */
const LEAST = 34;
const MOST = 110;
/** Letters of a value, and the distance of two values above each other. */
const VALUE = 15;

type Plan = Pick<Drawing, 'parts' | 'bounds'>;

/** Draws a chart whose bars stand upright; `null` where its texts have too little room beside each other. */
export function upright(chart: Chart, places: readonly string[], scale: Scale, width: number): Plan | null {
  const series = numbered(chart.series);
  const bars = series.filter(({ kind }) => kind === 'bar');
  const wide = Math.max(...series.flatMap(({ values }) => values.map(({ text }) => textWidth(text, SMALL)))) + 8;
  const names = places.map((place) => setText(place, MOST - 12, SMALL));
  const room = Math.max(LEAST, wide * Math.max(1, bars.length), ...names.map((name) => name.width + 12));
  const left = Math.max(...scale.ticks.map(({ text }) => textWidth(text, SMALL))) + 10;
  const slot = Math.min((width - left) / places.length, Math.max(room, 80));
  if (slot < room) return null;
  const right = left + slot * places.length;
  const y = (value: number): number => HEIGHT - ((value - scale.from) / (scale.to - scale.from)) * HEIGHT;
  const middle = (at: number): number => left + slot * (at + 0.5);
  const parts: ElementContent[] = axis(scale, left, right, y);
  const texts = new Texts();
  const thick = Math.min(wide, (slot * 0.8) / Math.max(1, bars.length));
  // A point may lie on the end of a bar.
  const away = bars.length < series.length ? 13 : 10;
  bars.forEach(({ index, values }, at) =>
    values.forEach(({ value, text }, place) => {
      const x = middle(place) + (at - (bars.length - 1) / 2) * thick;
      const [top, bottom] = [y(Math.max(value, scale.base)), y(Math.min(value, scale.base))];
      parts.push(drawBar(index, { left: x - thick / 2 + 2, right: x + thick / 2 - 2, top, bottom }));
      texts.add(text, { x, y: value < scale.base ? bottom + away : top - away }, value < scale.base ? 1 : -1);
    }),
  );
  for (const { kind, index, values } of series) {
    if (kind === 'bar') continue;
    const points = values.map(({ value }, place) => ({ x: middle(place), y: y(value) }));
    parts.push(...drawPoints(index, points));
    values.forEach(({ text }, place) => texts.add(text, { x: middle(place), y: (points[place]?.y ?? 0) - 14 }, -1));
  }
  const below = Math.max(HEIGHT, ...texts.boxes.map(({ bottom }) => bottom)) + 8;
  const tall = Math.max(...names.map(({ height }) => height));
  names.forEach((name, at) => parts.push(...textAt('dg-label', name, { x: middle(at), y: below + name.height / 2 })));
  const bounds = union([{ left: 0, top: -8, right, bottom: below + tall }, ...texts.boxes]);
  return { parts: [...parts, ...texts.parts], bounds };
}

function axis({ ticks }: Scale, left: number, right: number, y: (value: number) => number): ElementContent[] {
  return ticks.flatMap(({ value, text }) => [
    line('dg-lifeline', { x: left, y: y(value) }, { x: right, y: y(value) }),
    ...textAt('dg-end-label', setText(text, 200, SMALL), { x: left - 8, y: y(value) }),
  ]);
}

/** Values in words, moved up or down until none covers another. */
class Texts {
  readonly parts: ElementContent[] = [];
  readonly boxes: Rect[] = [];

  add(text: string, at: Point, way: 1 | -1): void {
    const block = { lines: [text], width: textWidth(text, SMALL), height: VALUE };
    let y = at.y;
    const covers = (): boolean =>
      this.boxes.some(
        (box) =>
          Math.abs((box.top + box.bottom) / 2 - y) < VALUE &&
          box.left < at.x + block.width / 2 + 2 &&
          box.right > at.x - block.width / 2 - 2,
      );
    while (covers()) y += way * 3;
    const box = boxAround({ x: at.x, y }, block.width + 4, VALUE);
    this.boxes.push(box);
    this.parts.push(...onGround('dg-label', block, box, { x: at.x, y }));
  }
}
