import type { ElementContent } from 'hast';
import { numberAt } from '../key-list';
import { boxAround, circle, line, polygon, rect, textAt, union, type Point, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import { drawCurve } from './marks';
import type { Radar } from './parse';

const SMALL = { size: 13 };
const RADIUS = { least: 64, most: 150 };
/** Between the end of an axis and its label. */
const GAP = 10;
/** Rings nearer to each other than this have no numbers but the last. */
const READABLE = 22;

/** A text or a number at the end of an axis. */
interface AxisLabel {
  box: Rect;
  draw: () => ElementContent[];
}

interface RadarFigure {
  parts: ElementContent[];
  box: Rect;
  /** Whether axes are numbered because their labels have no room beside each other. */
  isNumbered: boolean;
}

/** Draws axes that begin in the middle, rings across them, and the curves; no wider than `width`. */
export function drawFigure(radar: Radar, width: number): RadarFigure {
  const { axes, curves, min, max } = radar;
  const count = axes.length;
  const wrap = width / 4;
  const blocks = axes.map(({ label }) => setText(label, wrap, SMALL));
  const widest = Math.max(...blocks.map((block) => block.width)) + GAP;
  const fitting = Math.min(RADIUS.most, width / 2 - widest);
  const words = blocks.map((block, index) => wordsAt(block, directionOf(index, count), fitting));
  const isNumbered = fitting < RADIUS.least || isCrowded(words);
  const radius = isNumbered ? Math.min(RADIUS.most, width / 2 - 40) : fitting;
  const labels = isNumbered ? axes.map((_, index) => digitsAt(index, directionOf(index, count), radius)) : words;
  const at = (index: number, value: number): Point => {
    const { x, y } = directionOf(index, count);
    const distance = (radius * (value - min)) / (max - min);
    return { x: x * distance, y: y * distance };
  };
  return {
    parts: [
      ...rings(radar, radius),
      ...axes.map((_, index) => line('dg-detail', { x: 0, y: 0 }, at(index, max))),
      ...curves.flatMap(({ entries }, index) =>
        drawCurve(
          index,
          entries.map(({ value }, axis) => at(axis, value)),
        ),
      ),
      ...scale(radar, radius),
      ...labels.flatMap(({ draw }) => draw()),
    ],
    box: union([boxAround({ x: 0, y: 0 }, 2 * radius + 16, 2 * radius + 16), ...labels.map(({ box }) => box)]),
    isNumbered,
  };
}

/** Where an axis points to: the first upwards, the others clockwise. */
function directionOf(index: number, count: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** A label outside of the end of its axis: above and below in its middle, else away from it. */
function wordsAt(block: TextBlock, { x, y }: Point, radius: number): AxisLabel {
  const side = Math.abs(x) < 0.1 ? 0 : Math.sign(x);
  const edge = { x: x * (radius + GAP), y: y * (radius + GAP) };
  const center = { x: edge.x + (side * block.width) / 2, y: edge.y + (y * block.height) / 2 };
  const start = { x: edge.x, y: center.y };
  return {
    box: boxAround(center, block.width, block.height),
    draw: () =>
      side === 0
        ? textAt('dg-label', block, center)
        : textAt(side > 0 ? 'dg-start-label' : 'dg-end-label', block, start),
  };
}

function digitsAt(index: number, { x, y }: Point, radius: number): AxisLabel {
  const number = numberAt(String(index + 1), { x: x * (radius + 18), y: y * (radius + 18) });
  return { box: number.box, draw: () => number.parts };
}

const isCrowded = (labels: readonly AxisLabel[]): boolean =>
  labels.some(({ box: a }, index) =>
    labels
      .slice(index + 1)
      .some(({ box: b }) => a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom && b.top < a.bottom),
  );

/** The rings, from the outside in, on a ground of their own. */
function rings({ axes, ticks, isRound }: Radar, radius: number): ElementContent[] {
  const count = axes.length;
  return Array.from({ length: ticks }, (_, index) => {
    const distance = (radius * (ticks - index)) / ticks;
    if (isRound || count < 3) return circle('dg-group', { x: 0, y: 0 }, distance);
    const corners = axes.map((_, axis) => directionOf(axis, count));
    return polygon(
      'dg-group',
      corners.map(({ x, y }) => ({ x: x * distance, y: y * distance })),
    );
  });
}

/** The numbers of the rings beside the first axis: all of them where they have room, else those of its ends. */
function scale({ min, max, ticks }: Radar, radius: number): ElementContent[] {
  const isEach = ticks > 0 && radius / ticks >= READABLE;
  const steps = isEach ? Array.from({ length: ticks + 1 }, (_, index) => index / ticks) : [0, 1];
  return steps.flatMap((share) => {
    const text = setText(ringText(min + (max - min) * share), Infinity, SMALL);
    const at = { x: -8, y: -radius * share };
    const ground = boxAround({ x: at.x - text.width / 2, y: at.y }, text.width + 4, 15);
    return [rect('dg-group-ground', ground, 2), ...textAt('dg-end-label', text, at)];
  });
}

/** A number of the scale: whole digits stand as they are, of the others as many as make four. */
function ringText(value: number): string {
  const whole = String(Math.trunc(value)).length;
  return String(Number(value.toPrecision(Math.max(4, whole))));
}
