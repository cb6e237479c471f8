import { expect, test } from 'vitest';
import { lastResults } from './last-results';

test('work is done again only where an input is another one', () => {
  const done: string[] = [];
  const remember = lastResults<object>();
  const work = (name: string, ...inputs: unknown[]): object =>
    remember(name, inputs, () => {
      done.push(name);
      return {};
    });
  const shared = {};
  const first = work('a', 'text', shared);
  expect(work('a', ['te', 'xt'].join(''), shared)).toBe(first);
  expect(work('b', 'text', shared)).not.toBe(first);
  expect(work('a', 'text', {})).not.toBe(first);
  const fewer = work('a', 'text');
  expect(fewer).not.toBe(first);
  expect(work('a', 'text', shared)).not.toBe(fewer);
  expect(done).toEqual(['a', 'b', 'a', 'a', 'a']);
});

test('only the last result is kept', () => {
  let count = 0;
  const remember = lastResults<number>();
  const work = (input: number): number => remember('a', [input], () => (count += 1));
  expect([work(1), work(2), work(1)]).toEqual([1, 2, 3]);
});

test('work that throws leaves nothing behind', () => {
  const remember = lastResults<number>();
  expect(() =>
    remember('a', [], () => {
      throw new Error('once');
    }),
  ).toThrow('once');
  expect(remember('a', [], () => 2)).toBe(2);
});
