import { readFileSync } from 'node:fs';
import { wasmBinaryPromise } from 'shiki/wasm';
import { expect, test } from 'vitest';
import { createOnigurumaEngine } from 'shiki';
import { pick, random } from '../../../shared/search/test-data';
import { createEngine, ONIGURUMA, withSharedScanners } from './scanners';

test('what finds expressions is what Shiki would unpack', async () => {
  expect(Buffer.compare(readFileSync(ONIGURUMA), await wasmBinaryPromise)).toBe(0);
});

/** An engine whose scanners find nothing, and what was made and given up of them. */
function countingEngine() {
  const said: string[] = [];
  const engine = withSharedScanners({
    createString: (content) => ({ content }),
    createScanner(patterns) {
      const name = patterns.join(' ');
      said.push(`+${name}`);
      return { findNextMatchSync: () => null, dispose: () => void said.push(`-${name}`) };
    },
  });
  return { said, engine };
}

test('rules with the same expressions have one scanner, until the last gives it up', () => {
  const { said, engine } = countingEngine();
  const [first, second] = [engine.createScanner(['a', 'b']), engine.createScanner(['a', 'b'])];
  expect(second).toBe(first);
  first.dispose?.();
  expect(engine.createScanner(['a', 'b'])).toBe(first);
  first.dispose?.();
  second.dispose?.();
  expect(said).toEqual(['+a b', '-a b']);
  expect(engine.createScanner(['a', 'b'])).not.toBe(first);
  expect(said).toEqual(['+a b', '-a b', '+a b']);
});

test('other expressions, or the same in another order, have a scanner of their own', () => {
  const { engine } = countingEngine();
  const scanners = [['a', 'b'], ['b', 'a'], ['ab'], ['a']].map((patterns) => engine.createScanner(patterns));
  expect(new Set(scanners).size).toBe(4);
});

test('an expression that a list has twice is compiled once', () => {
  const { said, engine } = countingEngine();
  engine.createScanner(['a', 'b', 'a', 'c', 'b']);
  expect(said).toEqual(['+a b c']);
});

test('a long expression is compiled once for all lists, until the last gives it up', () => {
  const { said, engine } = countingEngine();
  const long = 'x'.repeat(2000);
  const [first, second] = [
    ['a', long, 'b'],
    [long, 'c'],
  ].map((patterns) => engine.createScanner(patterns));
  expect(said).toEqual(['+a b', `+${long}`, '+c']);
  first?.dispose?.();
  expect(said.slice(3)).toEqual(['-a b']);
  second?.dispose?.();
  expect(said.slice(4)).toEqual(['-c', `-${long}`]);
});

/** Expressions that overlap, begin at the same place, or find nothing. */
const POOL = [
  'a',
  'ab',
  'b+',
  '\\w',
  '(a)(b)?',
  '\\Gb',
  '$',
  '(?=c)',
  'z',
  `c{0}(?:${'q|'.repeat(1000)}ca)`,
  `(b)(?:${'r|'.repeat(1000)}c)`,
];

test('random lists find what they find without sharing', async () => {
  const [plain, engine] = [await createOnigurumaEngine(import('shiki/wasm')), await createEngine()];
  const next = random(20_261_127);
  const some = <T>(list: readonly T[]): T[] =>
    Array.from({ length: 1 + Math.floor(next() * 8) }, () => pick(next, list));
  for (let turn = 0; turn < 400; turn += 1) {
    const patterns = some(POOL);
    const text = some(['a', 'b', 'c', ' ']).join('');
    const [own, other] = [plain, engine].map((one) => one.createScanner(patterns));
    for (let from = 0; from <= text.length; from += 1)
      expect(other?.findNextMatchSync(text, from, 0), JSON.stringify([patterns, text, from])).toEqual(
        own?.findNextMatchSync(text, from, 0),
      );
  }
});
