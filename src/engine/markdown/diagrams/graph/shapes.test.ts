import { Resvg } from '@resvg/resvg-js';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { setText } from '../text';
import { figureOf } from './shapes';

const SHAPES = ['cloud', 'bang', 'circle', 'ellipse', 'cyl', 'h-cyl', 'hex', 'doc', 'docs', 'delay', 'curv-trap'];
const LABELS = ['C', 'A label', 'A label of some more words that takes several lines where it stands in a shape'];

describe.each(SHAPES)('a %s', (name) => {
  test.each(LABELS)('with the label %j stays in the room that is kept for it', (label) => {
    const figure = figureOf(name)?.(setText(label, 154));
    if (!figure) throw new Error(`There is no shape ${name}.`);
    const shapes = figure.draw({ x: 500, y: 500 }).filter((part) => part.type === 'element' && part.tagName !== 'text');
    const drawn = toHtml(shapes, { space: 'svg' });
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${drawn}</svg>`,
    ).getBBox();
    if (!box) throw new Error('Nothing is drawn.');
    expect(box.x).toBeGreaterThan(500 - figure.width / 2 - 1);
    expect(box.y).toBeGreaterThan(500 - figure.height / 2 - 1);
    expect(box.x + box.width).toBeLessThan(500 + figure.width / 2 + 1);
    expect(box.y + box.height).toBeLessThan(500 + figure.height / 2 + 1);
  });
});
