import { describe, expect, test } from 'vitest';
import { difference, type Step } from './difference';
import { applySteps } from './test-apply';

const letters = (text: string): string[] => [...text];
const written = (steps: readonly Step<string>[]): string =>
  steps
    .map((step) => (step.kind === 'same' ? step.after : step.kind === 'removed' ? `-${step.before}` : `+${step.after}`))
    .join('');

describe('the difference of two lists', () => {
  test.each([
    ['', '', ''],
    ['abc', 'abc', 'abc'],
    ['', 'ab', '+a+b'],
    ['ab', '', '-a-b'],
    ['abc', 'axc', 'a-b+xc'],
    ['abcd', 'acd', 'a-bcd'],
    ['acd', 'abcd', 'a+bcd'],
    ['abab', 'ab', 'ab-a-b'],
    ['xy', 'ab', '-x-y+a+b'],
  ])('%s to %s', (before, after, expected) =>
    expect(written(difference(letters(before), letters(after)))).toBe(expected),
  );

  test('what counts as equal is given', () => {
    const steps = difference(['A', 'b'], ['a', 'c'], (a, b) => a.toLowerCase() === b.toLowerCase());
    expect(steps[0]).toEqual({ kind: 'same', before: 'A', after: 'a' });
    expect(applySteps(['A', 'b'], steps)).toEqual(['a', 'c']);
  });

  /** Length of the longest common subsequence, by the plain table. */
  function common(a: readonly string[], b: readonly string[]): number {
    let line = Array.from({ length: b.length + 1 }, () => 0);
    for (const one of a) {
      const next = [0];
      for (const [index, other] of b.entries()) {
        next.push(one === other ? (line[index] ?? 0) + 1 : Math.max(next[index] ?? 0, line[index + 1] ?? 0));
      }
      line = next;
    }
    return line.at(-1) ?? 0;
  }

  test('is the shortest one, and leads to the second list, for 1,500 pairs of lists', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
    const list = (): string[] => Array.from({ length: next(14) }, () => 'abcd'[next(4)] ?? 'a');
    for (let round = 0; round < 1500; round++) {
      const [before, after] = [list(), list()];
      const steps = difference(before, after);
      expect(applySteps(before, steps)).toEqual(after);
      expect(steps.filter(({ kind }) => kind === 'same')).toHaveLength(common(before, after));
    }
  });

  test('lists with nothing in common are given whole, however long', () => {
    const before = Array.from({ length: 2000 }, (_, index) => `a${index}`);
    const after = Array.from({ length: 2000 }, (_, index) => `b${index}`);
    const steps = difference(before, after);
    expect(steps).toHaveLength(4000);
    expect(applySteps(before, steps)).toEqual(after);
  });

  test('steps of another list are refused', () => {
    const steps = difference(letters('abc'), letters('axc'));
    expect(() => applySteps(letters('zbc'), steps)).toThrow('leave the list at 0');
    expect(() => applySteps(letters('abcd'), steps)).toThrow('end at 3 of 4');
  });
});
