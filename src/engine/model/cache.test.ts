import { readdirSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest, openCache, lastResults } from './cache';
import { temporaryFolder } from './test-folder';

const { at } = temporaryFolder();

const DAYS = 24 * 60 * 60;
const age = (file: string, days: number): void => {
  const then = Date.now() / 1000 - days * DAYS;
  utimesSync(file, then, then);
};

test('an entry comes back as it was put in, text and bytes', () => {
  const cache = openCache('test', at());
  cache.write('a', 'Größe');
  cache.write('b', new Uint8Array([0, 255, 10]));
  expect(openCache('test', at()).read('a')?.toString()).toBe('Größe');
  expect([...(cache.read('b') ?? [])]).toEqual([0, 255, 10]);
  expect(cache.read('c')).toBeNull();
});

test('entries that no build has read for thirty days go, and those in use stay', () => {
  const cache = openCache('test', at());
  for (const name of ['old', 'used', 'young']) cache.write(name, name);
  age(at('old'), 31);
  age(at('used'), 31);
  age(at('young'), 29);
  cache.read('used');
  age(at('.pruned'), 2);
  expect(openCache('test', at()).read('old')).toBeNull();
  expect(readdirSync(at()).sort()).toEqual(['.pruned', 'used', 'young']);
});

test('a digest knows where its parts end', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  expect(digest('a')).toBe(digest(Buffer.from('a')));
});

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

test('work that throws stores nothing', () => {
  const remember = lastResults<number>();
  expect(() =>
    remember('a', [], () => {
      throw new Error('once');
    }),
  ).toThrow('once');
  expect(remember('a', [], () => 2)).toBe(2);
});
