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

  test('lists with nothing in common are given whole, however long', () => {
    const before = Array.from({ length: 2000 }, (_, index) => `a${index}`);
    const after = Array.from({ length: 2000 }, (_, index) => `b${index}`);
    const steps = difference(before, after);
    expect(steps).toHaveLength(4000);
    expect(applySteps(before, steps)).toEqual(after);
  });
});
