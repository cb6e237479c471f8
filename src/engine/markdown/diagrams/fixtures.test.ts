// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import mermaid from 'mermaid';
import { beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { PAINTED_CLASSES } from '../html/standalone-diagram';
import { COLUMN } from './graph/draw';
import { drawDiagram } from './index';
import { readSource } from './source';
import { mermaidFacts, ownFacts } from './test-facts';
import { dice, pick } from './test-sources';
import { classOf, elements, textOf } from './test-drawing';
import { textWidth } from './text';

beforeAll(() => mermaid.initialize({ startOnLoad: false, securityLevel: 'loose' }));

const FOLDER = path.join(PROJECT_ROOT, 'src/engine/markdown/diagrams/fixtures');
/** Kinds whose readings `mermaid.test.ts` compares, with the diagrams of all content. */
const GRAPHS = new Set(['flowchart', 'sequence', 'state']);
const kinds = readdirSync(FOLDER).filter((kind) => !GRAPHS.has(kind));
const fixtures = kinds.flatMap((kind) =>
  readdirSync(path.join(FOLDER, kind))
    .filter((file) => file.endsWith('.mmd'))
    .map((file) => [`${kind}/${file}`, readFileSync(path.join(FOLDER, kind, file), 'utf8')] as const),
);

function drawings(source: string): { label: string; all: Element[] } {
  const result = drawDiagram(source);
  if (result.kind === 'refused') throw new Error(`${result.problem.line}: ${result.problem.message}`);
  return { label: result.label, all: result.narrow ? [result.svg, result.narrow] : [result.svg] };
}

/** Where a line of text stands: its left and right edge, and the middle of its small letters. */
function placeOf(node: Element): [left: number, right: number, y: number] {
  const name = classOf(node);
  const size = name === 'dg-number' ? 12 : /label|word/.test(name) ? 13 : 14;
  const width = textWidth(textOf(node), { size, bold: /title|word|number/.test(name) });
  const [x, y] = [Number(node.properties['x']), Number(node.properties['y']) - 4];
  if (/start|word/.test(name)) return [x, x + width, y];
  return /end/.test(name) ? [x - width, x, y] : [x - width / 2, x + width / 2, y];
}

/** Words and numbers that a reader knows by sight. */
const signsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,:-]\p{N}+)*/gu) ?? [];

describe.each(fixtures)('%s', (_, source) => {
  test('is read as Mermaid reads it', async () => {
    const expected = await mermaidFacts(source);
    expect(expected.length).toBeGreaterThan(0);
    expect(ownFacts(source)).toEqual(expected);
  });

  test('shows each word of what Mermaid reads, and tells it', async () => {
    const { label, all } = drawings(source);
    const shown = (await mermaidFacts(source)).flatMap((fact) => signsOf(fact.replace(/^.*§/, '').replace(HEADS, '')));
    for (const text of [label, ...all.map(textOf)])
      expect(shown.filter((word) => !text.includes(word) && !text.replaceAll('\n', '').includes(word))).toEqual([]);
  });

  test('shows each number of its source', () => {
    const { label, all } = drawings(source);
    const body = readSource(source)
      .body.replace(SETTINGS, '')
      .replace(/%%.*$|#\w+;/gm, '')
      // The bits of a field stand at its two ends.
      .replace(/^(\s*\d+)-(?=\d+\s*:)/gm, '$1 ');
    const numbers = body.match(/(?<![\p{L}\p{N}_.:#-])\p{N}+(?:[.:-]\p{N}+)*/gu) ?? [];
    for (const text of [label, ...all.map(textOf)]) {
      const ungrouped = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
      expect(numbers.filter((number) => !text.includes(number) && !ungrouped.includes(number))).toEqual([]);
    }
  });

  test('fits its column, and no text covers another', () => {
    const { all } = drawings(source);
    for (const svg of all) {
      const [left = 0, top = 0, width = 0, height = 0] = String(svg.properties['viewBox']).split(' ').map(Number);
      const places = elements(svg)
        .filter(({ tagName }) => tagName === 'text')
        .map((node) => [textOf(node), ...placeOf(node)] as const);
      for (const [text, from, to, y] of places)
        expect([text, from >= left, to <= left + width, y >= top, y <= top + height]).toEqual([
          text,
          true,
          true,
          true,
          true,
        ]);
      const covered = places.flatMap(([text, from, to, y], index) =>
        places
          .slice(index + 1)
          .flatMap(([other, start, end, at]) =>
            Math.abs(y - at) < 11 && from < end && to > start ? [`${text} / ${other}`] : [],
          ),
      );
      expect(covered).toEqual([]);
    }
    expect(Number(all[0]?.properties['width'])).toBeLessThanOrEqual(COLUMN);
  });

  test('cuts nothing round at its edge', () => {
    for (const svg of drawings(source).all) {
      const [left = 0, top = 0, width = 0, height = 0] = String(svg.properties['viewBox']).split(' ').map(Number);
      const round = elements(svg).filter(({ tagName }) => tagName === 'circle');
      const cut = round.filter(({ properties: { cx, cy, r } }) => {
        const [x, y, radius] = [Number(cx), Number(cy), Number(r)];
        return x - radius < left || x + radius > left + width || y - radius < top || y + radius > top + height;
      });
      expect(cut).toEqual([]);
    }
  });

  test('has painted classes alone', () => {
    for (const node of drawings(source).all.flatMap(elements)) {
      expect(PAINTED_CLASSES).toContain(classOf(node));
      expect(Object.keys(node.properties)).not.toContain('style');
      expect(Object.keys(node.properties)).not.toContain('id');
    }
  });
});

test.each(fixtures)(
  '%s, spoilt: refused at one of its lines or drawn within its column, never thrown',
  (file, source) => {
    const lines = source.split('\n').length;
    const counts = { drawn: 0, refused: 0 };
    for (let seed = 0; seed < 25; seed += 1) {
      const roll = dice(seed * 7919 + file.length);
      const at = roll(source.length);
      const spoilt = source.slice(0, at) + pick(roll, SPOILERS) + source.slice(at + roll(4));
      const result = drawDiagram(spoilt);
      counts[result.kind] += 1;
      if (result.kind === 'drawn') expect(String(result.svg.properties['viewBox'])).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
      else expect([result.problem.line > 0, result.problem.line <= lines + 1]).toEqual([true, true]);
    }
    expect(counts.drawn).toBeGreaterThan(0);
  },
);

const SPOILERS = ['', '-', '[', ']', ')', '{', '"', ':', ' ', ',', '\n', '%%', '0', '9e9', 'end', ';', '#', "'"];

/**
 * What says how a diagram is laid out and coloured, where links of it lead, and how many ends edges have; and lengths
 * of fields, which the numbers of their bits say.
 */
const SETTINGS =
  /^\s*(?:columns|style|classDef|class|click|link|callback|dateFormat|axisFormat|tickInterval|ticks|Update\w+)\b.*$|\border: *\d+|(?<=\]) *(?:radius|color|stroke).*$|, 0d$| 1 to |many\(0\)| 0\+ |^ *\+\d+/gm;

/** What facts of edges say in words of this test. */
const HEADS = / (?:solid|dotted) [\w-]+ [\w-]+$/;
