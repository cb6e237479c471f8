import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createOnigurumaEngine } from 'shiki';

type Engine = Awaited<ReturnType<typeof createOnigurumaEngine>>;
type Patterns = Parameters<Engine['createScanner']>[0];
type Scanner = ReturnType<Engine['createScanner']>;
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

/** What finds the expressions of grammars, in WebAssembly. It lies beside a packed copy that is JavaScript. */
export const ONIGURUMA = path.join(path.dirname(createRequire(import.meta.url).resolve('shiki/wasm')), 'onig.wasm');

/**
 * Finds the expressions of grammars. Shiki would unpack the WebAssembly as a browser does, for which each thread of
 * Node loads all that it has of a browser.
 */
export async function createEngine(): Promise<Engine> {
  return withSharedScanners(
    await createOnigurumaEngine({
      instantiator: async (imports) => WebAssembly.instantiate(await readFile(ONIGURUMA), imports),
    }),
  );
}

/** From so many signs on, compiling an expression takes longer than all searches of a page for it. */
const LONG = 2000;

/**
 * Rules of a grammar that hold the same others ask for scanners of the same expressions, of which C++ has thousands of
 * signs each, and a rule often has one of them several times. Here repetitions are left out, which never match first;
 * the same lists have one scanner together, and so has each long expression, until the last of them gives it up.
 */
export function withSharedScanners(engine: Engine): Engine {
  const take = scannerPool(engine);
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const groups = groupsOf(patterns);
      if (groups.length === 1 && groups[0]?.length === patterns.length) return take(patterns);
      return joined(groups.map((places) => ({ places, scanner: take(places.map((at) => patterns[at] ?? '')) })));
    },
  };
}

/** Gives scanners by their expressions, each the same for as long as somebody has it. */
function scannerPool(engine: Engine): (patterns: Patterns) => Scanner {
  const shared = new Map<string, { scanner: Scanner; users: number }>();
  const create = (key: string, patterns: Patterns) => {
    const scanner = engine.createScanner(patterns);
    const one = { scanner, users: 0 };
    const end = scanner.dispose?.bind(scanner);
    scanner.dispose = () => {
      one.users -= 1;
      if (one.users > 0) return;
      shared.delete(key);
      end?.();
    };
    shared.set(key, one);
    return one;
  };
  return (patterns) => {
    const key = patterns.join('\0');
    const one = shared.get(key) ?? create(key, patterns);
    one.users += 1;
    return one.scanner;
  };
}

/** Places of the expressions that are searched for together: all short ones, and each long one by itself. */
function groupsOf(patterns: Patterns): number[][] {
  const first = new Map<string | RegExp, number>();
  for (const [at, pattern] of patterns.entries()) if (!first.has(pattern)) first.set(pattern, at);
  const short: number[] = [];
  const long: number[][] = [];
  for (const [pattern, at] of first) {
    if (String(pattern).length < LONG) short.push(at);
    else long.push([at]);
  }
  return short.length === 0 ? long : [short, ...long];
}

/** Expressions of a list that are searched for together, and where they stand in it. */
interface Group {
  places: readonly number[];
  scanner: Scanner;
}

/** A scanner of several: the match that begins first counts, and of those the one that stands first in the list. */
function joined(groups: readonly Group[]): Scanner {
  return {
    findNextMatchSync(text, from, options) {
      let best: Match | null = null;
      for (const { places, scanner } of groups) {
        const match = scanner.findNextMatchSync(text, from, options);
        if (match === null) continue;
        const placed = { ...match, index: places[match.index] ?? 0 };
        if (best === null || comesBefore(placed, best)) best = placed;
      }
      return best;
    },
    dispose() {
      for (const { scanner } of groups) scanner.dispose?.();
    },
  };
}

const startOf = ({ captureIndices: [whole] }: Match): number => whole?.start ?? 0;

const comesBefore = (a: Match, b: Match): boolean => {
  const [one, other] = [startOf(a), startOf(b)];
  return one < other || (one === other && a.index < b.index);
};
