import { readFileSync } from 'node:fs';
import { wasmBinaryPromise } from 'shiki/wasm';
import { expect, test } from 'vitest';
import { ONIGURUMA, withSharedScanners } from './scanners';

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
