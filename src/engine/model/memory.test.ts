import { afterEach, expect, test } from 'vitest';
import { boundMemory, collectGarbage, keepText, keepTexts } from './memory';

const TEXT = 'A dash – and an arrow → and a sign that is two: 𝒜.';

afterEach(() => boundMemory(1));

test.each([
  ['a small site', 100],
  ['a large one', 2000],
])('texts of %s are what they were when they are asked for', (_, files) => {
  boundMemory(files);
  expect(keepText(TEXT)()).toBe(TEXT);
  const article = { html: TEXT, words: 3 };
  keepTexts(article, ['html']);
  expect([article.html, { ...article }, JSON.stringify(article)]).toEqual([
    TEXT,
    { html: TEXT, words: 3 },
    JSON.stringify({ html: TEXT, words: 3 }),
  ]);
});

test('texts of a large site lie outside of the heap that is collected', () => {
  const all: unknown[] = [];
  const held = (files: number): number => {
    boundMemory(files);
    const before = process.memoryUsage().external;
    const kept = Array.from({ length: 50 }, (_, index) => keepText(`${index} ${TEXT}`.repeat(2000)));
    const { external } = process.memoryUsage();
    expect(kept.at(-1)?.()).toMatch(/^49 A dash/);
    all.push(kept);
    return external - before;
  };
  // What other tests have left is freed at any time, so a measurement may show less than is held, and never more.
  expect(Math.max(...Array.from({ length: 5 }, () => held(2000)))).toBeGreaterThan(4_000_000);
  expect(held(100)).toBeLessThan(1_000_000);
});

test('what nobody holds is collected when a step of a large site has ended', async () => {
  boundMemory(2000);
  const garbage = new WeakRef({});
  // A thing that was looked at lives until the end of its turn.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(garbage.deref()).toBeUndefined();
});
