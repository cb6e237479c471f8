import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { PAINTED_CLASSES } from '../../render/feeds/feed-html';
import { walk } from '../../read/walk';
import { COLUMN, drawDiagram } from './index';
import { classOf, elements, textOf } from './test-drawing';
import { textWidth } from './svg';

/** Every diagram of the site by its file. */
const diagrams = walk(path.join(PROJECT_ROOT, 'content'), (file) => file.endsWith('.md')).flatMap((file) =>
  [
    ...readFileSync(path.join(PROJECT_ROOT, 'content', file), 'utf8').matchAll(/^( *)```mermaid\n([\s\S]*?)^ *```/gm),
  ].map(([, indent = '', text = '']) => [file, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] as const),
);

function drawn(source: string): Element {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(`${result.problem.line}: ${result.problem.message}`);
  return result.svg;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Texts of a source found by their signs alone, not by the parsers. */
function labelsOf(source: string): string[] {
  const body = source.replace(/^\s*participant \S+(?! as)$/gm, '');
  return [
    ...body.matchAll(/"([^"]+)"|>\|([^|"\n]+)\||[[({]([^[\](){}"|*]+)[\])}]|(?<!:):\s+([^"\n]+)$| as ([^\n]+)$/gm),
  ]
    .map((match) => plain(match.slice(1).find((group) => group !== undefined) ?? ''))
    .filter((label) => /[\p{L}\p{N}]/u.test(label) && !label.includes('"'));
}

/** The bounding box of a shape that contains text. */
function boxOf(node: Element): [left: number, top: number, right: number, bottom: number] | null {
  const { x, y, width, height, cx, cy, r, points, d } = node.properties;
  if (points !== undefined) {
    const pairs = String(points)
      .split(' ')
      .map((pair) => pair.split(',').map(Number));
    const [xs, ys] = [pairs.map(([px = 0]) => px), pairs.map(([, py = 0]) => py)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
  if (r !== undefined)
    return [Number(cx) - Number(r), Number(cy) - Number(r), Number(cx) + Number(r), Number(cy) + Number(r)];
  if (width !== undefined) return [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)];
  const plate = /^M(-?[\d.]+)[ ]?(-?[\d.]+)l(10)-([\d.]+)h([\d.]+)/.exec(String(d));
  if (plate) {
    const [from = 0, middle = 0, tip = 0, half = 0, long = 0] = plate.slice(1).map(Number);
    return [from, middle - half, from + 2 * tip + long, middle + half];
  }
  const cylinder = /^M(-?[\d.]+)[ ]?(-?[\d.]+)a(-?[\d.]+).*v([\d.]+)/.exec(String(d));
  if (!cylinder) return null;
  const [left = 0, top = 0, half = 0, tall = 0] = cylinder.slice(1).map(Number);
  return [left, top - 8, left + 2 * half, top + tall + 8];
}

test('the site has diagrams', () => expect(diagrams.length).toBeGreaterThan(80));

test.each(diagrams)('%s: each word of the source is in the drawing', (_, source) => {
  const svg = drawn(source);
  const text = plain(textOf(svg));
  const labels = labelsOf(source);
  expect(labels.length + (source.match(/-->/g)?.length ?? 0)).toBeGreaterThan(0);
  for (const label of labels) expect(text).toContain(label);
  for (const label of labels) expect(String(svg.properties['ariaLabel'])).toContain(label);
});

test.each(diagrams)('%s: the drawing fits the column, and every label its box', (_, source) => {
  const svg = drawn(source);
  expect(Number(svg.properties['width'])).toBeLessThanOrEqual(COLUMN);
  const [left = 0, top = 0, width = 0, height = 0] = String(svg.properties['viewBox']).split(' ').map(Number);
  const all = elements(svg);
  const boxes = all
    .filter((node) => /^dg-(?:node|choice|note)$/.test(classOf(node)))
    .flatMap((node) => {
      const box = boxOf(node);
      return box ? [box] : [];
    });
  for (const node of all.filter(({ tagName }) => tagName === 'text')) {
    const [x, y] = [Number(node.properties['x']), Number(node.properties['y'])];
    const small = /label/.test(classOf(node));
    const wide = textWidth(textOf(node), { size: small ? 13 : 14, bold: /title|word/.test(classOf(node)) });
    const [from, to] = /start|word/.test(classOf(node)) ? [x, x + wide] : [x - wide / 2, x + wide / 2];
    expect([from >= left, to <= left + width, y >= top, y <= top + height]).toEqual([true, true, true, true]);
    if (classOf(node) !== 'dg-text') continue;
    const holding = boxes.find((box) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    expect(holding, `${textOf(node)} is in no box`).toBeDefined();
    if (holding) expect([from > holding[0] + 4, to < holding[2] - 4]).toEqual([true, true]);
  }
});

test('no drawing has an id, a style or a class that is painted nowhere', () => {
  const sheet = readFileSync(path.join(PROJECT_ROOT, 'src/app/styles/diagrams.css'), 'utf8');
  for (const [, source] of diagrams)
    for (const node of elements(drawn(source))) {
      expect(Object.keys(node.properties)).not.toContain('id');
      expect(Object.keys(node.properties)).not.toContain('style');
      if (/^dg-(?:text|caption)$/.test(classOf(node))) continue;
      expect(sheet).toContain(`.${classOf(node)}`);
      expect(PAINTED_CLASSES).toContain(classOf(node));
    }
});
