import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createOnigurumaEngine } from 'shiki';

type Engine = Awaited<ReturnType<typeof createOnigurumaEngine>>;
type Scanner = ReturnType<Engine['createScanner']>;

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

/**
 * Rules of a grammar that hold the same others each ask for a scanner of the same expressions, of which C++ has
 * thousands of signs each; here they have one together, until the last of them gives it up.
 */
export function withSharedScanners(engine: Engine): Engine {
  const shared = new Map<string, { scanner: Scanner; users: number }>();
  const create = (key: string, patterns: Parameters<Engine['createScanner']>[0]) => {
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
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const key = patterns.join('\0');
      const one = shared.get(key) ?? create(key, patterns);
      one.users += 1;
      return one.scanner;
    },
  };
}
