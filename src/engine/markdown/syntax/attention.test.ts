import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { boundedAttention } from './attention';

const PIECES = ['*', '**', '_', '__', '***', 'a', 'b', ' ', ' ', '.', '~~', '`', '[x](y)', '\n'];

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

test('texts of marks are read as the construct of the parser reads them', () => {
  const next = numbers(7);
  for (let count = 0; count < 3000; count += 1) {
    const pieces = Array.from({ length: next(22) + 1 }, () => PIECES[next(PIECES.length)]);
    const text = `x${pieces.join('')}`;
    const own = fromMarkdown(text, { extensions: [gfm(), boundedAttention] });
    expect(own, text).toEqual(fromMarkdown(text, { extensions: [gfm()] }));
  }
});

test.each(['*z_*_]_', '*s_*_b_', '**a_**_b_ *c_* _d_', '*a_*_'.repeat(20)])('%j is read so, too', (text) => {
  const own = fromMarkdown(text, { extensions: [gfm(), boundedAttention] });
  expect(own).toEqual(fromMarkdown(text, { extensions: [gfm()] }));
});
