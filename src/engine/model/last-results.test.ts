import { describe, expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { lastLookUps, lastReadings, lastResults, resultsByText } from './last-results';

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

test('problems of a reading are told each time', () => {
  const remember = lastReadings<string>();
  const problem = { file: 'a', line: 1, column: 1, rule: 'x', severity: 'error', message: 'Wrong.' } as const;
  const found: Diagnostic[] = [];
  const read = (): string =>
    remember('a', ['text'], found, (own) => {
      own.push(problem);
      return 'read';
    });
  expect([read(), read()]).toEqual(['read', 'read']);
  expect(found).toEqual([problem, problem]);
});

describe('work that looks things up', () => {
  const known = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const remember = lastLookUps<{ now: number; later: () => number | undefined }, number | undefined>();
  const work = (): { now: number; later: () => number | undefined } =>
    remember(
      'page',
      [],
      (name) => known.get(name),
      (lookUp) => ({ now: lookUp('a') ?? 0, later: () => lookUp('c') }),
    );

  test('is done again only where an answer is another one', () => {
    const first = work();
    known.set('b', 3);
    expect(work()).toBe(first);
    known.set('a', 4);
    expect(work().now).toBe(4);
  });

  test('what is looked up later is looked up among what is there then, and counts too', () => {
    const first = work();
    expect(first.later()).toBeUndefined();
    known.set('c', 5);
    expect(work()).not.toBe(first);
    expect(work().later()).toBe(5);
  });
});

test('what was made of a text is given again, until there are too many or all are forgotten', () => {
  let count = 0;
  const results = resultsByText<number>(2);
  const of = (text: string): number => results.of(text, () => (count += 1));
  expect([of('a'), of('b'), of('a'), of('b')]).toEqual([1, 2, 1, 2]);
  expect([of('c'), of('a'), of('c')]).toEqual([3, 4, 3]);
  results.forget();
  expect(of('c')).toBe(5);
});
