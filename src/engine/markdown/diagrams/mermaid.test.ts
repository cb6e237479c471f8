// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid';
import { beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { walk } from '../../read/walk';
import { drawDiagram } from './index';
import { mermaidReading, ownReading } from './test-readings';
import { dice, flowchartText, pick, sequenceText } from './test-sources';

beforeAll(() => mermaid.initialize({ startOnLoad: false, securityLevel: 'loose' }));

const diagrams = walk(path.join(PROJECT_ROOT, 'content'), (file) => file.endsWith('.md')).flatMap((file) =>
  [...readFileSync(path.join(PROJECT_ROOT, 'content', file), 'utf8').matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].map(
    ([, text = '']) => [file, text] as const,
  ),
);

const FIXTURES = path.join(PROJECT_ROOT, 'src/engine/markdown/diagrams/fixtures');
const fixtures = walk(FIXTURES, (file) => /^(?:flowchart|sequence|state)\/.*\.mmd$/.test(file)).map(
  (file) => [file, readFileSync(path.join(FIXTURES, file), 'utf8')] as const,
);

test.each([...diagrams, ...fixtures])('%s: read as Mermaid reads it', async (_, source) => {
  const expected = await mermaidReading(source);
  expect(expected?.length).toBeGreaterThan(0);
  expect(ownReading(source)).toEqual(expected);
});

const SEEDS = Array.from({ length: 6 }, (_, index) => index);

test.each(SEEDS)(
  'generated flowcharts of series %i are read as Mermaid reads them, and show every word',
  async (series) => {
    let compared = 0;
    for (let seed = series * 1000; seed < series * 1000 + 26; seed += 1) {
      const source = flowchartText(seed);
      const expected = await mermaidReading(source);
      if (expected === null) continue;
      compared += 1;
      expect(ownReading(source), source).toEqual(expected);
      expect(drawDiagram(source).kind, source).toBe('drawn');
    }
    expect(compared).toBeGreaterThan(18);
  },
  60_000,
);

test.each(SEEDS)('generated sequences of series %i are read as Mermaid reads them', async (series) => {
  let compared = 0;
  for (let seed = series * 1000; seed < series * 1000 + 26; seed += 1) {
    const source = sequenceText(seed);
    const expected = await mermaidReading(source);
    if (expected === null) continue;
    compared += 1;
    expect(ownReading(source), source).toEqual(expected);
    expect(drawDiagram(source).kind, source).toBe('drawn');
  }
  expect(compared).toBeGreaterThan(18);
});

test('what is spoilt is refused as Mermaid refuses it, or read alike; nothing is thrown', async () => {
  let [refused, lenient] = [0, 0];
  for (let seed = 0; seed < 200; seed += 1) {
    const roll = dice(seed + 77);
    const whole = seed % 2 ? flowchartText(seed) : sequenceText(seed);
    const at = 14 + roll(whole.length - 14);
    const source =
      whole.slice(0, at) + pick(roll, ['', '-', '[', ')', '"', '>', ' ', '|']) + whole.slice(at + 1 + roll(2));
    const [expected, own] = [await mermaidReading(source), ownReading(source)];
    // A name of several words with an alias is one participant here, and another one in Mermaid.
    if (/(?:participant|actor)\s+\S+\s+\S.*\sas\s/.test(source)) continue;
    drawDiagram(source);
    if (expected !== null && own !== null) expect(own, source).toEqual(expected);
    if (expected === null) refused += 1;
    if (expected === null && own !== null) lenient += 1;
  }
  expect(refused).toBeGreaterThan(40);
  expect(lenient / refused).toBeLessThan(0.15);
}, 60_000);
